import 'reflect-metadata';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { entities } from './model/entities';
import { migrations } from './migrations';
import { openDatabase } from './platform/database/database';

/** Statements that would make the migrated database match the entities; none when they agree. */
export async function findMissingMigrations(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'charter-migrations-'));
  const database = await openDatabase({ dataDir, entities, migrations, log: () => undefined });
  queueQueries(database.dataSource);
  try {
    const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query);
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true });
  }
}

/** TypeORM reads all tables at once on one connection, which pg is about to refuse: here each query waits for the one before. */
function queueQueries(dataSource: DataSource): void {
  const create = dataSource.createQueryRunner.bind(dataSource);
  dataSource.createQueryRunner = (mode) => {
    const runner = create(mode);
    const query = runner.query.bind(runner);
    let before: Promise<unknown> = Promise.resolve();
    runner.query = (...given: Parameters<typeof query>) => {
      const reply = before.then(() => query(...given));
      before = reply.catch(() => undefined);
      return reply;
    };
    return runner;
  };
}
