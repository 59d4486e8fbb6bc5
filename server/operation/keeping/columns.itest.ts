import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { listColumns, tables } from './columns';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Column {
  name: string;
  column: string;
}

const listTextColumns = (): Promise<Column[]> =>
  app.deps.db.dataSource.query(
    `select table_name as name, column_name as column from information_schema.columns
     where table_schema = 'public' and udt_name in ('text', 'varchar', 'bpchar', 'json', 'jsonb', 'bytea', 'xml', 'inet', '_text', '_varchar', '_json', '_jsonb')
     order by 1, 2`,
  );

test('every column of text, JSON or bytes is named in the table of keeping, and nothing else is', async () => {
  const stored = (await listTextColumns()).map(({ name, column }) => `${name}.${column}`);
  const named = Object.entries(tables).flatMap(([name, use]) => listColumns(use).map((column) => `${name}.${column}`));
  expect([...new Set(named)].sort()).toEqual([...named].sort());
  expect(stored.filter((column) => !named.includes(column))).toEqual([]);
  expect(named.filter((column) => !stored.includes(column))).toEqual([]);
});

test('every table is named', async () => {
  const stored = await app.deps.db.dataSource.query<{ name: string }[]>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  expect(Object.keys(tables).sort()).toEqual(stored.map(({ name }) => name).sort());
});

test('there is no table outside the schema', async () => {
  const others = await app.deps.db.dataSource.query<{ name: string }[]>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname not in ('public', 'pg_catalog', 'information_schema')`,
  );
  expect(others).toEqual([]);
});
