import '../platform/memory/startAgain';
import 'reflect-metadata';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithReason } from '../platform/cannotStart';
import type { Config } from '../platform/config';
import { readEnvironmentWith, readConfig } from '../platform/config';
import { ConfigError } from '../platform/configError';
import { createLogger } from '../platform/log/logger';
import { formatDateTime, systemClock } from '../platform/time';
import { serve } from '../serve';
import type { Services } from '../services';
import { createServices } from '../services';
import { admins, COMPANY_NAME, demoCompany, PASSWORD, SHOWN_DRIVER } from './data/company';
import { mail, seed } from './seed';
import { SeedingClock } from './seedingClock';

const ORDERS = 300;

const defaults = { DATA_DIR: 'data-demo', LOG_LEVEL: 'warn' };

/**
 * The portal with a company to look at. The first start on a data folder lives through its past months, later ones just
 * serve it. The demo ignores DATABASE_URL and SMTP_URL: it keeps to its folder and writes mails to files there.
 */
async function main(): Promise<void> {
  const config: Config = { ...readConfig(readEnvironmentWith({ SMTP_URL: '' }), defaults), databaseUrl: undefined };
  const finished = join(config.dataDir, 'demo.txt');
  const clock = new SeedingClock();
  const isNew = !existsSync(finished);
  if (isNew && !isEmpty(config.dataDir)) {
    throw new ConfigError(`DATA_DIR: ${config.dataDir} is not a finished demo; remove that folder, or choose another`);
  }
  const services = await createServices({ config, clock, log: createLogger(config.logLevel), fallback: demoCompany });
  const recent = isNew ? await seedCompany(services, clock) : [];
  await serve(services);
  await mail(services.deps, recent);

  const signIn = `  Sign in as ${admins[0].username} (admin) or ${SHOWN_DRIVER} (driver), PASSWORD ${PASSWORD}`;
  if (isNew) writeFileSync(finished, `${COMPANY_NAME}, as of ${formatDateTime(clock.now())}\n${signIn}\n`);
  console.log(`${signIn}\n  E-mails are files in ${join(config.dataDir, 'mail')}; their links work.\n`);
}

async function seedCompany({ deps }: Services, clock: SeedingClock) {
  let printedAt = 0;
  const recent = await seed({
    deps,
    clock,
    orders: ORDERS,
    progress: (moment, from, present) => {
      const now = systemClock.now().getTime();
      if (now < printedAt + 1000) return;
      printedAt = now;
      const share = (moment.getTime() - from.getTime()) / (present.getTime() - from.getTime());
      console.log(`  living through the demo company's past: ${formatDateTime(moment)}, ${Math.round(share * 100)} %`);
    },
  });
  // Tidies what the past left behind, so that the first pages are as quick as later ones.
  await deps.db.dataSource.query('vacuum (analyze)');
  clock.release();
  return recent;
}

const isEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

main().catch(exitWithReason);
