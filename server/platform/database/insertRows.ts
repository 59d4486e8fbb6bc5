import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { query, raw, sql } from '../sql';

/** Rows of one statement: its one parameter stays below some megabytes. */
const AT_ONCE = 1000;

/**
 * Inserts many rows with few statements. Each row has the same columns, by their names in the entity; the others get
 * their defaults. A Date becomes a moment, and an array or an object what its column holds.
 */
export async function insertRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  rows: readonly Partial<Row>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { tableName, columns } = manager.connection.getMetadata(entity);
  const used = columns.filter(({ propertyPath }) => readPath(first, propertyPath) !== undefined);
  const names = raw(used.map(({ databaseName }) => `"${databaseName}"`).join(', '));
  const table = raw(`"${tableName}"`);
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const part = rows.slice(start, start + AT_ONCE).map((row) => toRecord(row, used));
    await query(
      manager,
      sql`insert into ${table} (${names})
          select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(part)}::jsonb)`,
    );
  }
}

const toRecord = (row: object, columns: readonly { propertyPath: string; databaseName: string }[]) =>
  Object.fromEntries(columns.map(({ propertyPath, databaseName }) => [databaseName, readPath(row, propertyPath)]));

/** A column of an embedded part has a path: 'depot.lat'. */
const readPath = (row: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], row);
