import { waitForTripKey } from '../myTrip/myTrip.fixture';
import { createId } from '../../platform/ids';
import { createBus, createPerson, must, riga, startJobDocument } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import type { ShownList } from './passengers.fixture';
import {
  listDocument,
  readList,
  saveDocument,
  saveList,
  tripOnLand,
  tripTo,
  wantedDocument,
} from './passengers.fixture';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const save = (id: string, text: string, version = 0, token: string | null = admin) =>
  app.graphql<{ savePassengers: ShownList | null }>(saveDocument, { id, input: { text, version } }, token);
const want = async (id: string, wanted: boolean) =>
  (await must<{ setPassengersWanted: ShownList }>(app, wantedDocument, { id, wanted }, admin)).setPassengersWanted;

test('a list is needed where a ferry is taken or Estonia is left, and where the office says so', async () => {
  expect((await readList(app, await tripTo(app), admin)).reasons).toEqual(['ferry']);
  expect((await readList(app, await tripTo(app, riga), admin)).reasons).toEqual(['abroad']);
  const id = await tripOnLand(app);
  expect(await readList(app, id, admin)).toMatchObject({ reasons: [], wanted: false, passengers: [], expected: 38 });
  expect((await save(id, 'Mari Maasikas')).errors?.[0]).toMatchObject({
    message: 'Sellel reisil ei ole reisijate nimekirja vaja',
    extensions: { code: 'CONFLICT' },
  });
  expect((await want(id, true)).reasons).toEqual(['office']);
  expect((await saveList(app, admin, id, 'Mari Maasikas')).passengers).toHaveLength(1);
  // Names are never lost by a click.
  expect(await want(id, false)).toMatchObject({ reasons: [], passengers: [{ name: 'Mari Maasikas' }] });
});

test('a list is replaced by the pasted one, and marks people who are on it twice', async () => {
  const id = await tripTo(app);
  const first = await saveList(
    app,
    admin,
    id,
    'Nimi;Pass;Sünniaeg\r\nMari Maasikas;K1;31.12.1990\r\nJüri Õun;;\r\nMARI MAASIKAS;;\r\n',
  );
  expect(first.passengers).toEqual([
    { name: 'Mari Maasikas', document: 'K1', bornOn: '1990-12-31', repeated: true },
    { name: 'Jüri Õun', document: '', bornOn: null, repeated: false },
    { name: 'MARI MAASIKAS', document: '', bornOn: null, repeated: true },
  ]);
  expect(await readList(app, id, admin)).toEqual(first);
  expect((await saveList(app, admin, id, first.text)).passengers).toEqual(first.passengers);
  expect((await saveList(app, admin, id, 'Kati Kask')).passengers.map(({ name }) => name)).toEqual(['Kati Kask']);
  expect(await saveList(app, admin, id, '')).toMatchObject({ passengers: [], version: 4, text: '' });
});

test('an error stands at the text and changes nothing', async () => {
  const id = await tripTo(app, undefined, { passengers: 2 });
  await saveList(app, admin, id, 'Mari Maasikas');
  const refused = [
    [
      'A A\nB B\nC C',
      'Nimekirjas on 3 nime, aga reisijaid on 2. Eemaldage liigsed read või muutke enne reisijate arvu.',
    ],
    ['A A\n'.repeat(5000), 'Nimekirjas on 5000 nime. Korraga saab salvestada kuni 1000 nime.'],
    ['x'.repeat(500_001), 'Nimekiri on liiga pikk. Korraga saab salvestada kuni 1000 nime.'],
    ['Mari\n7', 'Rida 2: nimi puudub'],
    ['Mari\u0007', 'Tekstis on märk, mida ei saa salvestada'],
  ];
  for (const [text = '', message] of refused)
    expect((await save(id, text, 1)).errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', field: 'text' },
    });
  expect(await readList(app, id, admin)).toMatchObject({ version: 1, passengers: [{}] });
});

test('of two who edit a list at the same moment the second gets an error, ten times', async () => {
  const id = await tripTo(app, undefined, { passengers: 2 });
  await saveList(app, admin, id, 'Mari Maasikas');
  for (let version = 1; version <= 10; version += 1) {
    const both = await Promise.all([
      save(id, 'Esimene Nimekiri', version),
      save(id, 'Teine Nimekiri\nKolmas Nimekiri', version),
    ]);
    const codes = both.map(({ errors }) => errors?.[0]?.extensions.code ?? 'saved');
    expect(codes.sort()).toEqual(['STALE_VERSION', 'saved']);
    const { passengers } = await readList(app, id, admin);
    expect(passengers).toHaveLength(both[0]?.errors ? 2 : 1);
  }
});

test('after the trip, of a rejected order and of one that is gone nothing is saved', async () => {
  const over = await tripTo(app);
  const rejected = await tripTo(app);
  await must(app, 'mutation($id: UUID!) { rejectOnBehalf(id: $id) { id } }', { id: rejected }, admin);
  expect((await save(rejected, 'Mari')).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await save(createId(), 'Mari')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const now = app.clock.now();
  app.clock.set(new Date(now.getTime() + 9 * 86_400_000));
  expect(await readList(app, over, admin)).toMatchObject({ open: false });
  expect((await save(over, 'Mari')).errors?.[0]?.extensions.code).toBe('CONFLICT');
  app.clock.set(now);
});

test('the office and the drivers of the job see it until they decline, nobody else does, and drivers change nothing', async () => {
  const id = await tripTo(app);
  await saveList(app, admin, id, 'Mari Maasikas');
  const own = await createPerson(app, admin);
  const other = await createPerson(app, admin);
  const bus = await createBus(app, admin);
  const driver = await app.login(own.username);
  const stranger = await app.login(other.username);
  const code = async (token: string | null, document = listDocument, more: object = {}) =>
    (await app.graphql(document, { id, ...more }, token)).errors?.[0]?.extensions.code;
  expect(await code(driver)).toBe('FORBIDDEN');
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  await must(app, startJobDocument, { id, input: { driver: own.id, bus } }, admin);
  expect((await readList(app, id, driver)).passengers).toHaveLength(1);
  expect(await code(stranger)).toBe('FORBIDDEN');
  expect(await code(null)).toBe('UNAUTHENTICATED');
  const input = { text: 'Kurja Kaval', version: 1 };
  expect(await code(driver, saveDocument, { input })).toBe('FORBIDDEN');
  expect(await code(driver, wantedDocument, { wanted: false })).toBe('FORBIDDEN');
  const file = (token: string) =>
    app.fetch(`/api/order/${id}/passengers.csv`, { headers: { authorization: `Bearer ${token}` } });
  expect((await file(driver)).status).toBe(403);
  expect((await file(admin)).status).toBe(200);
  await must(app, 'mutation($id: UUID!) { confirmOwnJob(id: $id, confirm: false) }', { id }, driver);
  expect(await code(driver)).toBe('FORBIDDEN');
});

test('the file is one that a spreadsheet reads and computes nothing of', async () => {
  const id = await tripTo(app);
  await saveList(app, admin, id, 'Nimi\tPass\tSünniaeg\n=cmd|calc\t-1+1\t31.12.1990\nMari; "Mann", =Maasikas\t\t');
  const reply = await app.fetch(`/api/order/${id}/passengers.csv`, { headers: { authorization: `Bearer ${admin}` } });
  expect(await reply.text()).toBe(
    'Nimi;Dokument;Sünniaeg\r\ncmd|calc;1+1;1990-12-31\r\n"Mari; ""Mann"", \'=Maasikas";;\r\n',
  );
  expect(reply.headers.get('content-disposition')).toMatch(/reisijad-\d{8}T/);
});

test('the customer edits the list of the own trip by its key, and of no other', async () => {
  const id = await tripTo(app);
  const other = await tripTo(app);
  const key = await waitForTripKey(app, id);
  const read = 'query($id: UUID!, $key: Key!) { passengersOfTrip(id: $id, key: $key) { version passengers { name } } }';
  const write = `mutation($id: UUID!, $key: Key!, $input: PassengersInput!) {
    savePassengersOfTrip(id: $id, key: $key, input: $input) { version passengers { name } } }`;
  const input = { text: 'Mari Maasikas', version: 0 };
  const list = { version: 1, passengers: [{ name: 'Mari Maasikas' }] };
  expect((await app.graphql(write, { id, key, input })).data).toEqual({ savePassengersOfTrip: list });
  expect((await app.graphql(read, { id, key })).data).toEqual({ passengersOfTrip: list });
  expect(await readList(app, id, admin)).toMatchObject(list);
  for (const document of [read, write])
    expect((await app.graphql(document, { id: other, key, input })).errors?.[0]?.extensions.code).toBe('WRONG_KEY');
  expect((await app.graphql(write, { id, key, input })).errors?.[0]?.extensions.code).toBe('STALE_VERSION');
});
