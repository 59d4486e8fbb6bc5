import 'reflect-metadata';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import type { Deps } from '../../access';
import { createFirstAdmin } from '../../access/signIn/firstAdmin';
import { createApp } from '../../app';
import { readConfig, readEnvironmentWith } from '../../platform/config';
import { runInvoicing } from '../../office/invoicing';
import { bookWaiting, takeFolder } from '../../office/payments';
import { automate, runQueuedActs, suggestPlans } from '../../office/today';
import { runKeeping } from '../../operation/keeping';
import { askForFeedback } from '../../orders/actions/jobs/askForFeedback';
import { followUpOffers } from '../../orders/actions/offers/followUp';
import { createLogger } from '../../platform/log/logger';
import { markAsSetUp } from '../../operation/setup';
import { createServices } from '../../services';
import { TestClock } from '../testClock';
import type { ServerOrder } from './serverOrder';

const clockWork = [
  followUpOffers,
  askForFeedback,
  runKeeping,
  runInvoicing,
  takeFolder,
  bookWaiting,
  suggestPlans,
  automate,
  runQueuedActs,
];

/** The work of the clock, which a journey does not wait for. One after the other: invoicing skips an order that another one holds. */
async function runClockWork(deps: Deps): Promise<void> {
  for (const run of clockWork) await run(deps);
}

interface Running {
  setNow(now: string): Promise<void>;
  stop(): Promise<void>;
}

/** The real server with a clock that a browser journey can move. */
async function start(settings: Record<string, string>): Promise<Running> {
  const environment = readEnvironmentWith(settings);
  const config = readConfig(environment);
  // The browser's clock is that of the machine. A server that starts again goes on where the former one was.
  const clock = new TestClock(environment.E2E_NOW ?? new Date());
  const services = await createServices({ config, clock, log: createLogger(config.logLevel) });
  const app = await createApp(services.deps, resolve(__dirname, '../../../client'));
  await createFirstAdmin(services.deps);
  // A journey begins in a company that is set up, but for the one about the first steps.
  if (environment.E2E_FIRST_RUN !== 'on') await markAsSetUp(services.deps);
  await services.start();
  // On a busy machine five seconds pass between two calls of a journey, and it would find its connection closed.
  const server = createServer({ keepAliveTimeout: 300_000 }, app.handler).listen(config.port, '127.0.0.1');
  await once(server, 'listening');
  return {
    async setNow(now) {
      clock.set(now);
      await runClockWork(services.deps);
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await app.stop();
      await services.stop();
    },
  };
}

// Forked by journeys and benches. One server after the other runs in it: the second finds the code read and compiled.
let running: Promise<Running> | undefined;

async function carryOut(order: ServerOrder): Promise<object> {
  if (order === 'stop') await (await running)?.stop();
  else if ('now' in order) await (await running)?.setNow(order.now);
  else await (running = start(order.start));
  return typeof order === 'object' ? order : {};
}

process.on('message', (order: ServerOrder) => void carryOut(order).then((reply) => process.send?.(reply)));
process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => void carryOut('stop').then(() => process.exit(0)));
