import { picture } from '../../company/photos/picture.fixture';
import { createArrangement, createBus, createPerson, jobOn, must, riga, tallinn } from '../../testing/builders';
import type { Person } from '../../testing/builders';
import { pdfText } from '../../testing/pdfText';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { toTallinn } from '../../platform/time';

let app: TestApp;
let admin: string;
let driver: Person;
let token: string;
let bus: string;

beforeAll(async () => {
  app = await startTestApp({
    COMPANY_NAME: 'Õhtu Bussid OÜ',
    COMPANY_ADDRESS: 'Pargi 1, Tallinn',
    COMPANY_PHONE: '+3725551',
  });
  admin = await app.login('admin');
  driver = await createPerson(app, admin, { firstname: 'Jaan' });
  token = await app.login(driver.username);
  bus = await createBus(app, admin, 'Setra 515');
  const depot = { address: 'Garaaži 3, Jüri', lat: 59.35, lng: 24.9 };
  const details = { plate: '123ABC', seats: 50, insuranceEnds: '2027-06-30', depot };
  await must(
    app,
    'mutation($id: UUID!, $details: BusDetailsInput) { updateBus(id: $id, name: "Setra 515", details: $details) { id } }',
    { id: bus, details },
    admin,
  );
});
afterAll(() => app.stop());

const bearer = (value: string) => ({ headers: { authorization: `Bearer ${value}` } });

async function open(path: string, init?: RequestInit): Promise<string> {
  const response = await app.fetch(path, init);
  expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'application/pdf']);
  return (await pdfText(new Uint8Array(await response.arrayBuffer()))).text.replaceAll('\u00a0', ' ');
}
const findStatus = async (path: string, init?: RequestInit) => (await app.fetch(path, init)).status;

const at = (days: number, hour: number, minute = 0) =>
  toTallinn(app.clock.now()).startOf('day').plus({ days, hours: hour, minutes: minute }).toUTC().toISO() ?? '';
const print = (days: number) => toTallinn(app.clock.now()).plus({ days }).toFormat('dd.MM.yyyy');

const sheetsDocument = 'query($id: UUID!) { journeySheets(orderId: $id) { busName id book sheet photoUrl } }';
const saveDocument = `mutation($id: UUID!, $bus: UUID!, $book: String!, $sheet: String!) {
  saveJourneySheet(orderId: $id, busId: $bus, book: $book, sheet: $sheet) { id book sheet } }`;

test('the papers of a job: the driver has the own ones, and changes after departure stand in item 10 alone', async () => {
  const colleague = await createPerson(app, admin, { firstname: 'Mari' });
  const id = await jobOn(app, admin, [at(3, 8), at(3, 13)], { driver: driver.id, bus, otherDrivers: [colleague.id] });
  const link = (await app.mail(driver.email, 'Uus töö')).links.find(
    ({ pathname }) => pathname === '/portal/confirmJob',
  );
  const key = link?.searchParams.get('confirmation_key') ?? '';

  const folder = await open(`/api/order/${id}/trip-folder.pdf`, bearer(admin));
  for (const words of [
    'Sõidukorraldus Jaan, Tallinn – Paide – Tartu',
    'Sõidukorraldus Mari, Tallinn – Paide – Tartu',
    'Sõidu- ja vaheajaplaan',
    'Kaasjuht Mari, +372 5550 0000',
    'Kontor +3725551',
    'Kindlustus 30.06.2027',
    '1. Bussi registreerimisnumber Registreerimisnumber 123ABC',
    '3. Juhid 1. juht Jaan 2. juht Mari',
    `${print(3)} Garaaži 3, Jüri Tallinn, Viru väljak 4 X`,
    'Raamat ........ leht ........',
  ])
    expect(folder).toContain(words);
  for (const own of [
    await open(`/api/order/${id}/trip-folder.pdf`, bearer(token)),
    await open(`/api/job/${id}/trip-folder.pdf?confirmation_key=${key}`),
  ]) {
    expect(own).toContain('Sõidukorraldus Jaan');
    expect(own).not.toContain('Sõidukorraldus Mari');
    expect(own).toContain('3. Juhid 1. juht Jaan 2. juht Mari');
  }
  const stranger = await app.login((await createPerson(app, admin)).username);
  expect(await findStatus(`/api/order/${id}/trip-folder.pdf`, bearer(stranger))).toBe(403);
  expect(await findStatus(`/api/order/${id}/journey-form.pdf`, bearer(stranger))).toBe(403);
  expect(await findStatus(`/api/job/${id}/trip-folder.pdf?confirmation_key=vale`)).toBe(403);

  const refused = await app.graphql(saveDocument, { id, bus, book: ' ', sheet: '7' }, admin);
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'book' });
  expect(
    (await app.graphql(saveDocument, { id, bus, book: 'A', sheet: '7' }, stranger)).errors?.[0]?.extensions.code,
  ).toBe('FORBIDDEN');
  await must(app, saveDocument, { id, bus, book: 'A12', sheet: '7' }, admin);
  const {
    saveJourneySheet: [sheet],
  } = await must<{ saveJourneySheet: { id: string }[] }>(
    app,
    saveDocument,
    { id, bus, book: 'A12', sheet: '8' },
    token,
  );
  expect(sheet).toMatchObject({ book: 'A12', sheet: '8' });
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(await picture(40, 30, 'png'))], { type: 'image/png' }), 'leht.png');
  expect(await findStatus(`/api/journeySheet/${sheet?.id}/photo`, { method: 'POST', body, ...bearer(stranger) })).toBe(
    403,
  );
  expect(await findStatus(`/api/journeySheet/${sheet?.id}/photo`, { method: 'POST', body, ...bearer(token) })).toBe(
    200,
  );
  const { journeySheets } = await must<{ journeySheets: { photoUrl: string }[] }>(app, sheetsDocument, { id }, token);
  expect(await findStatus(journeySheets[0]?.photoUrl ?? '', bearer(token))).toBe(200);
  expect(await findStatus(journeySheets[0]?.photoUrl ?? '', bearer(stranger))).toBe(403);

  // Before the departure a change is no change of the form.
  const update = 'mutation($id: UUID!, $n: Int!) { updateOrder(id: $id, input: { passengers: $n }) { id } }';
  await must(app, update, { id, n: 40 }, admin);
  const before = await open(`/api/order/${id}/journey-form.pdf`, bearer(admin));
  expect(before).toContain('Raamat A12, leht 8');
  expect(before).toMatch(/09:18 40 \d/);
  expect(before).not.toContain('enne 38');

  app.clock.set(new Date(at(3, 9)));
  admin = await app.login('admin');
  await must(app, update, { id, n: 44 }, admin);
  await must(
    app,
    `mutation($id: UUID!, $stops: [StopInput!]!) { updateRoute(id: $id, stops: $stops, notifyByEmail: false) { id } }`,
    { id, stops: [{ ...tallinn, depart: at(0, 8) }, riga] },
    admin,
  );
  const after = await open(`/api/order/${id}/journey-form.pdf`, bearer(admin));
  const [items = '', changes = ''] = after.split('10. Ettenägematud muudatused');
  expect(items).toContain('6. Algus- ja sihtkoht Algus Tallinn, Viru väljak 4 (EE) Lõpp Tartu, Raekoja plats 1 (EE)');
  expect(items).not.toContain('Riia');
  expect(changes).toMatch(/Reisijaid 44, enne 40 Ära jäi peatus Paide.* Ära jäi peatus Tartu.* Lisandus peatus Riia/);
  app.clock.set(new Date(at(-3, 12)));
  admin = await app.login('admin');
});

test('the folder of a driver who came after the departure has the form of the own bus alone', async () => {
  const [first, second, late] = await Promise.all(
    ['Esimene', 'Teine', 'Hiline'].map((firstname) => createPerson(app, admin, { firstname })),
  );
  const otherBus = await createBus(app, admin, 'Irizar');
  const id = await jobOn(app, admin, [at(6, 8), at(6, 13)], {
    driver: first!.id,
    bus,
    otherDrivers: [second!.id],
    otherBuses: [otherBus],
  });
  app.clock.set(new Date(at(6, 9)));
  admin = await app.login('admin');
  await must(
    app,
    'mutation($id: UUID!, $input: AssignmentInput!) { updateJob(id: $id, input: $input) { id } }',
    {
      id,
      input: {
        driver: first!.id,
        bus,
        otherDrivers: [late!.id],
        otherBuses: [otherBus],
        overlapReason: 'Test',
        hoursReason: 'Test',
      },
    },
    admin,
  );
  const folder = await open(`/api/order/${id}/trip-folder.pdf`, bearer(await app.login(late!.username)));
  expect(folder).toContain('Sõidukorraldus Hiline');
  expect(folder.match(/3\. Juhid 1\. juht [^ ]+/g)).toEqual(['3. Juhid 1. juht Teine']);

  // The job exists; the bus is the one that is missing.
  const strange = await createBus(app, admin, 'Volvo');
  const reply = await app.fetch(`/api/order/${id}/journey-form.pdf?bus=${strange}`, bearer(admin));
  expect([reply.status, await reply.text()]).toEqual([404, expect.stringContaining('Bussi')]);
  app.clock.set(new Date(at(-6, 12)));
  admin = await app.login('admin');
});

test('a duty roster has the runs of arrangements: all drivers for the office, the extract for the driver', async () => {
  const day = toTallinn(app.clock.now()).plus({ days: 1 }).toISODate() ?? '';
  const input = {
    name: 'Viimsi liin',
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    firstDay: day,
    lastDay: toTallinn(app.clock.now()).plus({ days: 3 }).toISODate(),
    depart: '06:00',
    durationMin: 120,
    driver: driver.id,
    bus,
  };
  await createArrangement(app, admin, input);
  token = await app.login(driver.username);
  const path = `/api/reports/duty-roster.pdf?from=${day}&days=5`;
  const whole = await open(path, bearer(admin));
  expect(whole).toContain('Töögraafik Määruse (EÜ) nr 561/2006 artikkel 16 Juht Nimi Jaan');
  expect(whole).toContain(`${print(1)} Viimsi liin 05:45 08:15 2 h 30 min`);
  expect(whole).toContain(`${print(4)} sõitu ei ole`);
  expect(await open(`${path}&driverId=${driver.id}`, bearer(token))).toContain('Töögraafiku väljavõte');
  expect(await findStatus(path, bearer(token))).toBe(403);
  expect(await findStatus(`/api/reports/duty-roster.pdf?from=${day}&days=0`, bearer(admin))).toBe(400);
});
