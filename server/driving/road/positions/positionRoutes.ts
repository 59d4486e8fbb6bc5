import type { Request } from 'express';
import * as v from 'valibot';
import type { Deps, RouteHandler } from '../../../access';
import { replyByKey, requireViewer } from '../../../access';
import { findKey, parseInput } from '../../../platform/api/parseInput';
import { readJson } from '../../../platform/api/readJson';
import { toKey } from '../../../texts/messages';
import type { Fix } from './findForged';
import { storePhoneFixes, storeTrackerFix } from './storeFixes';
import { requireTrackedBus } from './trackers';

const invalid = toKey('position.unreadable');
/** A phone sends each half minute; without a signal it keeps some minutes. */
const MOST_FIXES = 60;

const sentFixes = v.object(
  {
    orderId: v.pipe(v.string(invalid), v.uuid(invalid), v.toLowerCase()),
    fixes: v.pipe(
      v.array(v.object({ at: v.number(invalid), lat: v.number(invalid), lng: v.number(invalid) }, invalid), invalid),
      v.minLength(1, invalid),
      v.maxLength(MOST_FIXES, invalid),
    ),
  },
  invalid,
);

const degrees = v.pipe(
  v.string(invalid),
  v.trim(),
  v.regex(/^[+-]?\d{1,3}(\.\d{1,20})?$/, invalid),
  v.transform(Number),
);
/** Seconds or milliseconds since 1970, or ISO 8601, as trackers have them. */
const moment = v.pipe(
  v.string(invalid),
  v.transform((text) => {
    const count = Number(text);
    if (Number.isNaN(count)) return Date.parse(text);
    return count > 1e11 ? count : count * 1000;
  }),
  v.finite(invalid),
);
/** The form of OsmAnd's tracker. Speed, height and battery come too; nothing needs them. */
const trackerFix = v.object({ lat: degrees, lon: degrees, timestamp: v.optional(moment) }, invalid);

/** Places of buses come in here: from drivers' phones, and from trackers. */
export function createPositionRoutes(deps: Deps) {
  const tracker: RouteHandler = replyByKey(
    (request) => requireTrackedBus(deps, findKey(request.query, 'id') || findKey(request.query, 'deviceid')),
    async ({ id }, request, response) => {
      await storeTrackerFix(deps, id, readFix(deps, request));
      response.status(200).end();
    },
  );
  return {
    'POST /api/position': {
      readBody: readJson({ limit: '16kb' }),
      reply: async (request, response, context) => {
        const viewer = requireViewer((await context()).viewer);
        await storePhoneFixes(deps, viewer, parseInput(sentFixes, request.body));
        response.status(204).end();
      },
    },
    'GET /api/tracker': tracker,
    'POST /api/tracker': tracker,
  } satisfies Record<string, RouteHandler>;
}

function readFix({ clock }: Deps, { query }: Request): Fix {
  const { lat, lon, timestamp } = parseInput(trackerFix, query);
  return { lat, lng: lon, at: timestamp ?? clock.now().getTime() };
}
