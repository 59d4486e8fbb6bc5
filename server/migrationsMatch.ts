import 'reflect-metadata';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities } from './model/entities';
import { migrations } from './migrations';
import { openDatabase } from './platform/database/database';

/** Statements that would make the migrated database match the entities; none when they agree. */
export async function findMissingMigrations(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'charter-migrations-'));
  const database = await openDatabase({ dataDir, entities, migrations, log: () => undefined });
  try {
    const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query);
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true });
  }
}
