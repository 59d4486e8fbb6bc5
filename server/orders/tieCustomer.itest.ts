import { createCustomerCalls } from '../company/customers/customers.fixture';
import { inquiry, must, submitInquiry } from '../testing/builders';
import type { TestApp } from '../testing/testApp';
import { startTestApp } from '../testing/testApp';

let app: TestApp;
let admin: string;
let customers: ReturnType<typeof createCustomerCalls>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  customers = createCustomerCalls(app, admin);
});
afterAll(() => app.stop());

let asked = 0;
/** An inquiry whose e-mail and company are its own. */
const ask = (more: object = {}): Promise<string> =>
  submitInquiry(app, {
    ...inquiry(app),
    email: `nr${(asked += 1)}@seotud.example`,
    company: `Firma ${asked}`,
    ...more,
  });
const setCode = (id: string, companyRegistrationNumber: string) =>
  must(
    app,
    'mutation($id: UUID!, $input: OrderDetailsInput!) { updateOrder(id: $id, input: $input) { id } }',
    { id, input: { companyRegistrationNumber } },
    admin,
  );

describe('suggestions', () => {
  it('come by registry code, then e-mail, then name, and a stranger joins none', async () => {
    const byCode = await customers.create('Kood OÜ', { registryCode: '12345678' });
    const byEmail = await customers.create('Post OÜ', { contacts: [{ email: 'Mari@Post.example' }] });
    const byName = await customers.create('Nimi OÜ');
    const id = await ask({ email: 'mari@post.example', company: 'nimi oü' });
    await setCode(id, '12345678');
    const { order } = await must<{ order: { customer: unknown } }>(
      app,
      'query($id: UUID!) { order(id: $id) { customer { id } } }',
      { id },
      admin,
    );
    expect(order.customer).toBeNull();
    expect(await customers.suggest(id)).toEqual([
      { id: byCode.id, reason: 'registryCode' },
      { id: byEmail.id, reason: 'email' },
      { id: byName.id, reason: 'name' },
    ]);
  });

  it('come by the e-mail of an earlier order, and not of a record with another code', async () => {
    const former = await customers.create('Varasem OÜ');
    await customers.tie(await ask({ email: 'varem@tellija.example' }), former.id);
    const id = await ask({ email: 'VAREM@tellija.example' });
    expect(await customers.suggest(id)).toEqual([{ id: former.id, reason: 'email' }]);
    await setCode(id, '10137319');
    expect(await customers.suggest(id)).toEqual([{ id: former.id, reason: 'email' }]);
    const { version } = await customers.read(former.id);
    await customers.update(former.id, version, { kind: 'company', name: 'Varasem OÜ', registryCode: '11132584' });
    expect(await customers.suggest(id)).toEqual([]);
  });

  it('name the record that stayed, and none that was refused', async () => {
    const school = await customers.create('Jääb kool');
    const double = await customers.create('Kaob kool');
    await customers.merge(school.id, double.id);
    const id = await ask({ company: 'Kaob kool' });
    expect(await customers.suggest(id)).toEqual([{ id: school.id, reason: 'name' }]);
    await customers.refuseCustomer(id, school.id);
    await customers.refuseCustomer(id, school.id);
    expect(await customers.suggest(id)).toEqual([]);
  });
});

describe('a tie', () => {
  it('fills the empty fields of the invoice, and leaves those of the inquiry', async () => {
    const { id: customerId } = await customers.create('Täitja OÜ', {
      registryCode: '10765896',
      address: 'Tee 1',
      invoiceEmail: 'arved@taitja.example',
      priceAgreement: '10% soodsam',
    });
    const id = await ask({ company: 'Täitja osaühing', fullName: 'Mari Mets' });
    expect(await customers.tie(id, customerId)).toMatchObject({
      fullName: 'Mari Mets',
      company: 'Täitja osaühing',
      companyRegistrationNumber: '10765896',
      companyAddress: 'Tee 1',
      invoiceEmail: 'arved@taitja.example',
      customer: { id: customerId, name: 'Täitja OÜ', priceAgreement: '10% soodsam' },
    });
    const { orderHistory } = await must<{ orderHistory: { action: string; changes: string }[] }>(
      app,
      'query($id: UUID!) { orderHistory(id: $id) { action changes } }',
      { id },
      admin,
    );
    expect(orderHistory[0]?.action).toBe('tieCustomer');
    expect(JSON.parse(orderHistory[0]?.changes ?? '')).toMatchObject({ customer: [null, 'Täitja OÜ'] });
    expect(await customers.tie(id, null)).toMatchObject({ companyAddress: 'Tee 1', customer: null });
  });

  it('makes a record of the order, once', async () => {
    const id = await ask({ company: 'Uus Klient OÜ', fullName: 'Jüri Tamm', email: 'jyri@uusklient.example' });
    const { version } = await customers.tie(id, null);
    const again = { id, version };
    const replies = await Promise.all([1, 2].map(() => app.graphql(customers.documents.tieNew, again, admin)));
    expect(replies.map(({ errors }) => errors?.[0]?.extensions.code).sort()).toEqual(['STALE_VERSION', undefined]);
    expect((await customers.list({ search: 'Uus Klient' })).nodes).toMatchObject([
      { name: 'Uus Klient OÜ', orders: 1 },
    ]);
    expect((await customers.list({ search: 'jyri@uusklient.example' })).nodes).toHaveLength(1);
  });

  it('makes no record with a code that cannot be', async () => {
    const id = await ask();
    await setCode(id, '12345679');
    expect(await customers.refuse(customers.documents.tieNew, { id })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'companyRegistrationNumber',
    });
  });

  it("lists a customer's orders by cursor, the latest trip first", async () => {
    const { id: customerId } = await customers.create('Palju reise');
    const ids: string[] = [];
    for (const hours of [400, 600, 500]) {
      const id = await submitInquiry(app, { ...inquiry(app, hours), email: `reis${hours}@palju.example` });
      await customers.tie(id, customerId);
      ids.push(id);
    }
    const document =
      'query($customerId: UUID!, $after: String) { customerOrders(customerId: $customerId, first: 2, after: $after) { nodes { id } endCursor total } }';
    type Part = { customerOrders: { nodes: { id: string }[]; endCursor: string | null; total: number } };
    const first = (await must<Part>(app, document, { customerId }, admin)).customerOrders;
    expect([first.nodes.map(({ id }) => id), first.total]).toEqual([[ids[1], ids[2]], 3]);
    const next = (await must<Part>(app, document, { customerId, after: first.endCursor }, admin)).customerOrders;
    expect([next.nodes.map(({ id }) => id), next.endCursor]).toEqual([[ids[0]], null]);
  });
});
