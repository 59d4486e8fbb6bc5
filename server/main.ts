import './platform/memory/startAgain';
import 'reflect-metadata';
import { exitWithReason } from './platform/cannotStart';
import { readConfig } from './platform/config';
import { startEmbeddedServer } from './platform/database/databaseServer';
import { createLogger, createDatabaseLog } from './platform/log/logger';
import { systemClock } from './platform/time';

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLogger(config.logLevel);
  // An embedded database starts in other processes while this one reads the rest of the program.
  const [server, { createServices }, { serve }] = await Promise.all([
    config.databaseUrl === undefined
      ? startEmbeddedServer({ dataDir: config.dataDir, log: createDatabaseLog(log) })
      : undefined,
    import('./services.js'),
    import('./serve.js'),
  ]);
  await serve(await createServices({ config, clock: systemClock, log, server }));
}

main().catch(exitWithReason);
