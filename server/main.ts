import 'reflect-metadata';
import { readConfig } from './platform/config';
import { createLogger } from './platform/logger';
import { systemClock } from './platform/time';
import { cannotStart, serve } from './serve';
import { createServices } from './services';

async function main(): Promise<void> {
  const config = readConfig();
  await serve(await createServices({ config, clock: systemClock, log: createLogger(config.logLevel) }));
}

main().catch(cannotStart);
