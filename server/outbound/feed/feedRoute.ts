import { createHash } from 'node:crypto';
import type { Deps } from '../../access';
import { replyByKey } from '../../access';
import { writeCalendar } from '../../platform/calendarText';
import { findTexts } from '../../texts/texts';
import { readFeedEvents } from './feedEvents';
import { requireFeedUser } from './feeds';

/** The calendar of the key's owner. Wrong and revoked keys and those of hidden users get the same 404. */
export const createFeedRoute = (deps: Deps) => ({
  'GET /api/calendar/:key.ics': replyByKey(
    (request) => requireFeedUser(deps, String(request.params.key)),
    async (user, request, response) => {
      const t = findTexts(user.language);
      const text = writeCalendar(
        t('calendar.name', { name: user.firstname }),
        await readFeedEvents(deps, user),
        deps.config.publicUrl,
        user.language,
      );
      response.setHeader('etag', `"${createHash('sha256').update(text).digest('base64url')}"`);
      if (request.fresh) return void response.status(304).end();
      response.setHeader('content-type', 'text/calendar; charset=utf-8');
      response.setHeader('content-disposition', `inline; filename="${t('calendar.file')}"`);
      response.send(text);
    },
  ),
});
