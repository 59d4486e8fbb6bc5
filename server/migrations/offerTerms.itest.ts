import type { Database } from '../platform/database/database';
import { openTestDatabase } from '../testing/databases/testDatabase';
import { OfferTerms1766820000000 } from './1766820000000-offerTerms';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase({ entities: [], migrations: [] });
});
afterAll(() => database.close());

test('an offer that waits gets the terms that hold, and others keep theirs', async () => {
  const { dataSource } = database;
  await dataSource.query('create table cancellation_terms (id integer, version integer)');
  await dataSource.query('insert into cancellation_terms values (10, 1), (30, 3), (20, 2)');
  await dataSource.query('create table offer (status text, cancellation_terms_id integer)');
  await dataSource.query(
    `insert into offer values ('open', null), ('open', 20), ('accepted', 10), ('accepted', null), ('rejected', null)`,
  );
  const runner = dataSource.createQueryRunner();
  await new OfferTerms1766820000000().up(runner);
  await runner.release();
  const rows: unknown[] = await dataSource.query(
    'select status, cancellation_terms_id as terms from offer order by status, terms',
  );
  expect(rows).toEqual([
    { status: 'accepted', terms: 10 },
    { status: 'accepted', terms: null },
    { status: 'open', terms: 20 },
    { status: 'open', terms: 30 },
    { status: 'rejected', terms: null },
  ]);
});
