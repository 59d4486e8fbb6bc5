import { createHash } from 'node:crypto';
import express from 'express';
import type { Request, Router } from 'express';
import { callerOf } from '../access/caller';
import type { Deps } from '../access/context';
import { notFound } from '../platform/errors';
import { takeTurn } from '../platform/rateLimit';
import { calendarText } from './calendarText';
import { feedEvents } from './feedEvents';
import { feedUser } from './feeds';

/** Calendar programs look some times an hour; whoever tries secrets learns nothing sooner. */
const turns = { most: 60, windowS: 600 };

/**
 * GET `/calendar/SECRET.ics`: the calendar of the user to whom the secret was given; nobody signs in. A wrong, revoked or
 * hidden user's secret is not found, and all look alike. Errors: NOT_FOUND, TOO_MANY_ATTEMPTS.
 */
export function createFeedRouter(deps: Deps): Router {
  const router = express.Router();
  router.get('/calendar/:key.ics', async (request: Request<{ key: string }>, response) => {
    const user = await feedUser(deps, request.params.key);
    await takeTurn(deps, `calendar:${user?.id ?? callerOf(request)}`, turns.most, turns.windowS);
    if (!user) throw notFound('Kalendrit');
    const text = calendarText(`${user.firstname}: sõidud`, await feedEvents(deps, user.id), deps.config.publicUrl);
    // Kept by whoever asked, and each time asked whether it is still the same.
    response.setHeader('cache-control', 'private, no-cache');
    response.setHeader('etag', `"${createHash('sha256').update(text).digest('base64url')}"`);
    if (request.fresh) return void response.status(304).end();
    response.setHeader('content-type', 'text/calendar; charset=utf-8');
    response.setHeader('content-disposition', 'inline; filename="kalender.ics"');
    response.send(text);
  });
  return router;
}
