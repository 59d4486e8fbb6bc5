import { placeName, routeName } from '../../platform/values/routeTitle';
import type { Deps } from '../../access';
import { byKey, idOf, tripByKey } from '../../access';
import { keyIn } from '../../platform/api/parseInput';
import { calendarText } from '../../platform/calendarText';
import { currentLanguage } from '../../platform/language';
import { inTallinn } from '../../platform/time';
import { notFound } from '../../texts/messages';
import { buildShownTrip } from './readTrip';

/** Files of a trip's page, by its key. Opening one changes nothing. */
export const createTripRoutes = (deps: Deps) => ({
  'GET /api/trip/:id/calendar.ics': byKey(
    (request) => tripByKey(deps.db.dataSource.manager, idOf(request, 'trip'), keyIn(request.query)),
    async (order, _request, response) => {
      const { id, version, state, start, end, stops } = await buildShownTrip(deps, order);
      if (!['offered', 'confirmed', 'over'].includes(state)) throw notFound('trip');
      const times = stops.map(({ arrive, depart, ...place }) => {
        const moment = depart ?? arrive;
        return [moment && inTallinn(moment).toFormat('HH:mm'), placeName(place, currentLanguage())]
          .filter(Boolean)
          .join(' ');
      });
      const summary = routeName(stops);
      const [first] = stops;
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
        description: [deps.config.companyName, deps.config.companyPhone ?? '', ...times].filter(Boolean),
        path: null,
      };
      response.setHeader('content-type', 'text/calendar; charset=utf-8');
      response.setHeader('content-disposition', 'attachment; filename="reis.ics"');
      response.send(calendarText(summary, [event], deps.config.publicUrl));
    },
  ),
});
