import { isEmail } from 'class-validator';
import type { DataSource } from 'typeorm';
import type { OrderListener } from '../orders/order.events';
import type { Config } from '../platform/config';
import type { Logger } from '../platform/logger';
import type { Clock } from '../platform/time';
import { linksOf } from './links';
import { createMailer } from './mailer';
import type { Message } from './message';
import type { QueueTimes } from '../platform/queue/queue';
import { createMailQueue } from './queue';
import { render } from './render';
import { draftsFor } from './rules';
import type { Draft } from './rules';
import type { Sender } from './templates/template';

export interface Notifications {
  /** Queues the messages that a happening calls for, in its transaction. */
  listener: OrderListener;
  /** Prepares the queue's tables, so call it before anything can happen to an order, and begins to send. */
  start(): Promise<void>;
  /** Sends what waits at once; call it after a commit. */
  kick(): void;
  /** Waits, for a limited time, for what is being sent. The rest waits in the database. */
  stop(): Promise<void>;
}

/** Tells people by e-mail what happened to orders: rules, then queue, then mailer. */
export function createNotifications(options: {
  config: Config;
  clock: Clock;
  logger: Logger;
  database: { dataSource: DataSource; embedded: boolean };
  times?: Partial<QueueTimes>;
}): Notifications {
  const { config, logger, database, times } = options;
  const queue = createMailQueue({ dataSource: database.dataSource, logger, alone: database.embedded, times });
  const mailer = createMailer(options);
  const sender: Sender = {
    name: config.companyName,
    email: config.companyEmail,
    phone: config.companyPhone,
    links: linksOf(config.publicUrl),
  };

  return {
    listener: async (manager, happening) => {
      if (happening.type === 'changed') return;
      const drafts = draftsFor(happening, config.logisticsEmail);
      for (const { template, cause } of drafts.filter((draft) => draft.to !== undefined && !hasAddress(draft))) {
        logger.warn('somebody is not told: there is no valid e-mail address', { template, cause });
      }
      await queue.enqueue(manager, drafts.filter(hasAddress));
    },
    start: async () => {
      if (config.logisticsEmail === undefined)
        logger.warn('LOGISTICS_EMAIL is not set: nobody is told of new inquiries and declined jobs');
      await queue.start(async (id, message) => {
        const { template, to } = message;
        await mailer.send({ id, template, to, ...render(message, sender) });
      });
    },
    kick: () => queue.kick(),
    stop: async () => {
      await queue.stop();
      mailer.close();
    },
  };
}

function hasAddress(draft: Draft): draft is Message {
  // A mail server in the house may be called just 'localhost'.
  return typeof draft.to === 'string' && isEmail(draft.to, { require_tld: false });
}
