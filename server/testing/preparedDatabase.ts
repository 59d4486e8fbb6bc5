import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../platform/config';
import { createLogger } from '../platform/logger';
import { systemClock } from '../platform/time';
import { createServices } from '../services';
import { dumpOnce } from './dumpOnce';

const migrationsFolder = path.join(__dirname, '../migrations');

/**
 * A dump of an embedded database that a server has started on once: migrated, with the tables of the queue. To begin
 * with it takes half as long as to make all that anew.
 */
export function preparedDatabase(): Promise<string> {
  const migrations = readdirSync(migrationsFolder).map((name) => path.join(migrationsFolder, name));
  return dumpOnce('prepared', [require.resolve('pg-boss/package.json'), ...migrations], async (dataDir) => {
    const config = readConfig({ DATA_DIR: dataDir });
    const services = await createServices({ config, clock: systemClock, log: createLogger('silent') });
    await services.start();
    return { dump: () => services.deps.db.dump(), close: () => services.stop() };
  });
}
