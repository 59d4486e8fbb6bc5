import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { LinkTripFragment } from '../../generated/graphql';
import { t } from '../../i18n/et';
import { formatDateTimeWithDay, formatTime, localDateOf } from '../../lib/time';
import { KeyValueList } from '../../ui/KeyValueList';
import { RouteList, RouteStop, stopPlace } from '../../ui/RouteLine';

/** What a driver has to know of a trip: where, when, how many, with what. No prices (design, section 4). */
export function Trip({ trip }: { trip: LinkTripFragment }) {
  const { stops, start } = trip;
  return (
    <Paper
      component="section"
      aria-label={t('driverLinks.trip')}
      sx={{ border: 1, borderColor: 'divider', borderRadius: '10px', p: 2.5 }}
    >
      <Typography variant="h2" sx={{ mb: 2.5 }}>
        {formatDateTimeWithDay(start)}
      </Typography>
      <RouteList label={t('driverLinks.route')}>
        {stops.map((stop, index) => (
          <RouteStop key={index} place={stopPlace(index, stops.length)}>
            <Typography>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {stop.city}
              </Box>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {restOfAddress(stop.address, stop.city)}
              </Box>
            </Typography>
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {[
                stop.arrive && t('driverLinks.arrives', { time: momentOf(stop.arrive, start) }),
                stop.depart && t('driverLinks.departs', { time: momentOf(stop.depart, start) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </RouteStop>
        ))}
      </RouteList>
      <Box sx={{ borderTop: 1, borderColor: 'line.soft', mt: 2.5, pt: 2 }}>
        <KeyValueList items={factsOf(trip)} />
      </Box>
    </Paper>
  );
}

function factsOf({ passengers, job, groupFullName, groupPhone, clientNotes, driverNotes }: LinkTripFragment) {
  return [
    { label: t('driverLinks.passengers'), value: passengers },
    { label: t('driverLinks.buses'), value: job?.buses.map(({ name }) => name).join(', ') },
    { label: t('driverLinks.groupLeader'), value: groupFullName },
    { label: t('driverLinks.phone'), value: groupPhone && <Link href={`tel:${groupPhone}`}>{groupPhone}</Link> },
    { label: t('driverLinks.clientNotes'), value: clientNotes },
    { label: t('driverLinks.driverNotes'), value: driverNotes },
  ];
}

/** The town is said already: 'Viru väljak 4, Tallinn' beside Tallinn is 'Viru väljak 4'. */
function restOfAddress(address: string, city: string): string {
  return address
    .split(', ')
    .filter((part) => part !== city)
    .join(', ');
}

/** The time alone on the day of the start; with its date on later days. */
function momentOf(instant: string, start: string): string {
  return localDateOf(instant) === localDateOf(start) ? formatTime(instant) : formatDateTimeWithDay(instant);
}
