import { createHash } from 'node:crypto';
import type { Deps } from '../../access';
import { byKey } from '../../access';
import { calendarText } from '../../platform/calendarText';
import { texts } from '../../texts/texts';
import { feedEvents } from './feedEvents';
import { feedUser } from './feeds';

/** The calendar of the key's owner. Wrong and revoked keys and those of hidden users get the same 404. */
export const feedRoute = (deps: Deps) => ({
  'GET /api/calendar/:key.ics': byKey(
    (request) => feedUser(deps, String(request.params.key)),
    async (user, request, response) => {
      const t = texts(user.language);
      const text = calendarText(
        t('calendar.name', { name: user.firstname }),
        await feedEvents(deps, user),
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
