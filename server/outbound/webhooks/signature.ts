import { createHmac } from 'node:crypto';

/**
 * The header `X-Charter-Signature`: `t=<seconds>,v1=<hex>`, where v1 is the HMAC-SHA256 of `<seconds>.<body>` by the
 * webhook's secret. The time is signed too, so that a receiver can refuse what is old, and what it heard before by the
 * header `X-Charter-Delivery`.
 */
export function signBody(secret: string, at: Date, body: string): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
