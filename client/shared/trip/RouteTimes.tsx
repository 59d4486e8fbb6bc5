import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { restOfAddress } from '../../../server/platform/values/routeTitle';
import { language } from '../../i18n/language';
import { t } from '../../i18n/publicTexts';
import { formatDateTimeWithDay, formatTime, localDateOf } from '../../lib/texts/time';
import { leavesTooEarly } from '../../lib/texts/tripTexts';
import { RouteList, RouteStop, stopPlace } from '../../ui/RouteLine';

interface TimedStop {
  city: string;
  address: string;
  arrive: string | null;
  depart: string | null;
}

interface RouteTimesProps<Stop extends TimedStop> {
  /** The day on which times need no date. */
  start: string;
  stops: readonly Stop[];
  /** What else is said of a stop. */
  more?: (stop: Stop) => string | null;
}

/** The stops of a trip with when each is reached and left, for whoever opened an e-mailed link. */
export function RouteTimes<Stop extends TimedStop>({ start, stops, more }: RouteTimesProps<Stop>) {
  return (
    <RouteList label={t('ui.route')}>
      {stops.map((stop, index) => (
        <RouteStop key={index} place={stopPlace(index, stops.length)}>
          <Typography>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {stop.city}
            </Box>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {restOfAddress(stop, language())}
            </Box>
          </Typography>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {[
              // The departure is what was agreed; an estimate that has grown past it is nothing to wait for.
              stop.arrive && !leavesTooEarly(stop) && t('ui.arrives', { time: momentOf(stop.arrive, start) }),
              stop.depart && t('ui.departs', { time: momentOf(stop.depart, start) }),
              more?.(stop),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </RouteStop>
      ))}
    </RouteList>
  );
}

/** The time alone on the day of the start; with its date on later days. */
function momentOf(instant: string, start: string): string {
  return localDateOf(instant) === localDateOf(start) ? formatTime(instant) : formatDateTimeWithDay(instant);
}
