import * as v from 'valibot';
import type { PayLinks } from '../../../platform/settings/payLinks';
import type { Clock } from '../../../platform/time';
import { readJwt, signJwt } from './jwt';
import type { LinkOrder, News, OrderNews, PayProvider, RefundNews } from './provider';
import { ProviderError } from './provider';

/** A customer waits for it. */
const LIMIT_MS = 15_000;
const MOST_BYTES = 200_000;
const TOKEN_SECONDS = 600;
/** Minutes until an unpaid order is abandoned. */
const EXPIRES_IN = 60;
/** More is no sum of ours: cents are 32-bit integers. */
const MOST_EUROS = 20_000_000;

/** Euros, as a number in tokens and as text in replies. */
const sum = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.number(),
  v.maxValue(MOST_EUROS),
  v.minValue(-MOST_EUROS),
  v.transform(toCents),
);
/** An id as the provider gives it. */
const id = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,64}$/));

const orderStates: Record<string, OrderNews['state']> = {
  PENDING: 'waiting',
  AUTHORIZED: 'waiting',
  PAID: 'paid',
  // The money came; the refunds tell what went back.
  REFUNDED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  ABANDONED: 'ended',
  VOIDED: 'voided',
};
const refundStates: Record<string, RefundNews['state']> = {
  SUCCESSFUL: 'done',
  REJECTED: 'refused',
  CANCELED: 'refused',
};

const orderClaims = v.object({
  uuid: id,
  accessKey: v.string(),
  merchantReference: v.string(),
  paymentStatus: v.string(),
  grandTotal: sum,
  currency: v.string(),
  iat: v.pipe(v.number(), v.minValue(0), v.maxValue(4_102_444_800)),
});
const refundClaims = v.object({
  accessKey: v.string(),
  orderUuid: id,
  refundUuid: id,
  refundStatus: v.string(),
  refundAmount: sum,
});
const madeOrder = v.object({ uuid: id, paymentUrl: v.pipe(v.string(), v.url()) });
const madeRefund = v.object({ uuid: id, amount: sum, status: v.string() });
const shownOrder = v.object({
  uuid: v.string(),
  merchantReference: v.string(),
  paymentStatus: v.string(),
  grandTotal: sum,
  currency: v.string(),
  refunds: v.optional(v.array(madeRefund), []),
});

function toCents(euros: number): number {
  return Math.round(euros * 100);
}

const toRefundState = (status: string): RefundNews['state'] => refundStates[status] ?? 'waiting';
const toOrderState = (status: string): OrderNews['state'] => orderStates[status] ?? 'waiting';

/** Montonio's Stargate API, as docs.montonio.com/api/stargate describes it. */
export function createMontonio({ url, accessKey, secretKey }: PayLinks, clock: Clock): PayProvider {
  const signOwn = (claims: object) =>
    signJwt(Object.assign({ accessKey }, claims), secretKey, { now: clock.now(), seconds: TOKEN_SECONDS });

  async function ask<Value>(path: string, schema: v.GenericSchema<unknown, Value>, claims?: object): Promise<Value> {
    const request: RequestInit = claims
      ? {
          method: 'POST',
          body: JSON.stringify({ data: signOwn(claims) }),
          headers: { 'content-type': 'application/json' },
        }
      : { headers: { authorization: `Bearer ${signOwn({})}` } };
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${url}${path}`, { ...request, redirect: 'error', signal: AbortSignal.timeout(LIMIT_MS) });
      text = await readShort(response);
    } catch {
      throw new ProviderError('the provider could not be reached', false);
    }
    const isRefusal = response.status >= 400 && response.status < 500 && response.status !== 429;
    // The reply may repeat the request, so the log gets the status alone.
    if (!response.ok) throw new ProviderError(`the provider replied ${response.status}`, isRefusal);
    const { success, output } = v.safeParse(schema, parseJson(text));
    if (!success) throw new ProviderError('the reply of the provider cannot be read', false);
    return output;
  }

  return {
    start: async (order) => {
      const { uuid, paymentUrl } = await ask('/orders', madeOrder, writeOrder(order));
      if (!['https:', 'http:'].includes(new URL(paymentUrl).protocol))
        throw new ProviderError('the provider gave no address of a page', false);
      return { providerId: uuid, payUrl: paymentUrl };
    },
    read: async (providerId) => {
      const order = await ask(`/orders/${encodeURIComponent(providerId)}`, shownOrder);
      const { uuid, merchantReference: reference, paymentStatus, grandTotal: cents, currency, refunds } = order;
      const state = toOrderState(paymentStatus);
      return [
        { kind: 'order', reference, providerId: uuid, state, cents, currency, at: clock.now() },
        ...refunds.map((refund): RefundNews => ({
          kind: 'refund',
          providerId: uuid,
          refundId: refund.uuid,
          state: toRefundState(refund.status),
          cents: refund.amount,
        })),
      ];
    },
    refund: async ({ providerId, key, cents }) => {
      const claims = { orderUuid: providerId, amount: cents / 100, idempotencyKey: key };
      const { uuid, status } = await ask('/refunds', madeRefund, claims);
      return { kind: 'refund', providerId, refundId: uuid, state: toRefundState(status), cents };
    },
    readCallback: (body) => {
      const { orderToken, refundToken } = (body ?? {}) as Record<string, unknown>;
      const token = orderToken ?? refundToken;
      const claims = typeof token === 'string' ? readJwt(token, secretKey, clock.now()) : undefined;
      // The same secret with another key is another shop.
      if (claims?.accessKey !== accessKey) return undefined;
      return orderToken === undefined ? readRefundClaims(claims) : readOrderClaims(claims);
    },
  };
}

function writeOrder({ reference, cents, method, description, language, returnUrl, callbackUrl }: LinkOrder): object {
  const money = { currency: 'EUR', amount: cents / 100 };
  const bank = { paymentDescription: description, preferredCountry: 'EE', preferredLocale: language };
  return {
    merchantReference: reference,
    returnUrl,
    notificationUrl: callbackUrl,
    currency: money.currency,
    grandTotal: money.amount,
    locale: language,
    expiresIn: EXPIRES_IN,
    payment:
      method === 'bank'
        ? { method: 'paymentInitiation', ...money, methodOptions: bank }
        : { method: 'cardPayments', ...money, methodOptions: {} },
  };
}

function readOrderClaims(claims: Record<string, unknown>): News | undefined {
  const { success, output } = v.safeParse(orderClaims, claims);
  if (!success) return undefined;
  const { uuid, merchantReference, paymentStatus, grandTotal, currency, iat } = output;
  const state = toOrderState(paymentStatus);
  const at = new Date(iat * 1000);
  return { kind: 'order', reference: merchantReference, providerId: uuid, state, cents: grandTotal, currency, at };
}

function readRefundClaims(claims: Record<string, unknown>): News | undefined {
  const { success, output } = v.safeParse(refundClaims, claims);
  if (!success) return undefined;
  const { orderUuid, refundUuid, refundStatus, refundAmount } = output;
  const state = toRefundState(refundStatus);
  return { kind: 'refund', providerId: orderUuid, refundId: refundUuid, state, cents: refundAmount };
}

async function readShort(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error('the provider replied with too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
