import { inquiry, must, submitInquiry } from '../../testing/builders';
import fc from '../../testing/propertyTests';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { createCustomerCalls } from './customers.fixture';

let app: TestApp;
let admin: string;
let customers: ReturnType<typeof createCustomerCalls>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  customers = createCustomerCalls(app, admin);
});
afterAll(() => app.stop());

const rows = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> => app.deps.db.dataSource.query(sql, values);
const addOrder = async (customerId: string): Promise<string> => {
  const id = await submitInquiry(app, inquiry(app));
  await customers.tie(id, customerId);
  return id;
};
const listOrders = async (customerId: string): Promise<string[]> =>
  (await rows<{ id: string }>('select id from "order" where customer_id = $1 order by id', [customerId])).map(
    ({ id }) => id,
  );

it('merges a double, and takes it apart again as both were', async () => {
  const school = await customers.create('Näidiskool', { contacts: [{ name: 'Mari' }], address: 'Kooli 1' });
  const double = await customers.create('Näidiskool MTÜ', {
    registryCode: '12345678',
    address: 'Kooli 2',
    prepaymentPercent: 50,
    contacts: [{ name: 'Jüri' }],
  });
  const own = await addOrder(school.id);
  const other = await addOrder(double.id);
  const told = await rows(`select id, full_name, email, company, version from "order" where id = $1`, [other]);

  const merged = await customers.merge(school.id, double.id);
  expect(merged).toMatchObject({
    name: 'Näidiskool',
    registryCode: '12345678',
    address: 'Kooli 1',
    prepaymentPercent: 50,
    contacts: [{ name: 'Mari' }, { name: 'Jüri' }],
    merges: [{ merged: { name: 'Näidiskool MTÜ' }, orders: 1 }],
    figures: { orders: 2 },
  });
  expect(await listOrders(school.id)).toEqual([own, other].sort());
  expect(await rows(`select id, full_name, email, company, version from "order" where id = $1`, [other])).toEqual(told);
  expect((await customers.list({ search: 'näidiskool' })).nodes).toMatchObject([{ id: school.id, orders: 2 }]);
  expect((await customers.read(double.id)).mergedInto).toEqual({ id: school.id, name: 'Näidiskool' });

  const apart = await customers.undo(merged.merges[0]?.id ?? '');
  expect(apart).toMatchObject({
    registryCode: null,
    address: 'Kooli 1',
    prepaymentPercent: 0,
    contacts: [{ name: 'Mari' }],
    merges: [],
    figures: { orders: 1 },
  });
  expect(await customers.read(double.id)).toMatchObject({
    mergedInto: null,
    registryCode: '12345678',
    address: 'Kooli 2',
    contacts: [{ name: 'Jüri' }],
    figures: { orders: 1 },
  });
});

it('gives the days of the prepayment back with its percentage', async () => {
  const own = { prepaymentPercent: 0, prepaymentDaysBefore: 7 };
  const one = await customers.create('P1', own);
  const two = await customers.create('P2', { prepaymentPercent: 30, prepaymentDaysBefore: 14 });
  const merged = await customers.merge(one.id, two.id);
  expect(merged).toMatchObject({ prepaymentPercent: 30, prepaymentDaysBefore: 14 });
  expect(await customers.undo(merged.merges[0]?.id ?? '')).toMatchObject(own);
});

it('refuses to undo a merge whose record shares its code with a newer one', async () => {
  const one = await customers.create('K1', { registryCode: '10421629' });
  const two = await customers.create('K2', { registryCode: '12227996' });
  const merge = (await customers.merge(one.id, two.id)).merges[0]?.id ?? '';
  const three = await customers.create('K3', { registryCode: '12227996' });
  const refusal = await customers.refuse(customers.documents.undo, { id: merge });
  expect(refusal).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('K3') });
  await customers.update(three.id, three.version, { kind: 'company', name: 'K3' });
  await customers.undo(merge);
  expect(await customers.read(two.id)).toMatchObject({ mergedInto: null, registryCode: '12227996' });
});

it('leaves what was written or tied since where it is', async () => {
  const one = await customers.create('Üks', { contacts: [{ name: 'Mari' }] });
  const two = await customers.create('Kaks', {
    registryCode: '10137319',
    notes: 'Märkus',
    contacts: [{ name: 'Jüri' }],
  });
  const third = await customers.create('Kolm');
  const goes = await addOrder(two.id);
  const stays = await addOrder(two.id);
  const merged = await customers.merge(one.id, two.id);
  const later = await addOrder(one.id);
  await customers.tie(goes, third.id);
  const contacts = merged.contacts.map(({ id, name }) => ({ id, name }));
  const input = { kind: 'company', name: 'Üks', registryCode: '10137319', notes: 'Uus märkus', contacts };
  await customers.update(one.id, merged.version, input);
  expect(await customers.undo(merged.merges[0]?.id ?? '')).toMatchObject({
    notes: 'Uus märkus',
    registryCode: null,
    contacts: [{ name: 'Mari' }],
  });
  expect([await listOrders(one.id), await listOrders(two.id), await listOrders(third.id)]).toEqual([
    [later],
    [stays],
    [goes],
  ]);
});

it('refuses to merge with itself, a merged one, and to undo twice or out of order', async () => {
  const one = await customers.create('A1');
  const two = await customers.create('A2');
  const three = await customers.create('A3');
  const { merge, undo, tie, update } = customers.documents;
  expect(await customers.refuse(merge, { id: one.id, mergedId: one.id })).toMatchObject({ field: 'mergedId' });
  const first = (await customers.merge(two.id, three.id)).merges[0]?.id ?? '';
  expect(await customers.refuse(merge, { id: one.id, mergedId: three.id })).toMatchObject({ code: 'CONFLICT' });
  expect(await customers.refuse(tie, { id: await addOrder(one.id), customerId: three.id })).toMatchObject({
    code: 'CONFLICT',
  });
  const edit = { id: three.id, version: 2, input: { kind: 'company', name: 'A3' } };
  expect(await customers.refuse(update, edit)).toMatchObject({ code: 'CONFLICT' });
  const second = (await customers.merge(one.id, two.id)).merges[0]?.id ?? '';
  expect((await customers.read(three.id)).mergedInto?.id).toBe(one.id);
  expect(await customers.refuse(undo, { id: first })).toMatchObject({ code: 'CONFLICT' });
  await customers.undo(second);
  expect((await customers.read(three.id)).mergedInto?.id).toBe(two.id);
  await customers.undo(first);
  expect(await customers.refuse(undo, { id: first })).toMatchObject({ code: 'CONFLICT' });
  expect(await customers.refuse(undo, { id: one.id })).toMatchObject({ code: 'NOT_FOUND' });
});

it('two merges of the same pair at once are one merge', async () => {
  const one = await customers.create('B1');
  const two = await customers.create('B2');
  const replies = await Promise.allSettled([
    customers.merge(one.id, two.id),
    customers.merge(two.id, one.id),
    customers.merge(one.id, two.id),
  ]);
  expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(
    await rows('select id from customer where merged_into_id is null and id = any($1)', [[one.id, two.id]]),
  ).toHaveLength(1);
});

it('takes invoices along, and back', async () => {
  const one = await customers.create('C1');
  const two = await customers.create('C2');
  const order = await addOrder(two.id);
  await must(
    app,
    'mutation($id: UUID!) { answerOrder(id: $id, price: 540, vatRate: 24) { id } }',
    { id: order },
    admin,
  );
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id: order }, admin);
  await must(app, 'mutation($orderId: UUID!) { makeInvoice(orderId: $orderId) { id } }', { orderId: order }, admin);
  await rows('update invoice set customer_id = $1', [two.id]);
  const readBuyer = () =>
    rows('select i.customer_id as id from invoice i join invoice_trip t on t.invoice_id = i.id where t.order_id = $1', [
      order,
    ]);
  expect(await readBuyer()).toEqual([{ id: two.id }]);
  const { merges } = await customers.merge(one.id, two.id);
  expect(await readBuyer()).toEqual([{ id: one.id }]);
  await customers.undo(merges[0]?.id ?? '');
  expect(await readBuyer()).toEqual([{ id: two.id }]);
});

it('knows each table that a merge leaves where it is', async () => {
  const references = await rows<{ table: string; column: string }>(
    `select r.relname as "table", a.attname as "column"
     from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_attribute a on a.attrelid = r.oid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'customer'::regclass
       and (a.attname not in ('customer_id', 'merged_into_id')
         or not exists (select from pg_attribute k where k.attrelid = r.oid and k.attname = 'id')) order by 1`,
  );
  expect(references).toEqual([
    // Tells of two records.
    { table: 'customer_merge', column: 'merged_id' },
    // Its reader follows customer.merged_into_id.
    { table: 'customer_refusal', column: 'customer_id' },
  ]);
});

// The model: which customer each order is of, by replaying merges that are not undone on the ties that people made.
it('any sequence of ties, merges and undos gives back what a replay says', async () => {
  const count = 4;
  const step = fc.oneof(
    fc.record({ kind: fc.constant('tie' as const), order: fc.nat(3), customer: fc.nat(count - 1) }),
    fc.record({ kind: fc.constant('merge' as const), to: fc.nat(count - 1), from: fc.nat(count - 1) }),
    fc.record({ kind: fc.constant('undo' as const), nth: fc.nat(3) }),
  );
  const orders = await Promise.all([0, 1, 2, 3].map(() => submitInquiry(app, inquiry(app))));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const ids: string[] = [];
      for (let nth = 0; nth < count; nth += 1) ids.push((await customers.create(`Mudel ${nth}`)).id);
      for (const id of orders) await customers.tie(id, null);
      const model = new MergeModel(count, orders.length);
      const merges: string[] = [];
      for (const one of steps) {
        const [accepted, done] = await play(one, { ids, orders, merges, model });
        expect(done).toBe(accepted);
      }
      const stored = await rows<{ id: string; customerId: string | null }>(
        'select id, customer_id as "customerId" from "order" where id = any($1)',
        [orders],
      );
      const byId = new Map(stored.map(({ id, customerId }) => [id, customerId]));
      expect(orders.map((id) => ids.indexOf(byId.get(id) ?? ''))).toEqual(model.owners);
    }),
    { numRuns: 12 },
  );
});

type Step =
  | { kind: 'tie'; order: number; customer: number }
  | { kind: 'merge'; to: number; from: number }
  | { kind: 'undo'; nth: number };

/** Keeps whole copies of what was, and no list of what moved. */
class MergeModel {
  readonly owners: number[];
  private readonly mergedInto: (number | null)[];
  private readonly merges: {
    to: number;
    from: number;
    owners: number[];
    into: (number | null)[];
    isUndone: boolean;
  }[] = [];

  constructor(customers: number, orders: number) {
    this.owners = Array<number>(orders).fill(-1);
    this.mergedInto = Array<number | null>(customers).fill(null);
  }

  tie(order: number, customer: number): boolean {
    if (this.mergedInto[customer] !== null) return false;
    this.owners[order] = customer;
    return true;
  }

  merge(to: number, from: number): boolean {
    if (to === from || this.mergedInto[to] !== null || this.mergedInto[from] !== null) return false;
    this.merges.push({ to, from, owners: [...this.owners], into: [...this.mergedInto], isUndone: false });
    this.owners.forEach((owner, order) => {
      if (owner === from) this.owners[order] = to;
    });
    this.mergedInto.forEach((into, customer) => {
      if (into === from) this.mergedInto[customer] = to;
    });
    this.mergedInto[from] = to;
    return true;
  }

  undo(nth: number): boolean {
    const merge = this.merges[nth];
    if (!merge || merge.isUndone || this.mergedInto[merge.to] !== null) return false;
    merge.isUndone = true;
    this.owners.forEach((owner, order) => {
      if (owner === merge.to && merge.owners[order] === merge.from) this.owners[order] = merge.from;
    });
    this.mergedInto.forEach((into, customer) => {
      if (into === merge.to && merge.into[customer] === merge.from) this.mergedInto[customer] = merge.from;
    });
    this.mergedInto[merge.from] = null;
    return true;
  }
}

interface Played {
  ids: readonly string[];
  orders: readonly string[];
  merges: string[];
  model: MergeModel;
}

/** Whether the model and the portal did the step. */
async function play(step: Step, { ids, orders, merges, model }: Played): Promise<[boolean, boolean]> {
  const isDone = async (act: Promise<unknown>) =>
    act.then(
      () => true,
      () => false,
    );
  if (step.kind === 'tie')
    return [
      model.tie(step.order, step.customer),
      await isDone(customers.tie(orders[step.order] ?? '', ids[step.customer] ?? '')),
    ];
  if (step.kind === 'undo')
    return [model.undo(step.nth), await isDone(customers.undo(merges[step.nth] ?? ids[0] ?? ''))];
  const merged = customers.merge(ids[step.to] ?? '', ids[step.from] ?? '').then(({ merges: [newest] }) => {
    merges.push(newest?.id ?? '');
  });
  return [model.merge(step.to, step.from), await isDone(merged)];
}
