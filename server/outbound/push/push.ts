import { generateRequestDetails } from 'web-push';
import type { DataSource } from 'typeorm';
import type { driversTold } from '../../office/driverNotices';
import type { OrderSubscriber } from '../../orders';
import type { Config } from '../../platform/config';
import { runTransaction } from '../../platform/database/transaction';
import type { Language } from '../../platform/language';
import type { Logger } from '../../platform/log/logger';
import { post } from '../../platform/network/post';
import { PerPortal } from '../../platform/perPortal';
import type { QueueTimes } from '../../platform/queue/queue';
import { createQueue } from '../../platform/queue/queue';
import type { CurrentSettings } from '../../platform/settings/settings';
import type { Sql } from '../../platform/sql';
import { query, runTogether, sql } from '../../platform/sql';
import type { Clock } from '../../platform/time';
import { findWords } from '../../texts/words';
import { printNews } from './printNews';
import type { PushKeys } from './pushKeys';
import { ensurePushKeys } from './pushKeys';
import type { DriverNews, PushNews } from './pushNews';
import { listDriverNews } from './pushNews';
import { findTripsTomorrow } from './tripsTomorrow';

export interface Push {
  /** Queues what drivers hear of an event. */
  subscriber: OrderSubscriber;
  /** Queues words of the office to the drivers of a day. */
  pushNotice(told: typeof driversTold.event): Sql[];
  /** Queues the reminders of tomorrow's trips once it is evening. */
  remindOfTomorrow(): Promise<void>;
  readPublicKey(): Promise<string>;
  /** Makes the keys at the first start, and begins to send. */
  start(): Promise<void>;
  /** Looks for messages at once. */
  kick(): void;
  stop(): Promise<void>;
}

/** The push of each running portal. */
export const pushes = new PerPortal<Push>('push');

/** A piece of news on its way to one phone. */
interface PushMessage {
  subscriptionId: string;
  /** ISO 8601: the moment of its cause. */
  at: string;
  payload: PushNews;
}

interface Phone {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
}

const TIMEOUT_MS = 10_000;
/** Older news would mislead a driver. The push service (TTL) and `send` drop them. */
const KEPT_S = 12 * 3600;
/** Statuses that say: this subscription has ended (RFC 8030, 7.3). */
const goneStatuses = [404, 410];

/**
 * Creates the sender that tells the phones of drivers by Web Push, each phone once of each cause
 * (docs/decisions/running/web-push.md).
 */
export function createPush(options: {
  config: Config;
  settings: CurrentSettings;
  clock: Clock;
  logger: Logger;
  database: { dataSource: DataSource; embedded: boolean };
  times?: Partial<QueueTimes>;
}): Push {
  const { config, settings, clock, logger, times } = options;
  const { dataSource, embedded } = options.database;
  const queue = createQueue<PushMessage>({
    name: 'push',
    dataSource,
    logger,
    isAlone: embedded,
    times,
    describe: ({ subscriptionId, payload }) => ({ phone: subscriptionId, news: payload.type }),
  });

  let keys: Promise<PushKeys> | undefined;
  const readKeys = (): Promise<PushKeys> => {
    keys ??= ensurePushKeys(dataSource.manager, { config, clock, logger }).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  };

  function enqueue(all: readonly DriverNews[]): Sql[] {
    if (all.length === 0) return [];
    return [
      queue.enqueue(sql`
        select md5(p.id::text || r.cause)::uuid as id, p.id::text as lane,
          jsonb_build_object('subscriptionId', p.id, 'at', ${clock.now().toISOString()}::text, 'payload', r.news) as data
        from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as r("driverId" uuid, cause text, news jsonb)
          join session s on s.user_id = r."driverId" join push_subscription p on p.session_id = s.id`),
    ];
  }

  async function send(id: string, { subscriptionId, at, payload }: PushMessage): Promise<void> {
    const leftS = KEPT_S - Math.floor((clock.now().getTime() - Date.parse(at)) / 1000);
    const phone = await findPhone(subscriptionId);
    if (!phone || leftS <= 0) return;
    const { endpoint, p256dh, auth, language } = phone;
    const { publicKey, privateKey } = await readKeys();
    const notice = printNews(payload, findWords(language), id);
    const details = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
      vapidDetails: { subject: findSubject(), publicKey, privateKey },
      TTL: leftS,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
      // The push service keeps one message a topic: a phone that was off gets only the latest news of a trip.
      ...('orderId' in payload && { topic: payload.orderId.replaceAll('-', '') }),
    });
    const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)]));
    const { status } = await post(endpoint, details.body ?? '', headers, {
      allowPrivate: config.webhookAllowPrivate,
      timeoutMs: TIMEOUT_MS,
    });
    if (goneStatuses.includes(status)) await forgetPhone(subscriptionId);
    else if (status < 200 || status >= 300) throw new Error(`HTTP ${status}`);
  }

  /** A phone whose session goes on. */
  async function findPhone(id: string): Promise<Phone | undefined> {
    const [phone] = await query<Phone>(
      dataSource.manager,
      sql`select p.endpoint, p.p256dh, p.auth, u.language from push_subscription p
          join session s on s.id = p.session_id join "user" u on u.id = s.user_id
          where p.id = ${id} and s.expires_at > ${clock.now()} and not u.hidden`,
    );
    return phone;
  }

  const forgetPhone = (id: string) => query(dataSource.manager, sql`delete from push_subscription where id = ${id}`);

  /**
   * Where a push service complains (RFC 8292, 2.1). Apple refuses an address that cannot be real; without company e-mail
   * and https we have no better one.
   */
  function findSubject(): string {
    const { companyEmail, logisticsEmail } = settings();
    const email = companyEmail ?? logisticsEmail;
    if (email !== undefined) return `mailto:${email}`;
    const url = new URL(config.publicUrl);
    return url.protocol === 'https:' ? url.origin : `mailto:postmaster@${url.hostname}`;
  }

  return {
    // These two are not announced: `listDriverNews` takes AnnouncedEvent.
    subscriber: (event) =>
      event.type === 'changed' || event.type === 'recorded' ? [] : enqueue(listDriverNews(event)),
    pushNotice: ({ id, text, drivers }) =>
      enqueue(
        drivers.map((driver) => ({ driverId: driver.id, cause: `notice:${id}`, news: { type: 'notice', text } })),
      ),
    async remindOfTomorrow() {
      const trips = await findTripsTomorrow(dataSource.manager, clock.now());
      if (trips.length === 0) return;
      await runTransaction(dataSource, (manager) => runTogether(manager, enqueue(trips)));
    },
    readPublicKey: async () => (await readKeys()).publicKey,
    async start() {
      await readKeys();
      await queue.start(send);
    },
    kick: () => queue.kick(),
    stop: () => queue.stop(),
  };
}
