import { must } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { createImporter } from './imports.fixture';

let app: TestApp;
let admin: string;
let imports: ReturnType<typeof createImporter>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  imports = createImporter(app, admin);
  await imports.bringIn('users', 'Kasutajanimi;Eesnimi;Perenimi;E-post\njaan;Jaan;Tamm;jaan@bussid.example\n');
  await imports.bringIn('buses', 'Buss;Numbrimärk;Kohti\nSetra 515;123 ABC;49\n');
  await imports.bringIn(
    'customers',
    'Firma;Kontakt;E-post;Telefon\nKüla Kool;Mari Maasikas;mari@kool.example;5551 2345\n',
  );
});
afterAll(() => app.stop());

const sql = <Row>(statement: string, parameters: unknown[] = []): Promise<Row[]> =>
  app.deps.db.dataSource.query(statement, parameters);

const heading = 'Kuupäev;Kell;Lõpp;Lõpu kell;Marsruut;Reisijaid;Firma;Hind;Juht;Buss';
const past = '5.6.2024;8:30;5.6.2024;19:00;Tallinn - Paide - Tallinn;38;Küla Kool;540,00;Jaan Tamm;123ABC';
/** A day ahead of the tests' clock, as an office writes it. */
const ahead = (days: number): string => {
  const [year, month, day] = new Date(app.clock.now().getTime() + days * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${day}.${month}.${year}`;
};
const coming = (days = 40) => `${ahead(days)};9:00;;;Tallinn - Tartu;20;Küla Kool;300;Jaan Tamm;`;

const quiet = async () => ({
  mails: (await app.mails()).length,
  queued: (await sql('select 1 from queued_message')).length,
});

test('past trips stand in the archive and coming ones in the plan, without a message', async () => {
  const before = await quiet();
  const file = [heading, past, coming(), `6.6.2024;8:00;;;Paide - Tartu;10;Küla Kool;;;`].join('\n');
  const { id, counts, batch } = await imports.bringIn('trips', file);
  expect([counts, batch?.state]).toEqual([{ new: 3, changed: 0, unchanged: 0, refused: 0 }, 'imported']);
  const orders = await sql(
    `select o.status, o.passengers, o.full_name, o.email, o.version, f.price, f.status as offer, j.trip_number as number,
       a.confirmation, a.reported, (select string_agg(s.city, '-' order by s.position) from stop s where s.order_id = o.id) as route,
       o.ends_at
     from "order" o join offer f on f.order_id = o.id left join job j on j.order_id = o.id
     left join driver_assignment a on a.job_id = j.id order by o.starts_at`,
  );
  const contact = { full_name: 'Mari Maasikas', email: 'mari@kool.example', version: 1, offer: 'accepted' };
  const none = { number: null, confirmation: null, reported: null };
  expect(orders).toMatchObject([
    {
      ...contact,
      status: 'archived',
      passengers: 38,
      price: 54000,
      number: 1,
      confirmation: 'accepted',
      reported: true,
      route: 'Tallinn-Paide-Tallinn',
      ends_at: new Date('2024-06-05T16:00:00Z'),
    },
    { ...contact, ...none, status: 'accepted', price: null, route: 'Paide-Tartu' },
    { ...contact, ...none, status: 'accepted', price: 30000, route: 'Tallinn-Tartu' },
  ]);
  expect(await sql('select cardinality(driver_ids) as drivers, cardinality(bus_ids) as buses from plan_draft')).toEqual(
    [{ drivers: 1, buses: 0 }],
  );
  expect(await quiet()).toEqual(before);

  const { archive } = await must<{ archive: { total: number } }>(app, '{ archive { total } }', {}, admin);
  expect(archive.total).toBe(2);
  const entries = await sql('select 1 from accounting_change');
  expect(entries).toHaveLength(1);

  const tied = () => sql(`select distinct c.name from "order" o join customer c on c.id = o.customer_id`);
  expect(await tied()).toEqual([{ name: 'Küla Kool' }]);

  const again = await imports.bringIn('trips', file);
  expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 3, refused: 0 });

  expect(await imports.undo(id)).toMatchObject({ batch: { state: 'undone' } });
  const after = await must<{ archive: { total: number }; acceptedOrders: unknown[] }>(
    app,
    '{ archive { total } acceptedOrders { id } }',
    {},
    admin,
  );
  expect(after).toEqual({ archive: { total: 0 }, acceptedOrders: [] });
  expect(await sql('select 1 from plan_draft')).toEqual([]);
  expect(await tied()).toEqual([]);
  expect(await quiet()).toEqual(before);
  expect((await imports.bringIn('trips', file)).counts).toMatchObject({ new: 3 });
});

test('the history of a trip names the batch and the person', async () => {
  const [order] = await sql<{ id: string }>(`select id from "order" where deleted_at is null limit 1`);
  const { orderHistory } = await must<{ orderHistory: { action: string; actorName: string; changes: string }[] }>(
    app,
    'query($id: UUID!) { orderHistory(id: $id) { action actorName changes } }',
    { id: order?.id },
    admin,
  );
  const [entry] = orderHistory;
  expect([entry?.action, entry?.actorName]).toEqual(['import', 'admin']);
  expect(JSON.parse(entry?.changes ?? '{}')).toEqual({ batch: [null, expect.any(Number)] });
});

test('a trip that was edited since keeps its batch, and the file does not overwrite it', async () => {
  const file = [heading, coming(50)].join('\n');
  const { id } = await imports.bringIn('trips', file);
  const [order] = await sql<{ id: string }>(`select target_id as id from import_row where batch_id = $1`, [id]);
  await must(
    app,
    'mutation($id: UUID!) { updateOrder(id: $id, input: { passengers: 33 }) { id } }',
    { id: order?.id },
    admin,
  );
  expect(await imports.undo(id)).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('2. ') as string });
  const again = await imports.upload('trips', file);
  expect((await imports.check(again.id)).batch.counts).toMatchObject({ refused: 1 });
  expect((await imports.rows(again.id))[0]?.problems).toEqual([
    { column: 'Reisijaid', cell: '20', reason: expect.stringContaining('muutke seda tellimuse lehel') },
  ]);
});

test.each([
  [`5.6.2024;;;;Tallinn - Tartu;20;Küla Kool;;;`, 'Kellaaeg', 'Väljumise kellaaeg puudub'],
  [`29.3.2026;3:30;;;Tallinn - Tartu;20;Küla Kool;;;`, 'Kellaaeg', 'kell keeratakse edasi'],
  [`5.6.2024;8:00;4.6.2024;8:00;Tallinn - Tartu;20;Küla Kool;;;`, 'Lõppkuupäev', 'lõpeb enne algust'],
  [`5.6.2024;8:00;;;Tallinn;20;Küla Kool;;;`, 'Marsruut', 'vähemalt'],
  [`5.6.2024;8:00;;;Tallinn - Qwrtz;20;Küla Kool;;;`, 'Marsruut', 'Qwrtz'],
  [`5.6.2024;8:00;;;Tallinn - Tartu;0;Küla Kool;;;`, 'Reisijaid', 'reisijate arv'],
  [`5.6.2024;8:00;;;Tallinn - Tartu;2,5;Küla Kool;;;`, 'Reisijaid', 'täisarv'],
  [`5.6.2024;8:00;;;Tallinn - Tartu;20;Võõras Kool;;;`, 'E-post', 'e-posti'],
  [`5.6.2024;8:00;;;Tallinn - Tartu;20;Küla Kool;kallis;;`, 'Hind käibemaksuta', 'Hind'],
  [`5.6.2024;8:00;;;Tallinn - Tartu;20;Küla Kool;;Toomas;`, 'Juhid', 'Toomas'],
  [`5.6.2024;8:00;;;Tallinn - Tartu;20;Küla Kool;;Jaan, jaan;`, 'Juhid', 'Korduvad juhid'],
  [`5.6.2099;8:00;;;Tallinn - Tartu;20;Küla Kool;;;`, 'Kuupäev', 'kaks aastat'],
])('refuses %s', async (row, column, reason) => {
  const { id } = await imports.upload('trips', `${heading}\n${row}\n`);
  expect((await imports.check(id)).batch.counts).toMatchObject({ refused: 1 });
  const [found] = await imports.rows(id);
  expect(found?.problems[0]).toMatchObject({
    column,
    reason: expect.stringMatching(new RegExp(reason, 'i')) as string,
  });
});
