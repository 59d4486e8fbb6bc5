import type { Database } from '../platform/database/database';
import { openTestDatabase } from '../testing/databases/testDatabase';
import { OneWord1766750000000 } from './1766750000000-oneWord';
import { migrations } from '.';

let database: Database;
const before = migrations.slice(0, migrations.indexOf(OneWord1766750000000));

beforeAll(async () => {
  database = await openTestDatabase({ entities: [], migrations: before });
});
afterAll(() => database.close());

const wanted = { departs: null, route: null, passengers: 52, note: 'Ratastool' };
const mails = [
  { template: 'changeAsked', props: { asked: wanted, replaces: true } },
  { template: 'offerSent', props: { order: { fullName: 'Mari' } } },
];

test('an e-mail about a wanted change that was queued before the update can be written after it, and others stay', async () => {
  const { dataSource } = database;
  await dataSource.query('create schema pgboss');
  await dataSource.query('create table pgboss.job (nth integer, name text, data jsonb)');
  for (const [nth, mail] of mails.entries())
    await dataSource.query(`insert into pgboss.job values ($1, 'mail', $2)`, [nth, JSON.stringify(mail)]);
  const runner = dataSource.createQueryRunner();
  await new OneWord1766750000000().up(runner);
  await runner.release();

  const rows: { data: object }[] = await dataSource.query('select data from pgboss.job order by nth');
  expect(rows.map(({ data }) => data)).toEqual([
    { template: 'changeAsked', props: { wanted, replaces: true } },
    mails[1],
  ]);
});
