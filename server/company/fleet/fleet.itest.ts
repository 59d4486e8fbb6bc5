import { renamed } from '../renamed';
import { createBus, createPerson, must, startedJob } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const facts = 'plate seats lift luggageM3 inspectionEnds insuranceEnds depot { address lat lng }';
const update = `mutation($id: UUID!, $details: BusDetailsInput) { updateBus(id: $id, name: "Setra", details: $details) { ${facts} } }`;
const known = {
  plate: '123ABC',
  seats: 49,
  lift: true,
  luggageM3: 8.5,
  inspectionEnds: '2027-05-01',
  insuranceEnds: '2027-06-30',
  depot: { address: 'Viru väljak 1', lat: 59.4, lng: 24.7 },
};

test('the facts about a bus are on its trips too', async () => {
  const bus = await createBus(app, admin);
  const { updateBus } = await must<{ updateBus: object }>(app, update, { id: bus, details: known }, admin);
  expect(updateBus).toEqual(known);
  const id = await startedJob(app, admin, (await createPerson(app, admin)).id, bus);
  const { order } = await must<{ order: { job: { buses: object[] } } }>(
    app,
    `query($id: UUID!) { order(id: $id) { job { buses { ${facts} } } } }`,
    { id },
    admin,
  );
  expect(order.job.buses).toEqual([known]);
});

test('lists the orders of a bus again when its name has changed, and not when it was sent unchanged', async () => {
  const bus = await createBus(app, admin, 'Setra');
  const told: unknown[] = [];
  const stop = app.deps.events.subscribe(renamed, (event) => (told.push(event), []));
  // A page sends the name with every edit.
  await must(app, update, { id: bus, details: known }, admin);
  expect(told.length).toBe(0);
  await must(app, 'mutation($id: UUID!) { updateBus(id: $id, name: " Volvo ") { id } }', { id: bus }, admin);
  expect(told.length).toBe(1);
  stop();
});

test('no details change nothing, and a lift is there or not', async () => {
  const bus = await createBus(app, admin);
  await must(app, update, { id: bus, details: known }, admin);
  for (const details of [null, {}, { lift: null }]) {
    const { updateBus } = await must<{ updateBus: object }>(app, update, { id: bus, details }, admin);
    expect(updateBus).toEqual(known);
  }
});
