import { createPerson, must, startJobDocument, paide, tallinn } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startOffice, trip } from './duties.fixture';

let app: TestApp;
let admin: string;
let bus: string;

beforeAll(async () => {
  ({ app, admin, bus } = await startOffice());
});
afterAll(() => app.stop());

const document = `query($orderId: UUID!) { myStays(orderId: $orderId) {
  before { place orderId title start } after { place orderId title start } } }`;

test('a driver sees the night that the plan counts on, on both trips; other drivers do not, nor one who changes the bus', async () => {
  const depot = { address: 'Peterburi tee 1, Tallinn', lat: tallinn.lat, lng: tallinn.lng };
  const settings = 'mutation($input: DutySettingsInput!) { updateDutySettings(input: $input) { beginMinutes } }';
  await must(app, settings, { input: { beginMinutes: 15, endMinutes: 15, depot } }, admin);
  const mati = await createPerson(app, admin);
  const peeter = await createPerson(app, admin);
  const there = await trip({ app, admin }, 15, [[tallinn, '15:00'], [paide]]);
  const back = await trip({ app, admin }, 16, [[paide, '09:00'], [tallinn]]);
  for (const id of [there, back])
    expect(
      (await app.graphql(startJobDocument, { id, input: { bus, driver: mati.id } }, admin)).errors,
    ).toBeUndefined();
  const token = await app.login(mati.username);
  const stays = async (orderId: string, by = token) =>
    (await must<{ myStays: Record<'before' | 'after', object | null> }>(app, document, { orderId }, by)).myStays;
  expect(await stays(there)).toEqual({
    before: null,
    after: { place: 'Paide', orderId: back, title: 'Paide - Tallinn', start: '2026-12-16T07:00:00.000Z' },
  });
  expect(await stays(back)).toEqual({
    before: { place: 'Paide', orderId: there, title: 'Tallinn - Paide', start: '2026-12-15T13:00:00.000Z' },
    after: null,
  });
  expect(await stays(there, await app.login(peeter.username))).toEqual({ before: null, after: null });
});
