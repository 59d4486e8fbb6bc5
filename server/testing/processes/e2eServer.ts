import 'reflect-metadata';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Deps } from '../../access';
import { createFirstAdmin } from '../../access/signIn/firstAdmin';
import { createApp } from '../../app';
import { readConfig } from '../../platform/config';
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

// The real server with a clock that a browser journey can move: forked, told the day by messages, ended by SIGTERM.
async function main(): Promise<void> {
  const config = readConfig();
  // The browser's clock is that of the machine. A server that starts again goes on where the former one was.
  const clock = new TestClock(process.env.E2E_NOW ?? new Date());
  const services = await createServices({ config, clock, log: createLogger(config.logLevel) });
  const app = await createApp(services.deps, resolve(__dirname, '../../../client'));
  await createFirstAdmin(services.deps);
  // A journey begins in a company that is set up, but for the one about the first steps.
  if (process.env.E2E_FIRST_RUN !== 'on') await markAsSetUp(services.deps);
  await services.start();
  const server = createServer(app.handler);
  server.listen(config.port, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
  process.on('message', (message: { now: string }) => {
    clock.set(message.now);
    void runClockWork(services.deps).then(() => process.send?.({ now: message.now }));
  });
  process.on('SIGTERM', () => {
    server.closeAllConnections();
    server.close();
    void app
      .stop()
      .then(() => services.stop())
      .then(() => process.exit(0));
  });
}

void main();
