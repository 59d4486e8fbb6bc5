import fc from 'fast-check';
import { routes } from '../../server/edge/http/routes';
import { shopKeys } from '../../server/testing/pay/testMontonio';
import { signJwt } from '../../server/office/payments/link/jwt';
import type { Known } from './values';
import { junk } from './values';

/** A call of a route for files and machines: what is no operation of GraphQL. */
export interface RouteCall {
  method: 'GET' | 'POST';
  path: string;
  /** JSON of a callback. */
  body?: string;
}

/** Junk of any kind as the text of an address. */
const junkText = junk.map((value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')));

/** Streams, pages, the logout and trackers are asked elsewhere; a backup is large. A page says 503 until the pages are built. */
const leftOut = /GET \/$|portal|graphql|api\/fn|login|logout|api\/live|backup|tracker/;

/** The names of the routes that answer with a file. */
export const fileRoutes = Object.keys(routes).filter((name) => name.startsWith('GET ') && !leftOut.test(name));

const days = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('2026-01-01', '2026-06-30', '2028-02-29', '2026-12-31') },
  { weight: 2, arbitrary: fc.constantFrom('2026-02-31', '0000-01-01', '9999-12-31', '2026-13-01', '20260101') },
  { weight: 1, arbitrary: junkText },
);

/** Calls of a route for files, with known ids and keys, and with junk in each place. */
export function fileCallsOf(name: string, { ids, keys }: Known): fc.Arbitrary<RouteCall> {
  const id = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: junkText },
  );
  const key = keys.length > 0 ? fc.oneof(fc.constantFrom(...keys), junkText) : junkText;
  const customer = fc.oneof(fc.constantFrom('name:kool oü', ...ids), junkText);
  const query = fc.record(
    { from: days, to: days, customer, key, order: id, driver: id, id },
    { requiredKeys: ['from', 'to', 'customer'] },
  );
  return fc.record({ id, query }).map((given) => ({
    method: 'GET' as const,
    path: `${name.slice(4).replace(/:[a-z]+/, encode(given.id))}?${new URLSearchParams(encodeAll(given.query)).toString()}`,
  }));
}

/** Half of a surrogate pair is no text in an address. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed()) || '-';
const encodeAll = (query: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, (value ?? '').toWellFormed()]));

const statuses = fc.constantFrom('PAID', 'ABANDONED', 'VOIDED', 'REFUNDED', 'PARTIALLY_REFUNDED', 'SUCCESSFUL', 'X');
const sums = fc.oneof(fc.constantFrom(100, 0, -1, 1e12, 0.001), fc.constantFrom('100.00', '-5', 'NaN'), junk);

/** Callbacks of the provider: with its own signature, another one, and none. */
export function callbacksOf({ ids }: Known, now: number): fc.Arbitrary<RouteCall> {
  const anyId = fc.oneof(fc.constantFrom(...ids), fc.uuid(), junk);
  const claims = fc.record(
    {
      uuid: anyId,
      orderUuid: anyId,
      accessKey: fc.constantFrom(shopKeys.accessKey, 'x'),
      merchantReference: anyId,
      paymentStatus: statuses,
      grandTotal: sums,
      currency: fc.constantFrom('EUR', 'PLN', ''),
      refundUuid: anyId,
      refundStatus: statuses,
      refundAmount: sums,
      iat: fc.oneof(fc.constantFrom(1_700_000_000, 1e15, -1e15), junk),
      exp: fc.oneof(fc.constantFrom(4_000_000_000, 1), junk),
    },
    {
      requiredKeys: ['uuid', 'orderUuid', 'accessKey', 'merchantReference', 'paymentStatus', 'grandTotal', 'currency'],
    },
  );
  const secret = fc.constantFrom(shopKeys.secretKey, shopKeys.secretKey, 'another secret of a length that fits');
  const token = fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(claims, secret)
        .map(([each, by]) => signJwt(each, by, { now: new Date(now), seconds: 86_400 })),
    },
    { weight: 1, arbitrary: junk },
  );
  return fc.tuple(token, fc.constantFrom('orderToken', 'refundToken', 'token')).map(([each, name]) => ({
    method: 'POST' as const,
    path: '/api/pay/montonio',
    body: JSON.stringify({ [name]: each }),
  }));
}

const degrees = fc.oneof(
  { weight: 6, arbitrary: fc.double({ min: 58, max: 60, noNaN: true }) },
  { weight: 2, arbitrary: fc.constantFrom(-0, 91, -181, 1e21, Number.MAX_VALUE, Number.MIN_VALUE) },
  { weight: 1, arbitrary: junk },
);
const moments = (now: number) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: -60, max: 60 }).map((minutes) => now + minutes * 60_000) },
    { weight: 2, arbitrary: fc.constantFrom(0, -1, 8.64e15, 8.64e15 + 1, 1e300) },
    { weight: 1, arbitrary: junk },
  );

/** Places as trackers send them, in the address. */
export function trackerCallsOf({ trackers }: Known, now: number): fc.Arbitrary<RouteCall> {
  const key = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...trackers) }, { weight: 1, arbitrary: junk });
  const query = fc.record(
    { id: key, deviceid: key, lat: degrees, lon: degrees, timestamp: moments(now), speed: junk },
    { requiredKeys: ['lat', 'lon'] },
  );
  return fc.tuple(fc.constantFrom('GET' as const, 'POST' as const), query).map(([method, given]) => ({
    method,
    path: `/api/tracker?${new URLSearchParams(encodeAll(toTexts(given))).toString()}`,
  }));
}

/** Places as a driver's phone sends them. */
export function positionCallsOf({ ids }: Known, now: number): fc.Arbitrary<RouteCall> {
  const fix = fc.record({ at: moments(now), lat: degrees, lng: degrees });
  return fc
    .record({
      orderId: fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: junk }),
      fixes: fc.oneof({ weight: 8, arbitrary: fc.array(fix, { maxLength: 70 }) }, { weight: 1, arbitrary: junk }),
    })
    .map((body) => ({ method: 'POST' as const, path: '/api/position', body: JSON.stringify(body) }));
}

const toTexts = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  );
