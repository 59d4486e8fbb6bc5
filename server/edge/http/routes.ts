import type { Permission, Who } from '../../access';

/**
 * The callers of a route, in the words of access/permissions.ts. `changes`, `accounting` and `byHand` concern API tokens: the
 * scope 'accounting' needs `accounting`, 'read' needs a route without changes, and no token fits one `byHand`.
 */
export interface HttpRoute extends Pick<Permission, 'accounting' | 'byHand'> {
  /** 'as the operation': what is asked of it has the access of the GraphQL operation that it runs. */
  who: Who | 'as the operation';
  /** A secret in the path or the query that stands for its holder, whom the edge finds; nobody signs in. */
  holds?: 'calendar key' | 'job key' | 'offer key' | 'tracker key' | 'trip key';
  changes?: true;
  /** Which requests are refused that a page of another site sends: those with a session's cookie, all, or none. */
  sameOrigin: 'with a session' | 'always' | 'never';
  /** How often a caller may ask in this many seconds; routes with the same name are counted together. */
  limit?: { name: string; calls: number; windowS: number };
  /** The header cache-control of a reply that went well; 'by the file' leaves it to the handler. */
  cache: 'no-store' | 'no-cache' | 'private, no-cache' | 'public, max-age=31536000, immutable' | 'by the file';
}

/** Asked by machines that watch the server, and by nobody's browser. */
const watched: HttpRoute = { who: 'public', sameOrigin: 'never', cache: 'no-store' };
/** Opened from anywhere: by links in e-mails, by bookmarks, by programs. */
const page: HttpRoute = { who: 'public', sameOrigin: 'never', cache: 'by the file' };
/** A browser keeps photos and asks each time whether they are still the same. */
const photo: HttpRoute = { who: 'public', sameOrigin: 'never', cache: 'no-cache' };
/** Unpacking a photo is the most expensive request; no company has this many buses. */
const upload: HttpRoute = {
  who: 'admin',
  changes: true,
  sameOrigin: 'with a session',
  limit: { name: 'upload', calls: 100, windowS: 600 },
  cache: 'no-store',
};
/** By the key of the link to the trip's page, opened from any mail program. */
const tripFile: HttpRoute = {
  who: 'public',
  holds: 'trip key',
  sameOrigin: 'never',
  limit: { name: 'trip file', calls: 60, windowS: 600 },
  cache: 'no-store',
};
/**
 * Opened by the key in the query, from the page of the link. The operation behind it has the access and the limits of
 * GraphQL besides.
 */
const linkForm: HttpRoute = {
  who: 'public',
  changes: true,
  sameOrigin: 'always',
  limit: { name: 'link form', calls: 60, windowS: 600 },
  cache: 'no-store',
};
/** Each writes a row that lives five minutes. */
const passkeyQuestion: HttpRoute = {
  who: 'public',
  changes: true,
  sameOrigin: 'always',
  limit: { name: 'passkey', calls: 60, windowS: 600 },
  cache: 'no-store',
};
/** Each operation has the access and the limit of its row in access/permissions.ts. */
const operations: HttpRoute = { who: 'as the operation', sameOrigin: 'with a session', cache: 'no-store' };
/** Each second from a bus is far more than is stored; the rest of a flood is refused before it costs anything. */
const tracker: HttpRoute = {
  who: 'public',
  holds: 'tracker key',
  changes: true,
  sameOrigin: 'never',
  limit: { name: 'tracker', calls: 120, windowS: 60 },
  cache: 'no-store',
};
const download: HttpRoute = { who: 'admin', sameOrigin: 'with a session', cache: 'no-store' };

/**
 * THE table of every route; a path that ends in `/*` stands for all below it. A route without a row here, or
 * a row without a route, stops the server from starting. Of two rows that fit, the first one counts.
 */
export const routes = {
  'GET /healthz': watched,
  'GET /readyz': watched,
  // By the token of the settings, which the handler checks; a reading is kept for some seconds.
  'GET /metrics': watched,
  'GET /portal/*': page,
  // Forms that the browser sends by itself (edge/http/drawn/linkForms.ts).
  'POST /portal/accept': linkForm,
  'POST /portal/inquery': linkForm,
  'POST /portal/confirm': linkForm,
  'POST /portal/reject': linkForm,
  'POST /portal/confirmJob': linkForm,
  'POST /portal/feedback': linkForm,
  'POST /portal/trip': linkForm,
  'POST /portal/forgotPassword': linkForm,
  'POST /portal/newPassword': linkForm,
  // As POST /api/login.
  'POST /portal/login': { who: 'public', sameOrigin: 'always', cache: 'no-store' },
  // Codes are counted by access/signIn/secondStep.ts.
  'POST /portal/loginCode': { who: 'public', sameOrigin: 'always', cache: 'no-store' },
  // A passkey signs the reply, a challenge that works once.
  'POST /portal/login/passkey': passkeyQuestion,
  'POST /portal/loginCode/passkey': passkeyQuestion,
  'GET /': page,

  'ALL /graphql': operations,
  'GET /storage/driver/:id.jpg': { who: 'session', sameOrigin: 'never', cache: 'private, no-cache' },
  'GET /storage/bus/:id.jpg': photo,
  'GET /storage/foodPackage/:id.jpg': photo,
  'GET /storage/food_package/:id.jpg': photo,
  'POST /api/driver/:id/photo': upload,
  'POST /api/bus/:id/photo': upload,
  'POST /api/foodPackage/:id/photo': upload,
  'POST /api/food_package/:id/photo': upload,
  // The handlers let in the office and whose job or report it is.
  'GET /storage/journey_sheet/:id.jpg': { who: 'session', sameOrigin: 'never', cache: 'no-store' },
  'GET /storage/defect/:id.jpg': { who: 'session', sameOrigin: 'never', cache: 'no-store' },
  'POST /api/journeySheet/:id/photo': { ...upload, who: 'session' },
  'POST /api/defect/:id/photo': { ...upload, who: 'session' },

  // Its address changes with the picture.
  'GET /storage/logo/:hash.png': { who: 'public', sameOrigin: 'never', cache: 'public, max-age=31536000, immutable' },
  'POST /api/settings/logo': { ...upload, byHand: true },

  // The provider of payments signs each; its retries are few.
  'POST /api/pay/montonio': {
    who: 'public',
    changes: true,
    sameOrigin: 'never',
    limit: { name: 'payment callback', calls: 300, windowS: 60 },
    cache: 'no-store',
  },

  // Reading a file is dear, and nobody has this many.
  'POST /api/import/:kind': { ...upload, byHand: true, limit: { name: 'import', calls: 60, windowS: 600 } },
  'POST /api/bank': { ...upload, byHand: true, limit: { name: 'import', calls: 60, windowS: 600 } },
  'POST /api/mail': { ...upload, byHand: true, limit: { name: 'import', calls: 60, windowS: 600 } },
  'GET /api/import/template/:kind.csv': { ...download, byHand: true },
  'GET /api/import/:id/refused.csv': { ...download, byHand: true },

  // Attempts are counted by access/signIn/login.ts. Another site must not sign a visitor in as somebody else.
  'POST /api/login': { who: 'public', sameOrigin: 'always', cache: 'no-store' },
  'POST /api/logout': { who: 'public', sameOrigin: 'with a session', cache: 'no-store' },

  // Names and shapes are no secret.
  'GET /api/fn': { who: 'public', sameOrigin: 'never', cache: 'no-store' },
  'GET /api/fn/openapi.json': { who: 'public', sameOrigin: 'never', cache: 'no-store' },
  'GET /api/fn/page.css': { who: 'public', sameOrigin: 'never', cache: 'no-store' },
  // The handler refuses other methods in its own words.
  'ALL /api/fn/:name': operations,

  // It holds everything; no program's token may fetch it.
  'GET /api/backup/:name': { ...download, byHand: true },
  'GET /api/export/archive.csv': download,
  'GET /api/export/rejected.csv': download,
  'GET /api/export/accounting.csv': { ...download, accounting: true },
  'GET /api/einvoice/:id.xml': { ...download, accounting: true },
  'GET /api/export/invoices.csv': { ...download, accounting: true },
  'GET /api/export/payments.csv': { ...download, accounting: true },
  'GET /api/invoice/:id.pdf': { ...download, accounting: true },
  'GET /api/invoice/:id.xml': { ...download, accounting: true },
  'GET /api/invoice/:id/e-arve.xml': { ...download, accounting: true },
  'GET /api/payment/:id/receipt.pdf': { ...download, accounting: true },
  'GET /api/account.pdf': { ...download, accounting: true },
  'GET /api/account.csv': { ...download, accounting: true },
  // News have the permissions of the subscription. A stream that is cut comes again with a pause that grows.
  'POST /api/live': {
    who: 'session',
    sameOrigin: 'with a session',
    limit: { name: 'live', calls: 240, windowS: 60 },
    cache: 'no-store',
  },

  // A POST, for what was edited on the page comes with it; it changes nothing.
  'POST /api/reports/driver-hours.pdf': download,
  'GET /api/reports/driving-and-rest.pdf': download,

  // A made-up trip in the company's present dress.
  'GET /api/settings/preview/mail.html': { ...download, byHand: true, sameOrigin: 'never' },
  'GET /api/settings/preview/offer.pdf': { ...download, byHand: true, sameOrigin: 'never' },

  // The customer's, by the key of the e-mailed link, and the office's.
  'GET /api/offer/:id.pdf': {
    who: 'public',
    holds: 'offer key',
    sameOrigin: 'never',
    limit: { name: 'offer paper', calls: 60, windowS: 600 },
    cache: 'no-store',
  },
  'GET /api/trip/:id/offer.pdf': tripFile,
  'GET /api/trip/:id/acceptance.pdf': tripFile,
  'GET /api/trip/:id/invoice.pdf': tripFile,
  'GET /api/trip/:id/calendar.ics': tripFile,
  'GET /api/order/:id/offer.pdf': download,
  'GET /api/acceptance/:id.pdf': download,

  // Papers of the road, for the office and the drivers of the job.
  'GET /api/order/:id/trip-folder.pdf': { ...download, who: 'session' },
  'GET /api/order/:id/journey-form.pdf': { ...download, who: 'session' },
  'GET /api/reports/duty-roster.pdf': { ...download, who: 'session' },
  // By the key of the driver's e-mailed link.
  'GET /api/job/:id/trip-folder.pdf': {
    who: 'public',
    holds: 'job key',
    sameOrigin: 'never',
    limit: { name: 'job file', calls: 60, windowS: 600 },
    cache: 'no-store',
  },
  'GET /api/order/:id/passengers.csv': download,

  // Places of buses: from a driver's phone twice a minute, and from trackers, by a key in the query.
  'POST /api/position': {
    who: 'session',
    changes: true,
    byHand: true,
    sameOrigin: 'with a session',
    limit: { name: 'position', calls: 30, windowS: 60 },
    cache: 'no-store',
  },
  'GET /api/tracker': tracker,
  'POST /api/tracker': tracker,

  // Calendar programs look some times an hour; anyone who tries keys learns nothing sooner.
  'GET /api/calendar/:key.ics': {
    who: 'public',
    holds: 'calendar key',
    sameOrigin: 'never',
    limit: { name: 'calendar', calls: 60, windowS: 600 },
    cache: 'private, no-cache',
  },
} satisfies Record<string, HttpRoute>;

export type RouteName = keyof typeof routes;
