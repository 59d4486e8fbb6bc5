import 'reflect-metadata';
import { entities } from './entities';
import { migrations } from './migrations';
import { openDatabase } from './platform/database/database';
import { systemClock } from './platform/time';

/** Statements that would make the migrated database match the entities; none when they agree. */
export async function missingMigrations(): Promise<string[]> {
  const database = await openDatabase({ entities, migrations, log: () => undefined, now: systemClock.now });
  try {
    const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query);
  } finally {
    await database.close();
  }
}
