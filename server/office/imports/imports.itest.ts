import { createPerson, must, submitInquiry, inquiry } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { forgetFiles } from './batches';
import { createImporter } from './imports.fixture';
import { makeXlsx } from './xlsx.fixture';

let app: TestApp;
let admin: string;
let imports: ReturnType<typeof createImporter>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  imports = createImporter(app, admin);
});
afterAll(() => app.stop());

const sql = <Row>(statement: string, parameters: unknown[] = []): Promise<Row[]> =>
  app.deps.db.dataSource.query(statement, parameters);

const drivers = [
  'Kasutajanimi;Eesnimi;Perenimi;E-post;Telefon;Konto tüüp',
  'kalev.kask;Kalev;Kask;kalev@bussid.example;5551 2345;juht',
  'õie.õun;Õie;Õun;oie@bussid.example;+372 5551 2346;logistik',
].join('\n');

describe('users', () => {
  it('come in without a password and without a message, and the same file again changes nothing', async () => {
    const first = await imports.bringIn('users', drivers);
    expect(first).toMatchObject({ counts: { new: 2, refused: 0 }, batch: { state: 'imported', number: 1 } });
    expect(await sql(`select username, phone, role, password_hash from "user" where username like 'kalev%'`)).toEqual([
      { username: 'kalev.kask', phone: '+37255512345', role: 'driver', password_hash: null },
    ]);
    expect((await app.mails()).filter(({ to }) => to.endsWith('@bussid.example'))).toEqual([]);

    const again = await imports.bringIn('users', drivers);
    expect(again).toMatchObject({
      counts: { new: 0, changed: 0, unchanged: 2, refused: 0 },
      message: 'Failis ei ole midagi uut',
    });
  });

  it('are changed by the cells that say something, and get their former values back', async () => {
    const { id, counts } = await imports.bringIn('users', 'Kasutajanimi;Eesnimi;Telefon\nkalev.kask;Kalevi;\n');
    expect(counts).toEqual({ new: 0, changed: 1, unchanged: 0, refused: 0 });
    const read = () => sql(`select firstname, phone from "user" where username = 'kalev.kask'`);
    expect(await read()).toEqual([{ firstname: 'Kalevi', phone: '+37255512345' }]);
    expect(await imports.undo(id)).toMatchObject({ batch: { state: 'undone' } });
    expect(await read()).toEqual([{ firstname: 'Kalev', phone: '+37255512345' }]);
    expect(await imports.undo(id)).toMatchObject({ code: 'CONFLICT' });
  });

  it('are refused what the form is refused, at the cell and in the language of the reader', async () => {
    const file = [
      'Kasutajanimi;Eesnimi;E-post;Konto tüüp',
      'liiga pikk nimi siin;Jaan;;',
      'mati;;;',
      'kati;Kati;kati;',
      'kalev.kask;Kalev;;admin',
      'kalev.kask;Kalev;;',
    ].join('\n');
    const { id } = await imports.upload('users', file);
    expect((await imports.check(id)).batch.counts).toEqual({ new: 0, changed: 0, unchanged: 0, refused: 5 });
    expect((await imports.rows(id, 'refused')).map(({ line, problems }) => [line, problems[0]])).toEqual([
      [2, { column: 'Kasutajanimi', cell: 'liiga pikk nimi siin', reason: expect.stringContaining('Kasutajanimi') }],
      [3, { column: 'Eesnimi', cell: '', reason: 'Väärtus puudub' }],
      [4, { column: 'E-post', cell: 'kati', reason: 'Palun sisestage korrektne e-posti aadress' }],
      [5, { column: 'Konto tüüp', cell: 'admin', reason: expect.stringContaining('õigusi fail ei muuda') }],
      [6, { column: null, cell: null, reason: 'Sama on juba real 5' }],
    ]);
    const english = await app.fetch(`/api/import/${id}/refused.csv`, {
      headers: { authorization: `Bearer ${admin}`, cookie: 'language=en' },
    });
    expect(english.headers.get('content-disposition')).toContain('.csv');
    expect(await english.text()).toContain('mati;;;;First name: The value is missing\r\n');
  });
});

test('a batch that somebody has used since is not taken back, and the use is named', async () => {
  const { id } = await imports.bringIn('buses', 'Buss;Numbrimärk;Kohti\nSetra 515;111 AAA;49\nSetra 515;222 BBB;51\n');
  const buses = await sql<{ id: string }>(`select id from bus where plate = '222 BBB'`);
  await must(
    app,
    'mutation($id: UUID!) { updateBus(id: $id, name: "Setra 515", details: { seats: 53 }) { id } }',
    { id: buses[0]?.id },
    admin,
  );
  expect(await imports.undo(id)).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('3. Setra 515, 222 BBB') as string,
  });
  expect(await sql(`select 1 from bus where plate in ('111 AAA', '222 BBB')`)).toHaveLength(2);
  await must(
    app,
    'mutation($id: UUID!) { updateBus(id: $id, name: "Setra 515", details: { seats: 51 }) { id } }',
    { id: buses[0]?.id },
    admin,
  );
  expect(await imports.undo(id)).toMatchObject({ batch: { state: 'undone' } });
  expect(await sql(`select 1 from bus where plate in ('111 AAA', '222 BBB')`)).toEqual([]);
});

test('of two buses of a file only one is a stored bus whose plate is not known yet', async () => {
  await imports.bringIn('buses', 'Buss\nNeoplan\n');
  const file = 'Buss;Numbrimärk\nNeoplan;111 NEO\nNeoplan;222 NEO\n';
  expect((await imports.bringIn('buses', file)).counts).toMatchObject({ new: 1, changed: 1, refused: 0 });
  const buses = await sql<{ plate: string }>(`select plate from bus where name = 'Neoplan' order by plate`);
  expect(buses.map(({ plate }) => plate)).toEqual(['111 NEO', '222 NEO']);
});

test('a driver who got a trip since keeps the batch', async () => {
  const { id } = await imports.bringIn('users', 'Kasutajanimi;Eesnimi\nuus.juht;Uus\n');
  const [user] = await sql<{ id: string }>(`select id from "user" where username = 'uus.juht'`);
  const { createArrangement } = await must<{ createArrangement: { id: string } }>(
    app,
    'mutation($input: ArrangementInput!) { createArrangement(input: $input) { id } }',
    {
      input: {
        name: 'Ring',
        weekdays: [1],
        firstDay: '2026-01-05',
        lastDay: '2027-12-31',
        depart: '08:00',
        durationMin: 60,
        driver: user?.id,
      },
    },
    admin,
  );
  expect(createArrangement.id).toBeTruthy();
  expect(await imports.undo(id)).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('Uus') as string });
});

test('arrangements come in from a spreadsheet, and one that differs is not overwritten', async () => {
  await createPerson(app, admin, { firstname: 'Urve' });
  const file = (duration: string) =>
    makeXlsx([
      ['Liin', 'Päevad', 'Algus', 'Lõpp', 'Väljumine', 'Kestus', 'Juht'],
      ['Koolibuss', 'E-R', { serial: 46266 }, { serial: 46553 }, '7:30', duration, 'Urve'],
    ]);
  const first = await imports.bringIn('arrangements', file('1:15'));
  expect(first).toMatchObject({ counts: { new: 1 }, batch: { encoding: 'xlsx', state: 'imported' } });
  expect(
    await sql(`select weekdays, depart::text, duration_min from arrangement_period where name = 'Koolibuss'`),
  ).toEqual([{ weekdays: [1, 2, 3, 4, 5], depart: '07:30:00', duration_min: 75 }]);
  expect((await imports.bringIn('arrangements', file('1:15'))).counts).toMatchObject({ unchanged: 1 });
  expect((await imports.bringIn('arrangements', file('1:30'))).counts).toMatchObject({ refused: 1 });
  expect(await imports.undo(first.id)).toMatchObject({ batch: { state: 'undone' } });
  expect(await sql(`select 1 from arrangement_period where name = 'Koolibuss'`)).toEqual([]);
});

test('a customer gives an order of the same company its invoice data', async () => {
  const file = 'Firma;Registrikood;KMKR;Aadress\nKüla Kool MTÜ;23456783;EE 180004567;Kooli 1, Paide\n';
  expect(await imports.bringIn('customers', file)).toMatchObject({ counts: { new: 1 } });
  const id = await submitInquiry(app, { ...inquiry(app), company: 'küla kool mtü' });
  expect(
    await sql(`select company_registration_number as code, company_vat_number as vat from "order" where id = $1`, [id]),
  ).toEqual([{ code: '23456783', vat: 'EE180004567' }]);
});

test('a customer with a wrong check digit is refused at its cell', async () => {
  const { id } = await imports.upload('customers', 'Firma;Registrikood\nVale Kood OÜ;12345679\n');
  expect((await imports.check(id)).batch.counts).toMatchObject({ refused: 1 });
  expect((await imports.rows(id))[0]?.problems).toMatchObject([{ column: 'Registrikood', cell: '12345679' }]);
});

test('a second row of one customer is refused, also when it lacks the registry code', async () => {
  await imports.bringIn('customers', 'Nimi;Registrikood\nKordus OÜ;10000018\n');
  const { id } = await imports.upload(
    'customers',
    'Nimi;Registrikood;Telefon\nKordus OÜ;10000018;+372 5100 0001\nKordus OÜ;;+372 5100 0002\n',
  );
  await imports.check(id);
  expect(await imports.rows(id, 'refused')).toMatchObject([{ line: 3, problems: [{ reason: 'Sama on juba real 2' }] }]);
});

test('customers whose records a person wrote are kept when their batch is taken back', async () => {
  const { id } = await imports.bringIn('customers', 'Firma;Kontakt;E-post\nPüsiv OÜ;Mari;mari@pysiv.example\n');
  const [row] = await sql<{ id: string }>(`select id from customer where name = 'Püsiv OÜ'`);
  await sql(`update customer set notes = 'Helistada' where id = $1`, [row?.id]);
  expect(await imports.undo(id)).toMatchObject({ code: 'CONFLICT' });
  await sql(`update customer set notes = '' where id = $1`, [row?.id]);
  await sql(
    `insert into customer_contact (id, customer_id, position, name) values (gen_random_uuid(), $1, 1, 'Jüri')`,
    [row?.id],
  );
  expect(await imports.undo(id)).toMatchObject({ code: 'CONFLICT' });
  await sql(`delete from customer_contact where name = 'Jüri'`);
  expect(await imports.undo(id)).toMatchObject({ batch: { state: 'undone' } });
  expect(await sql('select 1 from customer_contact where customer_id = $1', [row?.id])).toEqual([]);
});

test('the former name of a merged customer is still that customer in a file', async () => {
  const file = 'Firma;Aadress\nJääv kool;Kooli 1\nKaduv kool;Kooli 2\n';
  await imports.bringIn('customers', file);
  const [staying, gone] = await sql<{ id: string }>(`select id from customer where name like '%v kool' order by name`);
  await must(
    app,
    'mutation($id: UUID!, $mergedId: UUID!) { mergeCustomers(id: $id, mergedId: $mergedId) { id } }',
    { id: staying?.id, mergedId: gone?.id },
    admin,
  );
  expect((await imports.bringIn('customers', file)).counts).toMatchObject({ unchanged: 2 });
});

describe('a file', () => {
  it('has its columns corrected by hand', async () => {
    const { id } = await imports.upload('buses', 'A;B;C\nVolvo 9700;333 CCC;53\n');
    const { columns, fileColumns } = await imports.read(id);
    expect(columns.every(({ place }) => place === null)).toBe(true);
    expect(fileColumns[1]).toEqual({ heading: 'B', samples: ['333 CCC'] });
    await expect(imports.check(id)).rejects.toThrow('Palun valige veerg');
    expect((await imports.check(id, { name: 0, plate: 1, seats: 2 })).batch.counts).toMatchObject({ new: 1 });
  });

  it('is imported once, also when it is asked for twice at the same time', async () => {
    const { id } = await imports.upload('buses', 'Buss;Numbrimärk\nTemsa;444 DDD\n');
    await imports.check(id);
    const replies = await Promise.all([imports.commit(id), imports.commit(id)]);
    expect(replies.map(({ code }) => code).sort()).toEqual(['CONFLICT', undefined]);
    expect(await sql(`select 1 from bus where plate = '444 DDD'`)).toHaveLength(1);
  });

  it('is looked through again when the portal has changed since', async () => {
    const { id } = await imports.upload('buses', 'Buss;Numbrimärk\nIkarus;555 EEE\n');
    await imports.check(id);
    expect((await imports.bringIn('buses', 'Buss;Numbrimärk\nIkarus;555 EEE\n')).counts).toMatchObject({ new: 1 });
    expect(await imports.commit(id)).toMatchObject({ code: 'CONFLICT' });
    expect((await imports.check(id)).batch.counts).toMatchObject({ unchanged: 1 });
  });

  it('is refused above 20 MB', async () => {
    const { status, message } = await imports.upload('buses', Buffer.alloc(21 * 1024 * 1024, 97));
    expect([status, message]).toEqual([400, 'Fail on liiga suur: kuni 20 MB. Jagage see mitmeks failiks.']);
  });

  it('that never was imported is forgotten after a day', async () => {
    const { id } = await imports.upload('buses', 'Buss\nMAN\n');
    const moment = app.clock.now();
    app.clock.set(new Date(moment.getTime() + 25 * 3_600_000));
    await forgetFiles(app.deps);
    app.clock.set(moment);
    expect(await sql('select 1 from import_batch where id = $1', [id])).toEqual([]);
  });
});

test('a template is read back as it is', async () => {
  for (const kind of ['customers', 'users', 'buses']) {
    const response = await app.fetch(`/api/import/template/${kind}.csv`, {
      headers: { authorization: `Bearer ${admin}` },
    });
    const { id } = await imports.upload(kind, Buffer.from(await response.arrayBuffer()));
    const { batch } = await imports.check(id);
    expect([kind, batch.counts]).toEqual([kind, { new: 1, changed: 0, unchanged: 0, refused: 0 }]);
  }
});

test('an API token imports nothing', async () => {
  const expiresAt = new Date(app.clock.now().getTime() + 86_400_000);
  const { createApiToken } = await must<{ createApiToken: { token: string } }>(
    app,
    'mutation($input: ApiTokenInput!) { createApiToken(input: $input) { token } }',
    { input: { name: 'Merit', scope: 'write', expiresAt } },
    admin,
  );
  expect((await createImporter(app, createApiToken.token).upload('buses', 'Buss\nMAN\n')).status).toBe(403);
});
