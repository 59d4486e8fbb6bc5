import { placeName, printRouteName } from '../../platform/values/routeTitle';
import type { Deps } from '../../access';
import { replyByKey, requireId, requireTripByKey } from '../../access';
import { findKey } from '../../platform/api/parseInput';
import { writeCalendar } from '../../platform/calendarText';
import { findCurrentLanguage } from '../../platform/language';
import { toTallinn } from '../../platform/time';
import { notFound } from '../../texts/messages';
import { buildShownTrip } from './readTrip';

/** Files of a trip's page, by its key. Opening one changes nothing. */
export const createTripRoutes = (deps: Deps) => ({
  'GET /api/trip/:id/calendar.ics': replyByKey(
    (request) => requireTripByKey(deps.db.dataSource.manager, requireId(request, 'trip'), findKey(request.query)),
    async (order, _request, response) => {
      const { id, version, state, start, end, stops } = await buildShownTrip(deps, order);
      if (!['offered', 'confirmed', 'over'].includes(state)) throw notFound('trip');
      const times = stops.map(({ arrive, depart, ...place }) => {
        const moment = depart ?? arrive;
        return [moment && toTallinn(moment).toFormat('HH:mm'), placeName(place, findCurrentLanguage())]
          .filter(Boolean)
          .join(' ');
      });
      const summary = printRouteName(stops);
      const [first] = stops;
      const company = deps.settings();
      const event = {
        uid: `trip-${id}`,
        status: state === 'offered' ? ('TENTATIVE' as const) : ('CONFIRMED' as const),
        sequence: version,
        changedAt: deps.clock.now(),
        start,
        end,
        summary,
        // Maps find a place by its Estonian name.
        location: (first && placeName(first, 'et')) || null,
        description: [company.companyName, company.companyPhone ?? '', ...times].filter(Boolean),
        path: null,
      };
      response.setHeader('content-type', 'text/calendar; charset=utf-8');
      response.setHeader('content-disposition', 'attachment; filename="reis.ics"');
      response.send(writeCalendar(summary, [event], deps.config.publicUrl));
    },
  ),
});
