import type { Language } from '../../../platform/language';

export const payMethods = ['bank', 'card'] as const;
export type PayMethod = (typeof payMethods)[number];

/** An order at the provider: the customer pays it there. */
export interface LinkOrder {
  /** Ours. The provider takes an unpaid order with the same one in the place of the former. */
  reference: string;
  cents: number;
  method: PayMethod;
  /** The text that the payer reads. */
  description: string;
  language: Language;
  returnUrl: string;
  callbackUrl: string;
}

/** News of the provider about an order. */
export interface OrderNews {
  kind: 'order';
  reference: string;
  providerId: string;
  state: 'waiting' | 'paid' | 'ended' | 'voided';
  cents: number;
  currency: string;
  at: Date;
}

/** News of the provider about a refund. */
export interface RefundNews {
  kind: 'refund';
  /** Of the order. */
  providerId: string;
  refundId: string;
  state: 'waiting' | 'done' | 'refused';
  cents: number;
}

export type News = OrderNews | RefundNews;

/** A provider of card and bank-link payments (docs/decisions/sales/link-payments.md). */
export interface PayProvider {
  /** Makes an order. Errors: ProviderError. */
  start(order: LinkOrder): Promise<{ providerId: string; payUrl: string }>;
  /** Reads an order with its refunds. Errors: ProviderError. */
  read(providerId: string): Promise<News[]>;
  /** Sends money back; the same key does so once. Errors: ProviderError. */
  refund(refund: { providerId: string; key: string; cents: number }): Promise<RefundNews>;
  /** The news of a callback; undefined when the provider did not sign it, or it has expired. */
  readCallback(body: unknown): News | undefined;
}

/** `isRefusal`: the provider said no, and will again. Otherwise it was not reached, or was in trouble. */
export class ProviderError extends Error {
  constructor(
    message: string,
    readonly isRefusal: boolean,
  ) {
    super(message);
  }
}
