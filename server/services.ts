import type { Deps } from './access';
import { expireAfterTrips } from './customer/changeRequests';
import { entities } from './model/entities';
import { createLive, lives } from './outbound/live';
import { createMaps } from './maps';
import { migrations } from './migrations';
import { createNotifications } from './outbound/notifications';
import { askForFeedback, foldTally, followUpOffers } from './orders';
import { createMailPapers } from './customer/papers';
import { forgetPassengers } from './customer/passengers';
import { silent } from './platform/backup/progress';
import { ensureBackupKey } from './platform/backup/backupKey';
import { writeDailyBackup } from './platform/backup/rolling';
import { writeBackup } from './platform/backup/write';
import type { Config } from './platform/config';
import type { Database } from './platform/database/database';
import { afterCommit } from './platform/database/transaction';
import { Events } from './platform/events';
import { openDatabase } from './platform/database/database';
import { toBackupsFolder } from './platform/database/dataFolder';
import type { DatabaseServer } from './platform/database/databaseServer';
import { createIntervalJob } from './platform/intervalJob';
import type { Logger } from './platform/log/logger';
import { createDatabaseLog } from './platform/log/logger';
import { forgetAccessLog, forgetExpired } from './access';
import { forgetPasswordLinks } from './company/people';
import { forgetShownPrices } from './sales/pricing';
import { forgetTripListLinks } from './customer/tripList';
import type { Clock } from './platform/time';
import { createPlanner, emitLeftNotices, planners } from './office/planning';
import { subscribeAll } from './subscribers';
import { createWebhookDeliveries } from './outbound/webhooks';

export interface Services {
  deps: Deps;
  /** Begins to send messages and to look after the clock. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** How often it is looked whether the backup of the day is there. */
const backupEveryMs = 600_000;
const askEveryMs = 30_000;
const followUpEveryMs = 60_000;
const forgetEveryMs = 3_600_000;
const forgetLiveMs = 600_000;
const foldEveryMs = 3_600_000;
/** After this time the plan so far is the result. */
const planLimitMs = 30_000;

/**
 * Opens everything the portal runs on and ties it together. Tests give `database` when they have one open,
 * `lookEveryMs` when pages must hear by notification alone, and `planLimitMs` when a busy machine must not matter. The
 * starter of an embedded server gives `server`.
 */
export async function createServices(options: {
  config: Config;
  clock: Clock;
  log: Logger;
  database?: Database;
  server?: DatabaseServer;
  lookEveryMs?: number;
  planLimitMs?: number;
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
      log: createDatabaseLog(log),
    }));
  const papers = createMailPapers({ config, clock, db });
  const notifications = createNotifications({ config, clock, logger: log, database: db, papers });
  const webhooks = createWebhookDeliveries({ config, clock, logger: log, database: db });
  const live = createLive({ db, clock, log }, options.lookEveryMs);
  const events = new Events(afterCommit);
  subscribeAll(events, config, { notifications, webhooks });
  events.onCommit((what) => {
    if (what === 'events') {
      notifications.kick();
      webhooks.kick();
    }
    live.notify();
  });
  const deps: Deps = { config, clock, log, db, maps: createMaps({ config, db, clock, log }), events };
  lives.set(deps, live);
  planners.set(deps, createPlanner(options.planLimitMs ?? planLimitMs, { passagesFile: config.passagesFile }));
  const intervalJobs = [
    createIntervalJob(askEveryMs, 'asking drivers for feedback', log, () => askForFeedback(deps)),
    createIntervalJob(followUpEveryMs, 'following up on offers', log, () => followUpOffers(deps)),
    createIntervalJob(followUpEveryMs, 'ending change requests of trips that are over', log, () =>
      expireAfterTrips(deps),
    ),
    createIntervalJob(forgetEveryMs, 'forgetting counts of calls', log, () => forgetExpired(deps)),
    createIntervalJob(forgetEveryMs, 'forgetting prices of inquiries that never came', log, () =>
      forgetShownPrices(deps),
    ),
    createIntervalJob(forgetEveryMs, 'forgetting links to trips', log, () => forgetTripListLinks(deps)),
    createIntervalJob(forgetEveryMs, 'forgetting old entries of the access log', log, () => forgetAccessLog(deps)),
    createIntervalJob(forgetEveryMs, 'forgetting links to new passwords', log, () => forgetPasswordLinks(deps)),
    createIntervalJob(forgetEveryMs, 'forgetting what webhooks were told', log, () => webhooks.forgetOld()),
    createIntervalJob(forgetEveryMs, 'deleting the names of passengers after their trips', log, () =>
      forgetPassengers(deps),
    ),
    createIntervalJob(askEveryMs, 'logging trips that are over', log, () => live.logTripsOver()),
    createIntervalJob(forgetLiveMs, 'forgetting what open pages were told', log, () => live.forgetOld()),
    createIntervalJob(followUpEveryMs, 'emitting what confirmed plans left', log, () => emitLeftNotices(deps)),
    createIntervalJob(foldEveryMs, 'adding up the tally of orders', log, () => foldTally(deps)),
  ];
  // The operator of a separate PostgreSQL server backs it up; several copies of the portal may be on it.
  if (db.embedded)
    intervalJobs.push(
      createIntervalJob(backupEveryMs, 'backing up the database', log, () =>
        writeDailyBackup(toBackupsFolder(config.dataDir), clock.now(), async (file) => {
          const key = await ensureBackupKey(config);
          await writeBackup(db.dataSource, file, { now: clock.now(), key, progress: silent });
        }),
      ),
    );
  return {
    deps,
    start: async () => {
      await notifications.start();
      await webhooks.start();
      await live.start();
      for (const job of intervalJobs) job.start();
    },
    stop: async () => {
      for (const job of intervalJobs) await job.stop();
      await Promise.all([notifications.stop(), webhooks.stop(), live.stop()]);
      await db.close();
    },
  };
}
