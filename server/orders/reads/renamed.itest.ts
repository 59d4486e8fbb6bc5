import { createBus, createPerson, must, startedJob, submitInquiry } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-03T08:00:00Z');
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const archive = async (search: string, sort = 'driver') =>
  (
    await must<{ archive: { nodes: { id: string }[] } }>(
      app,
      'query($search: String, $sort: ArchiveSort) { archive(first: 50, search: $search, sort: $sort, descending: false) { nodes { id } } }',
      { search, sort },
      admin,
    )
  ).archive.nodes.map(({ id }) => id);

const rename = (id: string, username: string, firstname: string) =>
  must(
    app,
    'mutation($id: UUID!, $input: UserInput!) { updateUser(id: $id, input: $input) { id } }',
    { id, input: { username, firstname, role: 'driver' } },
    admin,
  );
const renameBus = (id: string, name: string) =>
  must(app, 'mutation($id: UUID!, $name: String!) { updateBus(id: $id, name: $name) { id } }', { id, name }, admin);

test('a driver and a bus that are renamed are found by the new name at once, and the driver sorted by it', async () => {
  const zoja = await createPerson(app, admin, { firstname: 'Zoja' });
  const urmas = await createPerson(app, admin, { firstname: 'Urmas' });
  const bus = await createBus(app, admin, 'Setra');
  const other = await createBus(app, admin, 'Volvo');
  const first = await startedJob(app, admin, zoja.id, bus, 24);
  const second = await startedJob(app, admin, urmas.id, other, 48);
  app.clock.set('2026-11-10T08:00:00Z');
  for (const id of [first, second])
    await must(app, 'mutation($id: UUID!) { archiveOrder(id: $id) { id } }', { id }, admin);
  expect(await archive('')).toEqual([first, second]);

  await rename(zoja.id, zoja.username, 'Õnne');
  expect([await archive('õnne'), await archive('zoja')]).toEqual([[first], []]);
  // In Estonian õ comes after u.
  expect(await archive('')).toEqual([second, first]);
  await renameBus(bus, 'Žiguli');
  expect([await archive('žiguli'), await archive('setra'), await archive('volvo')]).toEqual([[first], [], [second]]);
});

test('an order is listed by the new name of its company at once', async () => {
  const id = await submitInquiry(app);
  const listed = async () => {
    const rows: { search: string; key: string }[] = await app.deps.db.dataSource.query(
      'select search_document as search, company_key as key from order_listing where order_id = $1',
      [id],
    );
    return rows[0];
  };
  const rename = (company: string) =>
    must(
      app,
      'mutation($id: UUID!, $company: String) { updateOrder(id: $id, input: { company: $company }) { id } }',
      { id, company },
      admin,
    );
  await rename('Ränd OÜ');
  const before = await listed();
  expect(before?.search).toContain('rand ou');
  await rename('Üle Maa OÜ');
  const after = await listed();
  expect(after?.search).toContain('ule maa ou');
  expect(after?.search).not.toContain('rand ou');
  expect(after?.key).not.toBe(before?.key);
});

test('lists stand in Estonian order, numbers by their value', async () => {
  for (const name of [
    'Öö',
    'Äike',
    'Ülo',
    'Õis',
    'Xenon',
    'Žiguli',
    'Zeta',
    'Šahh',
    'Saab',
    'Tuul',
    'Buss 10',
    'Buss 2',
  ])
    await createBus(app, admin, name);
  const { buses } = await must<{ buses: { name: string }[] }>(app, '{ buses { name } }', {}, admin);
  const expected = 'Buss 2,Buss 10,Saab,Šahh,Zeta,Žiguli,Tuul,Õis,Äike,Öö,Ülo,Xenon'.split(',');
  expect(buses.map(({ name }) => name).filter((name) => expected.includes(name))).toEqual(
    // The other test has one of that name.
    expected.flatMap((name) => (name === 'Žiguli' ? [name, name] : [name])),
  );
  for (const firstname of ['Ülle', 'Õie', 'Vello', 'Šura', 'Sirje']) await createPerson(app, admin, { firstname });
  const { drivers } = await must<{ drivers: { firstname: string }[] }>(app, '{ drivers { firstname } }', {}, admin);
  const names = drivers.map(({ firstname }) => firstname);
  expect(names.filter((name) => /^(Ülle|Õie|Vello|Šura|Sirje)$/.test(name))).toEqual([
    'Sirje',
    'Šura',
    'Vello',
    'Õie',
    'Ülle',
  ]);
});

test('many drivers are renamed while their jobs change: every order ends with the names that hold', async () => {
  const bus = await createBus(app, admin, 'Rong');
  const people = await Promise.all([1, 2].map((n) => createPerson(app, admin, { firstname: `Vana${n}` })));
  const [one, two] = people as [(typeof people)[0], (typeof people)[0]];
  const jobs = [await startedJob(app, admin, one.id, bus, 100), await startedJob(app, admin, two.id, bus, 101)];
  const note = 'mutation($id: UUID!, $text: String) { updateNotes(id: $id, notes: { driverNotes: $text }) { id } }';
  await Promise.all([
    rename(one.id, one.username, 'Uus1'),
    ...jobs.flatMap((id) => [1, 2, 3].map((n) => must(app, note, { id, text: String(n) }, admin))),
    rename(two.id, two.username, 'Uus2'),
    renameBus(bus, 'Tramm'),
  ]);
  const rows: { search: string; key: string }[] = await app.deps.db.dataSource.query(
    'select search_document as search, driver_key as key from order_listing where order_id = any($1) order by starts_at',
    [jobs],
  );
  rows.forEach(({ search, key }, index) => {
    expect(search).toContain(`uus${index + 1}`);
    expect(search).toContain('tramm');
    expect(search).not.toMatch(/vana|rong/);
    expect(key).toMatch(new RegExp(`${index + 1}`));
  });
});
