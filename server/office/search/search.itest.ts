import { createBus, createPerson, inquiry, must, submitInquiry } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { createCustomer, issueInvoice } from '../payments/payments.fixture';

interface Hit {
  kind: string;
  id: string;
  title: string;
  detail: string;
}

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const find = async (search: string): Promise<Hit[]> =>
  (
    await must<{ searchEverywhere: Hit[] }>(
      app,
      'query($search: String!) { searchEverywhere(search: $search) { kind id title detail day status } }',
      { search },
      admin,
    )
  ).searchEverywhere;

test('one search finds each kind, without dots, with a wrong letter, and by a part of it', async () => {
  const order = await submitInquiry(app, { ...inquiry(app), company: 'Võrtsjärve Õpilasmalev' });
  const customer = await createCustomer(app, 'Põltsamaa Ühisgümnaasium');
  const bus = await createBus(app, admin, 'Šveitsi Setra 123ABC');
  const { id: driver } = await createPerson(app, admin, { firstname: 'Žanna Öövel' });
  const invoice = await issueInvoice(app, { buyer: 'Nõmme Kool' });
  const wanted: [string, string][] = [
    ['Võrtsjärve', order],
    ['vortsjarve opilas', order],
    ['Võrtsjerve', order],
    ['Talinn vortsjarve', order],
    ['poltsamaa', customer],
    ['Põltsama ühisgümnasium', customer],
    ['123abc', bus],
    ['setra sveitsi', bus],
    ['Zanna', driver],
    ['öövell', driver],
    ['nomme', invoice.id],
    [invoice.number, invoice.id],
    [invoice.reference, invoice.id],
  ];
  for (const [search, id] of wanted)
    expect([search, (await find(search)).map((hit) => hit.id)]).toEqual([search, expect.arrayContaining([id])]);

  // The very words come first, and nothing comes of words that are nowhere.
  await submitInquiry(app, { ...inquiry(app), company: 'Võrtsjärve Kool' });
  expect((await find('vortsjarve kool'))[0]?.detail).toBe('Võrtsjärve Kool');
  expect(await find('kvantmehaanika')).toEqual([]);
  expect(await find('  ')).toEqual([]);
  // Signs of LIKE and of SQL mean themselves.
  expect(await find('100%_')).toEqual([]);
  expect(await find(`'; drop table "order" --`)).toEqual([]);

  await must(app, 'mutation($id: UUID!) { deleteOrder(id: $id) { id } }', { id: order }, admin).catch(() => undefined);
  await app.deps.db.dataSource.query('update order_listing set deleted = true where order_id = $1', [order]);
  expect((await find('opilasmalev')).map(({ id }) => id)).not.toContain(order);
  const { errors } = await app.graphql('query { searchEverywhere(search: "x") { id } }', {}, null);
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
