import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import 'reflect-metadata';
import type { Deps } from '../../server/access/context';
import { readConfig } from '../../server/platform/config';
import { createLogger } from '../../server/platform/log/logger';
import { createServices } from '../../server/services';
import { TestClock } from '../../server/testing/testClock';

/** The portal without its edge, on an embedded database that is deleted in the end. */
export async function withServices(now: string, work: (deps: Deps) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'charter-weeks-'));
  const clock = new TestClock();
  clock.set(now);
  const config = readConfig({ DATA_DIR: dataDir, ADDRESS_SERVICE_URL: 'off' });
  const services = await createServices({ config, clock, log: createLogger('silent'), planLimitMs: Infinity });
  try {
    await work(services.deps);
  } finally {
    await services.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
