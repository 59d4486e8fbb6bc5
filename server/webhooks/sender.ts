import type { DataSource, EntityManager } from 'typeorm';
import { LessThan } from 'typeorm';
import { v5 } from 'uuid';
import type { OrderListener } from '../orders/order.events';
import type { Config } from '../platform/config';
import { newId } from '../platform/ids';
import type { Logger } from '../platform/logger';
import type { QueueTimes } from '../platform/queue/queue';
import { createQueue } from '../platform/queue/queue';
import type { Clock } from '../platform/time';
import { after, days } from '../platform/time';
import type { WebhookPayload } from './events';
import { payloadOf } from './events';
import { post } from './post';
import { signatureOf } from './signature';
import { Webhook } from './webhook.entity';
import { WebhookDelivery } from './webhookDelivery.entity';

export interface WebhookSender {
  /** Queues what webhooks are told of a change, in its transaction. */
  listener: OrderListener;
  /** Prepares the queue's tables, so call it before anything can happen to an order, and begins to send. */
  start(): Promise<void>;
  /** Sends what waits at once; call it after a commit. */
  kick(): void;
  stop(): Promise<void>;
  /** Forgets attempts of more than thirty days ago. */
  forgetOld(): Promise<void>;
}

interface Message {
  webhookId: string;
  payload: WebhookPayload;
}

const timeoutMs = 10_000;
const keptDays = 30;
/** The namespace of delivery ids; any fixed UUID. */
const namespace = 'b9f4f1de-6a0b-4b55-8f0b-2f7d0c6f0a11';

/** Tells other programs of changes: each event at least once, again with growing waits for most of a day. */
export function createWebhookSender(options: {
  config: Config;
  clock: Clock;
  logger: Logger;
  database: { dataSource: DataSource; embedded: boolean };
  times?: Partial<QueueTimes>;
}): WebhookSender {
  const { config, clock, logger, times } = options;
  const { dataSource, embedded } = options.database;
  const queue = createQueue<Message>({
    name: 'webhook',
    dataSource,
    logger,
    alone: embedded,
    times,
    idOf: ({ webhookId, payload }) => v5(JSON.stringify([webhookId, payload.id]), namespace),
    describe: ({ webhookId, payload }) => ({ webhook: webhookId, event: payload.type, order: payload.orderId }),
  });

  async function send(deliveryId: string, { webhookId, payload }: Message, attempt: number): Promise<void> {
    const webhook = await dataSource.manager.findOne(Webhook, {
      where: { id: webhookId, active: true },
      select: { id: true, url: true, secret: true },
    });
    // Switched off or deleted since: nobody wants to hear of it any more.
    if (!webhook) return;
    const at = clock.now();
    const id = newId();
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
    const { status, error, response } = await tell(webhook, deliveryId, payload, at);
    const ok = error === null;
    await dataSource.manager.update(
      WebhookDelivery,
      { id },
      { ms: Math.round(performance.now() - began), ok, status, error, response },
    );
    if (!ok) throw new Error(error);
  }

  async function tell({ url, secret }: Webhook, deliveryId: string, payload: WebhookPayload, at: Date) {
    const body = JSON.stringify(payload);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Charter-Portal-Webhook/1',
      'x-charter-event': payload.type,
      'x-charter-delivery': deliveryId,
      'x-charter-signature': signatureOf(secret, at, body),
    };
    try {
      const { status, begins } = await post(url, body, headers, {
        allowPrivate: config.webhookAllowPrivate,
        timeoutMs,
      });
      const redirects = status >= 300 && status < 400 ? ': ümbersuunamist ei järgita' : '';
      const error = status >= 200 && status < 300 ? null : `HTTP ${status}${redirects}`;
      // What a database cannot store is left out.
      return { status, error, response: begins.replaceAll('\u0000', '') || null };
    } catch (error) {
      const message = error instanceof Error ? error.message || error.name : String(error);
      return { status: null, error: message.slice(0, 500), response: null };
    }
  }

  async function listeners(manager: EntityManager, event: string): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      'select id from webhook where active and $1 = any(events) order by id',
      [event],
    );
    return rows.map(({ id }) => id);
  }

  return {
    listener: async (manager, happening) => {
      if (happening.type !== 'changed') return;
      const payload = payloadOf(happening);
      const ids = await listeners(manager, payload.type);
      await queue.enqueue(
        manager,
        ids.map((webhookId) => ({ webhookId, payload })),
      );
    },
    start: () => queue.start(send),
    kick: () => queue.kick(),
    stop: () => queue.stop(),
    forgetOld: async () => {
      const old = { at: LessThan(after(clock.now(), -days(keptDays))) };
      await dataSource.manager.delete(WebhookDelivery, old);
    },
  };
}
