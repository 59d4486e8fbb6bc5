import type { Deps } from './access';
import { expireAfterTrips } from './customer/changeRequests';
import { entities } from './model/entities';
import { createLive, lives } from './outbound/live';
import { createMaps } from './maps';
import { migrations } from './migrations';
import { createNotifications } from './outbound/notifications';
import type { MailFiles } from './outbound/notifications';
import { askForFeedback, foldTally, followUpOffers } from './orders';
import { createMailPapers } from './customer/papers';
import { forgetPassengers } from './customer/passengers';
import { silent } from './platform/backup/progress';
import { ensureBackupKey } from './platform/backup/backupKey';
import { writeDailyBackup } from './platform/backup/rolling';
import { writeBackup } from './platform/backup/write';
import { openSettings, settingsStores } from './company/settings';
import type { Config } from './platform/config';
import type { SettingTexts } from './platform/settings/definitions';
import type { Database } from './platform/database/database';
import { Events } from './platform/events';
import { openDatabase } from './platform/database/database';
import { toBackupsFolder } from './platform/database/dataFolder';
import type { DatabaseServer } from './platform/database/databaseServer';
import { createIntervalJob, startApart } from './platform/intervalJob';
import type { Logger } from './platform/log/logger';
import { createDatabaseLog } from './platform/log/logger';
import { forgetAccessLog, forgetExpired } from './access';
import { forgetPasswordLinks } from './company/people';
import { forgetPositions } from './driving/road';
import { forgetShownPrices } from './sales/pricing';
import { forgetTripListLinks } from './customer/tripList';
import type { Clock } from './platform/time';
import { alertOperator, portalSystems, sendDailyBackup } from './operation/system';
import { eraseAgain, runKeeping } from './operation/keeping';
import type { SystemJobName } from './operation/system';
import { forgetFiles, importProgress } from './office/imports';
import { drawInvoicePdf, runInvoicing } from './office/invoicing';
import { readDocument, writeEInvoiceFile } from './sales/einvoices';
import { pollMailbox } from './office/mailDrafts';
import {
  bankProgress,
  bookWaiting,
  checkLinks,
  drawAccountPdf,
  drawReceiptPdf,
  takeCash,
  takeFolder,
} from './office/payments';
import { refreshAllFigures } from './office/overview';
import { drawDriverFolder } from './office/roadPapers';
import { automate, refreshHoursAlarms, runQueuedActs, suggestPlans } from './office/today';
import { createPlanner, emitLeftNotices, planners } from './office/planning';
import { subscribeAll } from './subscribers';
import { createPush, pushes } from './outbound/push';
import { createWebhookDeliveries } from './outbound/webhooks';

export interface Services {
  deps: Deps;
  /** Begins to send messages and to look after the clock. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** How often it is looked whether the backup of the day is there. */
const BACKUP_EVERY_MS = 600_000;
const ASK_EVERY_MS = 30_000;
const FOLLOW_UP_EVERY_MS = 60_000;
const BANK_EVERY_MS = 60_000;
const SUGGEST_EVERY_MS = 10_000;
const ACT_EVERY_MS = 2_000;
const FORGET_EVERY_MS = 3_600_000;
const KEEP_EVERY_MS = 1_800_000;
const FORGET_LIVE_MS = 600_000;
const FOLD_EVERY_MS = 3_600_000;
const ALERT_EVERY_MS = 300_000;
const JUDGE_EVERY_MS = 300_000;
/** After this time the plan so far is the result. */
const PLAN_LIMIT_MS = 30_000;

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
  /** Texts that stand in for settings that are neither given nor saved. */
  fallback?: SettingTexts;
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
  const store = await openSettings({ config, db, log, fallback: options.fallback });
  const settings = () => store.current();
  const { offer, acceptance } = createMailPapers({ settings, clock, db });
  const { manager } = db.dataSource;
  const readInvoice = (id: string) => readDocument(manager, id);
  const papers: MailFiles = {
    offer,
    acceptance,
    invoice: async (id) => drawInvoicePdf(await readInvoice(id), settings().logo?.content),
    eInvoice: async (id, format) => writeEInvoiceFile(await readInvoice(id), format),
    receipt: (id) => drawReceiptPdf(manager, id, settings()),
    account: (wish) => drawAccountPdf({ db }, wish, settings()),
    tripFolder: (orderId, driverId) => drawDriverFolder(deps, orderId, driverId),
  };
  const notifications = createNotifications({ config, settings, clock, logger: log, database: db, papers });
  const webhooks = createWebhookDeliveries({ config, clock, logger: log, database: db });
  const push = createPush({ config, settings, clock, logger: log, database: db });
  const live = createLive({ db, clock, log }, { lookEveryMs: options.lookEveryMs, settingsChanged: store.reloadSoon });
  const events = new Events();
  subscribeAll(events, settings, { notifications, webhooks, push, takeCash: (taken) => takeCash(deps, taken) });
  const kickQueues = () => {
    notifications.kick();
    webhooks.kick();
    push.kick();
  };
  events.onCommit(() => live.notify());
  const maps = createMaps({ passagesFile: config.passagesFile, settings, db, clock, log });
  const deps: Deps = { config, settings, clock, log, db, maps, events };
  settingsStores.set(deps, store);
  lives.set(deps, live);
  pushes.set(deps, push);
  importProgress.set(deps, new Map());
  bankProgress.set(deps, {});
  planners.set(deps, createPlanner(options.planLimitMs ?? PLAN_LIMIT_MS, { passagesFile: config.passagesFile }));
  const job = (name: SystemJobName, everyMs: number, what: string, work: () => Promise<unknown>) =>
    createIntervalJob({ name, everyMs, what, log, work });
  const intervalJobs = [
    job('askForFeedback', ASK_EVERY_MS, 'asking drivers for feedback', () => askForFeedback(deps)),
    job('followUpOffers', FOLLOW_UP_EVERY_MS, 'following up on offers', () => followUpOffers(deps)),
    job('endChangeRequests', FOLLOW_UP_EVERY_MS, 'ending change requests of trips that are over', () =>
      expireAfterTrips(deps),
    ),
    job('forgetLimits', FORGET_EVERY_MS, 'forgetting counts of calls', () => forgetExpired(deps)),
    job('forgetShownPrices', FORGET_EVERY_MS, 'forgetting prices of inquiries that never came', () =>
      forgetShownPrices(deps),
    ),
    job('forgetTripLinks', FORGET_EVERY_MS, 'forgetting links to trips', () => forgetTripListLinks(deps)),
    job('forgetAccessLog', FORGET_EVERY_MS, 'forgetting old entries of the access log', () => forgetAccessLog(deps)),
    job('forgetPasswordLinks', FORGET_EVERY_MS, 'forgetting links to new passwords', () => forgetPasswordLinks(deps)),
    job('forgetImportFiles', FORGET_EVERY_MS, 'forgetting files that were never imported', () => forgetFiles(deps)),
    job('forgetDeliveries', FORGET_EVERY_MS, 'forgetting what webhooks were told', () => webhooks.forgetOld()),
    job('forgetPassengers', FORGET_EVERY_MS, 'deleting the names of passengers after their trips', () =>
      forgetPassengers(deps),
    ),
    job('forgetPositions', FORGET_EVERY_MS, 'deleting places of buses after 30 days', () => forgetPositions(deps)),
    job('makeInvoices', FOLLOW_UP_EVERY_MS, 'making the invoices of driven trips', () => runInvoicing(deps)),
    job('runKeeping', KEEP_EVERY_MS, 'forgetting what is kept long enough', () => runKeeping(deps)),
    job('logTripsOver', ASK_EVERY_MS, 'logging trips that are over', () => live.logTripsOver()),
    job('forgetLive', FORGET_LIVE_MS, 'forgetting what open pages were told', () => live.forgetOld()),
    job('emitLeftNotices', FOLLOW_UP_EVERY_MS, 'emitting what confirmed plans left', () => emitLeftNotices(deps)),
    job('foldTally', FOLD_EVERY_MS, 'adding up the tally of orders', () => foldTally(deps)),
    job('sumFigures', FOLLOW_UP_EVERY_MS, 'summing figures of changed days', () => refreshAllFigures(deps)),
    job('takeBankFiles', BANK_EVERY_MS, 'taking files of the bank', async () => {
      await takeFolder(deps);
      await bookWaiting(deps);
    }),
    job('pollMailbox', BANK_EVERY_MS, 'reading the mailbox', () => pollMailbox(deps)),
    job('checkLinkPayments', BANK_EVERY_MS, 'asking about payments by bank link and card', () => checkLinks(deps)),
    job('automate', FOLLOW_UP_EVERY_MS, 'queueing what is trusted to the portal', () => automate(deps)),
    job('suggestPlans', SUGGEST_EVERY_MS, 'looking for crews of accepted trips', () => suggestPlans(deps)),
    job('refreshHoursAlarms', JUDGE_EVERY_MS, 'judging the hours of the coming week', () => refreshHoursAlarms(deps)),
    job('runQueuedActs', ACT_EVERY_MS, 'carrying out decisions', () => runQueuedActs(deps)),
    job('remindOfTomorrow', FOLLOW_UP_EVERY_MS, 'reminding drivers of tomorrow', () => push.remindOfTomorrow()),
    job('alertOperator', ALERT_EVERY_MS, 'telling the operator of problems', () => alertOperator(deps, notifications)),
  ];
  // The operator of a separate PostgreSQL server backs it up; several copies of the portal may be on it.
  if (db.embedded)
    intervalJobs.push(
      job('backUp', BACKUP_EVERY_MS, 'backing up the database', () =>
        writeDailyBackup(toBackupsFolder(config.dataDir), clock.now(), async (file) => {
          const key = await ensureBackupKey(config);
          await writeBackup(db.dataSource, file, { now: clock.now(), key, progress: silent });
        }),
      ),
    );
  intervalJobs.push(
    job('sendBackup', BACKUP_EVERY_MS, 'sending the backup of the day to the store', () => sendDailyBackup(deps)),
  );
  portalSystems.set(deps, { startedAt: clock.now(), intervalJobs, kickQueues });
  return {
    deps,
    start: async () => {
      // Before anything is sent: a restored backup may know people who were erased since.
      await eraseAgain(deps);
      await notifications.start();
      await webhooks.start();
      await push.start();
      await live.start();
      startApart(intervalJobs);
    },
    stop: async () => {
      for (const each of intervalJobs) await each.stop();
      planners.require(deps).stop();
      await Promise.all([notifications.stop(), webhooks.stop(), push.stop(), live.stop()]);
      await db.close();
    },
  };
}
