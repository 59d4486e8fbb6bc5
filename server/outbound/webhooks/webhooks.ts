import type { Deps, Viewer } from '../../access';
import { badInput, notFound } from '../../texts/messages';
import { printInRequestLanguage } from '../../texts/printMessage';
import { createId, createKey } from '../../platform/ids';
import { isPlainlyPrivate } from '../../platform/network/publicAddress';
import { decodeMessage } from '../../platform/values/message';
import type { WebhookEvent } from '../../model/outbound/webhook.entity';
import { Webhook } from '../../model/outbound/webhook.entity';
import { WebhookDelivery } from '../../model/outbound/webhookDelivery.entity';

export const listWebhooks = ({ db }: Deps): Promise<Webhook[]> =>
  db.dataSource.manager.find(Webhook, { relations: { createdBy: true }, order: { createdAt: 'DESC', id: 'DESC' } });

/** The latest attempts to deliver to a webhook, the latest first. */
export async function listDeliveries({ db }: Deps, webhookId: string, first: number): Promise<WebhookDelivery[]> {
  const { manager } = db.dataSource;
  const order = { at: 'DESC', id: 'DESC' } as const;
  const deliveries = await manager.find(WebhookDelivery, { where: { webhookId }, order, take: first });
  return deliveries.map((delivery) => ({ ...delivery, error: readError(delivery.error) }));
}

/** The log's messages are printed in the language of the request. */
const readError = (error: string | null): string | null => error && printInRequestLanguage(decodeMessage(error));

/** Returns the secret, which is shown only then. Errors: BAD_USER_INPUT. */
export async function createWebhook(
  deps: Deps,
  viewer: Viewer,
  input: { url: string; events: WebhookEvent[] },
): Promise<{ id: string; secret: string }> {
  const events = [...new Set(input.events)];
  if (events.length === 0) throw badInput('webhook.eventMissing', 'events');
  const id = createId();
  const secret = `whsec_${createKey()}`;
  await deps.db.dataSource.manager.insert(Webhook, {
    id,
    url: requireTarget(input.url, deps.config.webhookAllowPrivate),
    secret,
    events,
    createdById: viewer.id,
    createdAt: deps.clock.now(),
  });
  return { id, secret };
}

function requireTarget(text: string, allowPrivate: boolean): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw badInput('webhook.badUrl', 'url');
  if (url.username || url.password) throw badInput('webhook.urlHasUser', 'url');
  if (!allowPrivate && isPlainlyPrivate(url)) throw badInput('webhook.urlNotPublic', 'url');
  url.hash = '';
  return url.href;
}

/** Errors: NOT_FOUND. */
export async function setWebhookActive({ db }: Deps, id: string, active: boolean): Promise<void> {
  const { affected } = await db.dataSource.manager.update(Webhook, { id }, { active });
  if (!affected) throw notFound('webhook');
}

/** With its log. Errors: NOT_FOUND. */
export async function deleteWebhook({ db }: Deps, id: string): Promise<void> {
  const { affected } = await db.dataSource.manager.delete(Webhook, { id });
  if (!affected) throw notFound('webhook');
}
