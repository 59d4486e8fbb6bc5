import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { restOfAddress } from '../../../server/platform/values/routeTitle';
import { language } from '../../i18n/language';
import { t } from '../../i18n/publicTexts';
import { latePart } from '../../ui/late/latePart';
import { formatDuration } from '../../lib/texts/minutes';
import { formatDateTimeWithDay, formatTime, localDateOf } from '../../lib/texts/time';
import { distanceText, leavesTooEarly } from '../../lib/texts/tripTexts';
import { RouteList, RouteStop, stopPlace } from '../../ui/RouteLine';
import { useIdle } from '../../ui/useIdle';
import { TripCard } from './TripCard';
import type { Trip } from './useMyTrip';

const TripMap = latePart(async () => ({ default: (await import('../../ui/map/TripMap')).TripMap }));

/** The stops with their times, the day's departure and arrival in bold, and the map after the first picture. */
export function RouteCard({ trip }: { trip: Trip }) {
  const { stops, start, distanceKm, durationMin } = trip;
  const idle = useIdle();
  return (
    <TripCard title={t('myTrip.route')}>
      <RouteList label={t('myTrip.route')}>
        {stops.map((stop, index) => {
          const stay = stayOf(stop);
          return (
            <RouteStop key={index} place={stopPlace(index, stops.length)} unlabelled>
              <Box sx={stopStyles}>
                <Box sx={{ flex: '1 1 8em', minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 500 }}>{stop.city}</Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    {restOfAddress(stop, language())}
                  </Typography>
                  {stay > 0 && (
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {t('myTrip.stay', { duration: formatDuration(stay) })}
                    </Typography>
                  )}
                </Box>
                <Times stop={stop} start={start} />
              </Box>
            </RouteStop>
          );
        })}
      </RouteList>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {t('myTrip.distance', { km: distanceText(distanceKm), duration: formatDuration(durationMin) })}
      </Typography>
      <Box sx={mapStyles} data-waits="">
        {idle && (
          <Suspense>
            <TripMap label={t('myTrip.map')} stops={stops} />
          </Suspense>
        )}
      </Box>
    </TripCard>
  );
}

type Stop = Trip['stops'][number];

function Times({ stop, start }: { stop: Stop; start: string }) {
  const { arrive, depart } = stop;
  // The departure is what was agreed; an estimate that has grown past it is nothing to wait for.
  const shownArrival = arrive && !leavesTooEarly(stop) && momentOf(arrive, start);
  return (
    <Typography sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
      {depart ? (
        <>
          {shownArrival && `${shownArrival} – `}
          <strong>{momentOf(depart, start)}</strong>
        </>
      ) : (
        shownArrival
      )}
    </Typography>
  );
}

/** How long the bus stands, in minutes. */
function stayOf(stop: Stop): number {
  if (!stop.arrive || !stop.depart || leavesTooEarly(stop)) return 0;
  return Math.round((new Date(stop.depart).getTime() - new Date(stop.arrive).getTime()) / 60_000);
}

/** The time alone on the day of the start; with its date on later days. */
function momentOf(instant: string, start: string): string {
  return localDateOf(instant) === localDateOf(start) ? formatTime(instant) : formatDateTimeWithDay(instant);
}

const stopStyles = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1.5 };

const mapStyles = { height: 220, mt: 2, borderRadius: 1, overflow: 'hidden', bgcolor: 'line.soft' };
