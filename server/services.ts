import type { Deps } from './access/context';
import { entities } from './entities';
import { createMaps } from './maps/maps';
import { migrations } from './migrations';
import { createNotifications } from './notifications/notifications';
import { askForFeedback } from './orders/askForFeedback';
import type { OrderListener } from './orders/order.events';
import { foldTally } from './orders/orderTally';
import type { Config } from './platform/config';
import type { Database } from './platform/database/database';
import { openDatabase } from './platform/database/database';
import type { DatabaseServer } from './platform/database/databaseServer';
import { takeDumpRequest } from './platform/database/dumps';
import { every } from './platform/every';
import type { Logger } from './platform/logger';
import { databaseLog } from './platform/logger';
import { forgetExpired } from './platform/rateLimit';
import type { Clock } from './platform/time';
import { createWebhookSender } from './webhooks/sender';

export interface Services {
  deps: Deps;
  /** Begins to send messages and to look after the clock. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A rolling dump of the embedded database each day; PGlite tidies itself only then. */
const dumpEveryMs = 24 * 3_600_000;
const dumpWantedEveryMs = 2_000;
const askEveryMs = 30_000;
const forgetEveryMs = 3_600_000;
const foldEveryMs = 3_600_000;

/**
 * Opens everything the portal runs on and ties it together. `database` is given by tests that have one open, `server` by
 * who has started an embedded one.
 */
export async function createServices(options: {
  config: Config;
  clock: Clock;
  log: Logger;
  database?: Database;
  server?: DatabaseServer;
}): Promise<Services> {
  const { config, clock, log } = options;
  const db =
    options.database ??
    (await openDatabase({
      url: config.databaseUrl,
      dataDir: config.dataDir,
      entities,
      migrations,
      server: options.server,
      log: databaseLog(log),
      now: () => clock.now(),
    }));
  const notifications = createNotifications({ config, clock, logger: log, database: db });
  const webhooks = createWebhookSender({ config, clock, logger: log, database: db });
  const listener: OrderListener = async (manager, happening) => {
    await notifications.listener(manager, happening);
    await webhooks.listener(manager, happening);
  };
  const deps: Deps = {
    config,
    clock,
    log,
    db,
    maps: createMaps({ config, db, clock, log }),
    listener,
    committed: () => {
      notifications.kick();
      webhooks.kick();
    },
  };
  const repeating = [
    every(askEveryMs, 'asking drivers for feedback', log, () => askForFeedback(deps)),
    every(forgetEveryMs, 'forgetting counts of calls', log, () => forgetExpired(deps)),
    every(forgetEveryMs, 'forgetting what webhooks were told', log, () => webhooks.forgetOld()),
    every(foldEveryMs, 'adding up the tally of orders', log, () => foldTally(deps)),
  ];
  if (db.embedded && options.database === undefined)
    repeating.push(
      every(dumpEveryMs, 'dumping the database', log, () => db.dump()),
      every(dumpWantedEveryMs, 'dumping the database for npm run backup', log, async () => {
        if (await takeDumpRequest(config.dataDir)) await db.dump();
      }),
    );
  return {
    deps,
    start: async () => {
      // One after the other: the first one makes the tables that both use.
      await notifications.start();
      await webhooks.start();
      for (const work of repeating) work.start();
    },
    stop: async () => {
      for (const work of repeating) await work.stop();
      await Promise.all([notifications.stop(), webhooks.stop()]);
      await db.close();
    },
  };
}
