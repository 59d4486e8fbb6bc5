import type { DataSource } from 'typeorm';
import { LessThan } from 'typeorm';
import type { OrderSubscriber } from '../../orders';
import type { Config } from '../../platform/config';
import { createId } from '../../platform/ids';
import type { Logger } from '../../platform/log/logger';
import { post } from '../../platform/network/post';
import { UndeliveredError } from '../../platform/network/publicAddress';
import type { QueueTimes } from '../../platform/queue/queue';
import { createQueue } from '../../platform/queue/queue';
import { sql } from '../../platform/sql';
import { encodeMessage } from '../../platform/values/message';
import { message } from '../../texts/messages';
import type { Clock } from '../../platform/time';
import { addMs, days } from '../../platform/time';
import type { WebhookPayload } from './events';
import { toPayload } from './events';
import { signBody } from './signature';
import { Webhook } from '../../model/outbound/webhook.entity';
import { WebhookDelivery } from '../../model/outbound/webhookDelivery.entity';

/** The logged part of a reply; null if the delivery was taken. */
function findError(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? encodeMessage(message('webhook.redirected', { status })) : `HTTP ${status}`;
}

/** The logged part if no reply came: a message, or Node's error. */
function findReason(error: unknown): string {
  if (error instanceof UndeliveredError) {
    const { reason } = error;
    if (reason.kind === 'notPublic') return encodeMessage(message('webhook.notPublic', { host: reason.host }));
    return encodeMessage(message('webhook.noReply', { seconds: reason.seconds }));
  }
  return (error instanceof Error ? error.message || error.name : String(error)).slice(0, 500);
}

export interface WebhookDeliveries {
  /** Queues what is delivered of a change. */
  subscriber: OrderSubscriber;
  /** Prepares the queue's tables, so call it before anything can happen to an order, and begins to send. */
  start(): Promise<void>;
  /** Looks for messages at once. */
  kick(): void;
  stop(): Promise<void>;
  /** Forgets attempts of more than thirty days ago. */
  forgetOld(): Promise<void>;
}

interface WebhookMessage {
  webhookId: string;
  payload: WebhookPayload;
}

const TIMEOUT_MS = 10_000;
const KEPT_DAYS = 30;

/** Delivers changes to other programs: each event at least once, again with growing waits for most of a day. */
export function createWebhookDeliveries(options: {
  config: Config;
  clock: Clock;
  logger: Logger;
  database: { dataSource: DataSource; embedded: boolean };
  times?: Partial<QueueTimes>;
}): WebhookDeliveries {
  const { config, clock, logger, times } = options;
  const { dataSource, embedded } = options.database;
  const queue = createQueue<WebhookMessage>({
    name: 'webhook',
    dataSource,
    logger,
    isAlone: embedded,
    times,
    describe: ({ webhookId, payload }) => ({ webhook: webhookId, event: payload.type, order: payload.orderId }),
  });

  async function send(deliveryId: string, { webhookId, payload }: WebhookMessage, attempt: number): Promise<void> {
    const webhook = await dataSource.manager.findOne(Webhook, {
      where: { id: webhookId, active: true },
      select: { id: true, url: true, secret: true },
    });
    // Switched off or deleted since: nobody wants to hear of it any more.
    if (!webhook) return;
    const at = clock.now();
    const id = createId();
    const { type: event, orderId } = payload;
    // Written first, so that the log tells of an attempt that the death of the server cut off, too.
    const started = { ms: 0, ok: false, error: 'server peatus enne, kui vastus tuli' };
    await dataSource.manager.insert(WebhookDelivery, {
      id,
      webhookId,
      deliveryId,
      event,
      orderId,
      attempt,
      at,
      ...started,
    });
    const began = performance.now();
    const { status, error, response } = await deliver(webhook, deliveryId, payload, at);
    const isDelivered = error === null;
    await dataSource.manager.update(
      WebhookDelivery,
      { id },
      { ms: Math.round(performance.now() - began), ok: isDelivered, status, error, response },
    );
    if (!isDelivered) throw new Error(error);
  }

  async function deliver({ url, secret }: Webhook, deliveryId: string, payload: WebhookPayload, at: Date) {
    const body = JSON.stringify(payload);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Charter-Portal-Webhook/1',
      'x-charter-event': payload.type,
      'x-charter-delivery': deliveryId,
      'x-charter-signature': signBody(secret, at, body),
    };
    try {
      const { status, begins } = await post(url, body, headers, {
        allowPrivate: config.webhookAllowPrivate,
        timeoutMs: TIMEOUT_MS,
      });
      const error = findError(status);
      // Characters that a database cannot store are left out.
      return { status, error, response: begins.replaceAll('\u0000', '') || null };
    } catch (error) {
      return { status: null, error: findReason(error), response: null };
    }
  }

  return {
    // One event is one delivery to each webhook that wants it. Each webhook has a separate lane, so that a dead
    // receiver delays no other.
    subscriber: (event) => {
      if (event.type !== 'changed') return [];
      const payload = toPayload(event);
      return [
        queue.enqueue(sql`
          select md5(w.id::text || ${payload.id})::uuid as id, w.id::text as lane,
            jsonb_build_object('webhookId', w.id, 'payload', ${JSON.stringify(payload)}::jsonb) as data
          from webhook w where w.active and ${payload.type} = any(w.events)`),
      ];
    },
    start: () => queue.start(send),
    kick: () => queue.kick(),
    stop: () => queue.stop(),
    forgetOld: async () => {
      const old = { at: LessThan(addMs(clock.now(), -days(KEPT_DAYS))) };
      await dataSource.manager.delete(WebhookDelivery, old);
    },
  };
}
