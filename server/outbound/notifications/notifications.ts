import { isEmail } from 'class-validator';
import type { DataSource } from 'typeorm';
import type { OrderSubscriber } from '../../orders';
import type { factorChangedEvent, newDeviceEvent } from '../../access';
import type { Config } from '../../platform/config';
import { hashKey, createId } from '../../platform/ids';
import type { Language } from '../../platform/language';
import { toOfficeLanguage } from '../../platform/language';
import type { CurrentSettings } from '../../platform/settings/settings';
import type { Sql } from '../../platform/sql';
import type { Logger } from '../../platform/log/logger';
import type { Clock } from '../../platform/time';
import type { Message } from '../../platform/values/message';
import { makeTripKey as makeOwnTripKey } from '../../customer/myTrip';
import type { invoiceToMail } from '../../office/invoicing';
import type { passwordChangedEvent, passwordLinkEvent } from '../../company/people';
import type { driversTold } from '../../office/driverNotices';
import type { tripListAsked } from '../../customer/tripList';
import type { PdfFile } from '../../customer/papers';
import type { MailFiles } from './attachments';
import type { accountToMail, receiptToMail } from '../../office/payments';
import type { mailQuestionAsked } from '../../office/mailDrafts';
import type { invoiceReminded } from '../../office/reminders';
import { readAttachments } from './attachments';
import { createMailer } from './mailer';
import type { MailMessage, UnaddressedMessage } from './mailMessage';
import { officeTemplates } from './mailMessage';
import type { QueueTimes } from '../../platform/queue/queue';
import { createMailQueue } from './mailQueue';
import { toMailCompany, renderTogether } from './render';
import { isOutdated } from './outdated';
import { canWait, listMessages } from './mailRules';

interface QueuedMail {
  id: string;
  data: MailMessage;
}

/** A problem of the portal itself, for the operator. */
export interface SystemAlert {
  to: string;
  cause: string;
  text: Message;
  advice: Message;
}

export interface Notifications {
  /** Queues the messages that an event calls for. */
  subscriber: OrderSubscriber;
  /** Queues the link to somebody's trips. */
  mailTripList(asked: typeof tripListAsked.event): Sql[];
  /** Queues the mail for the owner of a changed password. */
  mailPasswordChanged(changed: typeof passwordChangedEvent.event): Sql[];
  /** Queues a link to a new password. */
  mailPasswordLink(asked: typeof passwordLinkEvent.event): Sql[];
  /** Queues the e-mail about a sign-in from a new device. */
  mailNewDevice(seen: typeof newDeviceEvent.event): Sql[];
  /** Queues e-mails about problems of the portal itself; of one `cause` only the first. */
  mailAlert(alerts: readonly SystemAlert[]): Sql[];
  /** Queues an issued invoice. */
  mailInvoice(issued: typeof invoiceToMail.event): Sql[];
  /** Queues the e-mail about an added or removed second factor. */
  mailFactorChanged(changed: typeof factorChangedEvent.event): Sql[];
  /** Queues the reminder of an unpaid invoice. */
  mailReminder(reminded: typeof invoiceReminded.event): Sql[];
  /** Queues a question about a mail. */
  mailQuestion(asked: typeof mailQuestionAsked.event): Sql[];
  /** Queues the receipt of a payment. */
  mailReceipt(taken: typeof receiptToMail.event): Sql[];
  /** Queues the statement of a customer's account. */
  mailAccount(asked: typeof accountToMail.event): Sql[];
  /** Queues words of the office to the drivers of a day. */
  mailDriversTold(told: typeof driversTold.event): Sql[];
  /** Prepares the queue's tables, so call it before anything can happen to an order, and begins to send. */
  start(): Promise<void>;
  /** Looks for messages at once. */
  kick(): void;
  /** Waits, for a limited time, for what is being sent. The rest waits in the database. */
  stop(): Promise<void>;
}

/** Tells people by e-mail what happened to orders: rules, then queue, then mailer. */
export function createNotifications(options: {
  config: Pick<Config, 'publicUrl' | 'dataDir'>;
  settings: CurrentSettings;
  clock: Clock;
  logger: Logger;
  database: { dataSource: DataSource; embedded: boolean };
  papers: MailFiles;
  /** Replaced by tests that have no table of keys. */
  makeTripKey?: typeof makeOwnTripKey;
  times?: Partial<QueueTimes>;
}): Notifications {
  const { config, settings, clock, logger, database, papers, times, makeTripKey = makeOwnTripKey } = options;
  const queue = createMailQueue({ dataSource: database.dataSource, logger, isAlone: database.embedded, times });
  const mailer = createMailer(options);

  /** The statements that queue messages to everybody who has an address, with a new key to the page of the trip. */
  const queueMessages = (all: readonly UnaddressedMessage[], options = { canWait: false }): Sql[] => {
    for (const { template, cause } of all.filter((message) => message.to !== undefined && !hasAddress(message))) {
      logger.warn('somebody is not told: there is no valid e-mail address', { template, cause });
    }
    const addressed = all.filter(hasAddress).map(({ tripOf, ...message }) => {
      const made = tripOf === undefined ? undefined : makeTripKey(tripOf, clock.now());
      const trip = tripOf !== undefined && made && { orderId: tripOf, key: made.key };
      return { message: { ...message, ...(trip && { trip }) } as MailMessage, made };
    });
    if (addressed.length === 0) return [];
    const statements = addressed.flatMap(({ made }) => made?.statement ?? []);
    return [
      ...statements,
      queue.enqueue(
        addressed.map(({ message }) => message),
        options,
      ),
    ];
  };

  /** Sends messages to one reader as one e-mail, without those that are no longer so. */
  const send = async (messages: readonly QueuedMail[]): Promise<void> => {
    const current: QueuedMail[] = [];
    for (const message of messages) if (!(await isOutdated(database.dataSource, message.data))) current.push(message);
    const [first] = current;
    if (!first) return;
    const attachments: PdfFile[] = [];
    for (const { data } of current) attachments.push(...(await readAttachments(data, papers)));
    const language = await findLanguage(database.dataSource, first.data);
    const company = toMailCompany(settings(), config.publicUrl);
    const { template, to } = first.data;
    const mails = current.map(({ data }) => ({ ...data, language }));
    const written = renderTogether(mails, company);
    await mailer.send({ id: first.id, template, to, ...written, attachments });
  };

  return {
    subscriber: (event) => {
      if (event.type === 'changed' || event.type === 'recorded') return [];
      return queueMessages(listMessages(event, settings().logisticsEmail), { canWait: canWait(event) });
    },
    mailInvoice: ({ to, language, at, tripOf, ...props }) => {
      const cause = `invoiceSent:${props.invoiceId}:${at.toISOString()}`;
      return queueMessages([
        { template: 'invoiceSent', to, language, cause, props, ...(tripOf !== null && { tripOf }) },
      ]);
    },
    mailTripList: ({ email, key, language }) => [
      queue.enqueue([
        { template: 'tripList', to: email, language, cause: `tripList:${hashKey(key).slice(0, 16)}`, props: { key } },
      ]),
    ],
    mailPasswordChanged: ({ email, language, ...props }) => {
      const cause = `passwordChanged:${createId()}`;
      const message = { template: 'passwordChanged' as const, to: email, language, cause, props };
      return [queue.enqueue([message].filter(hasAddress))];
    },
    mailPasswordLink: ({ to, language, username, firstname, key }) => {
      const cause = `passwordLink:${hashKey(key).slice(0, 16)}`;
      const letter = { to: to ?? NOBODY, language, cause };
      const message: MailMessage =
        username === undefined
          ? { ...letter, template: 'passwordLink', props: { firstname, key } }
          : { ...letter, template: 'invitation', props: { firstname, key, username } };
      return [queue.enqueue([message])];
    },
    mailNewDevice: ({ to, language, ...props }) => {
      const message = { template: 'newDevice' as const, to, language, cause: `newDevice:${createId()}`, props };
      return [queue.enqueue([message].filter(hasAddress))];
    },
    mailAlert: (alerts) => [
      queue.enqueue(
        alerts.map(({ to, cause, ...props }) => ({
          template: 'systemAlert' as const,
          to,
          language: undefined,
          cause: `systemAlert:${cause}`,
          props,
        })),
      ),
    ],
    mailFactorChanged: ({ to, language, ...props }) => {
      const message = { template: 'factorChanged' as const, to, language, cause: `factorChanged:${createId()}`, props };
      return [queue.enqueue([message].filter(hasAddress))];
    },
    mailReminder: ({ tripOf, ...props }) => {
      const { to, language, reminderId } = props;
      const cause = `reminder:${reminderId}`;
      return queueMessages([
        { template: 'invoiceReminder', to, language, cause, props, ...(tripOf !== null && { tripOf }) },
      ]);
    },
    mailQuestion: ({ to, language, draftId, version, ...props }) => {
      const cause = `mailQuestion:${draftId}:${version}`;
      return [queue.enqueue([{ template: 'mailQuestion' as const, to, language, cause, props }].filter(hasAddress))];
    },
    mailReceipt: ({ to, language, at, ...props }) => {
      const cause = `receipt:${props.paymentId}:${at.toISOString()}`;
      return [queue.enqueue([{ template: 'receiptSent' as const, to, language, cause, props }].filter(hasAddress))];
    },
    mailAccount: ({ to, language, at, ...props }) => {
      const cause = `account:${props.wish.customer}:${at.toISOString()}`;
      const message = { template: 'accountSent' as const, to, language, cause, props };
      return [queue.enqueue([message].filter(hasAddress))];
    },
    mailDriversTold: ({ id, day, text, drivers }) =>
      queueMessages(
        drivers.map(({ id: driverId, firstname, email, language }) => ({
          template: 'driversTold',
          to: email,
          language,
          cause: `driversTold:${id}:${driverId}`,
          props: { day, text, driver: { firstname } },
        })),
      ),
    start: async () => {
      if (settings().logisticsEmail === undefined)
        logger.warn(
          'no e-mail of the office is set: nobody is told of new inquiries, decided offers and declined jobs',
        );
      await queue.start((id, data) => send([{ id, data }]), send);
    },
    kick: () => queue.kick(),
    stop: async () => {
      await queue.stop();
      mailer.close();
    },
  };
}

/** Stands for the address of a user who does not exist: such a message is queued, and never sent (outdated.ts). */
const NOBODY = 'nobody@portal.invalid';

/**
 * The reader's language. The office's mailbox reads Estonian. Where it is the address of one admin, it reads that
 * person's saved language, as far as the office has it.
 */
async function findLanguage(
  dataSource: DataSource,
  { template, to, language }: MailMessage,
): Promise<MailMessage['language']> {
  if (!officeTemplates.includes(template)) return language;
  const admins: { language: Language }[] = await dataSource.query(
    `select language from "user" where role = 'admin' and not hidden and lower(email) = lower($1) limit 2`,
    [to],
  );
  const [admin] = admins;
  return admin && admins.length === 1 ? toOfficeLanguage(admin.language) : language;
}

function hasAddress(message: UnaddressedMessage): message is UnaddressedMessage & { to: string } {
  // A mail server in the house may be called just 'localhost'.
  return typeof message.to === 'string' && isEmail(message.to, { require_tld: false });
}
