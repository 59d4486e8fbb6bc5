import { createBus, createPerson, must, startJobDocument, submitInquiry } from '../../../testing/builders';
import type { TestApp } from '../../../testing/testApp';
import { startTestApp } from '../../../testing/testApp';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const document = `query($id: UUID!) { tripProfit(orderId: $id) { price cost profit lines { kind count each amount } } }`;
interface Profit {
  price: number;
  cost: number | null;
  profit: number | null;
  lines: { kind: string; count: number; each: number; amount: number }[];
}
const readProfit = async (id: string) =>
  (await must<{ tripProfit: Profit | null }>(app, document, { id }, admin)).tripProfit;

const saveDocument = `mutation($seenVersion: Int!, $input: SettingsInput!) {
  saveSettings(seenVersion: $seenVersion, input: $input) { version } }`;
async function saveFigures(figures: Record<string, string>): Promise<void> {
  const { companySettings } = await must<{ companySettings: { version: number } }>(
    app,
    '{ companySettings { version } }',
    {},
    admin,
  );
  const changes = Object.entries(figures).map(([key, text]) => ({ key, text }));
  await must(app, saveDocument, { seenVersion: companySettings.version, input: { changes } }, admin);
}

test('the profit of a trip is its price less the cost by the figures of the settings', async () => {
  const id = await submitInquiry(app);
  expect(await readProfit(id)).toBeNull();
  await must(app, 'mutation($id: UUID!) { answerOrder(id: $id, price: 900, vatRate: 24) { id } }', { id }, admin);
  expect(await readProfit(id)).toEqual({ price: 900, cost: null, profit: null, lines: [] });

  await saveFigures({ costPerHour: '22,50', costPerKm: '0.85', costPerBed: '60' });
  const { price, cost, profit, lines } = (await readProfit(id)) ?? ({} as Profit);
  const toCents = (euros: number) => Math.round(euros * 100);
  expect(lines.find(({ kind }) => kind === 'drive')).toMatchObject({ each: 0.85 });
  expect(lines.reduce((sum, { amount }) => sum + toCents(amount), 0)).toBe(toCents(cost ?? 0));
  expect(cost).toBeGreaterThan(0);
  expect(toCents(profit ?? 0)).toBe(toCents(price) - toCents(cost ?? 0));

  // A new price is another profit; the cost stays.
  await must(app, 'mutation($id: UUID!) { answerOrder(id: $id, price: 1, vatRate: 24) { id } }', { id }, admin);
  const loss = await readProfit(id);
  expect(loss).toMatchObject({ price: 1, cost });
  expect(loss?.profit).toBeLessThan(0);
});

test('of a job its drivers and buses count', async () => {
  const id = await submitInquiry(app);
  await must(app, 'mutation($id: UUID!) { answerOrder(id: $id, price: 900, vatRate: 24) { id } }', { id }, admin);
  const before = await readProfit(id);
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  const buses = [await createBus(app, admin, 'Suur'), await createBus(app, admin, 'Väike')];
  const drivers = [await createPerson(app, admin), await createPerson(app, admin), await createPerson(app, admin)];
  const [driver, ...otherDrivers] = drivers.map((person) => person.id);
  const [bus, ...otherBuses] = buses;
  const input = { driver, bus, otherDrivers, otherBuses, overlapReason: 'Test', hoursReason: 'Test' };
  await must(app, startJobDocument, { id, input }, admin);
  const count = (profit: Profit | null, kind: string) => profit?.lines.find((line) => line.kind === kind)?.count ?? 0;
  const after = await readProfit(id);
  expect(count(after, 'hours')).toBe(count(before, 'hours'));
  expect(count(after, 'otherDrivers')).toBe(2 * count(before, 'hours'));
  expect(count(after, 'drive')).toBe(2 * count(before, 'drive'));
  // The kilometres of one bus cost more than those of the others.
  const [dear] = buses;
  const update =
    'mutation($id: UUID!, $details: BusDetailsInput) { updateBus(id: $id, name: "Suur", details: $details) { costPerKm } }';
  const saved = await must(app, update, { id: dear, details: { costPerKm: '1,35' } }, admin);
  expect(saved).toEqual({ updateBus: { costPerKm: 1.35 } });
  const own = (await readProfit(id))?.lines.filter(({ kind }) => kind === 'drive');
  const km = count(before, 'drive');
  expect(own).toMatchObject([
    { count: km, each: 1.35 },
    { count: km, each: 0.85 },
  ]);
});

test('a driver does not see it', async () => {
  const id = await submitInquiry(app);
  const { username } = await createPerson(app, admin);
  const { errors } = await app.graphql(document, { id }, await app.login(username));
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
