import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { findRestOfAddress } from '../../../server/platform/values/routeTitle';
import { getLanguage } from '../../i18n/language';
import { t } from '../../i18n/publicTexts';
import { openedPart } from '../../ui/late/openedPart';
import { Quiet } from '../../ui/Quiet';
import { formatDuration } from '../../lib/texts/minutes';
import type { StopTimes } from '../../shared/trip/stopTimes';
import { leavesTooEarly, printDistance } from '../../lib/texts/tripTexts';
import { StopsByDay } from '../../shared/trip/StopsByDay';
import { useIdle } from '../../ui/useIdle';
import { TripCard } from './TripCard';
import type { CustomerTrip } from './useMyTrip';

const TripMap = openedPart(async () => ({ default: (await import('../../ui/map/TripMap')).TripMap }));

/** The stops with their times, the day's departure and arrival in bold, and the map after the first picture. */
export function TripRouteCard({ trip }: { trip: CustomerTrip }) {
  const { stops, distanceKm, durationMin } = trip;
  const isIdle = useIdle();
  return (
    <TripCard title={t('myTrip.route')}>
      <StopsByDay label={t('myTrip.route')} stops={stops} unlabelled>
        {(stop, times) => {
          const stay = countStayMinutes(stop);
          return (
            <Box sx={stopStyles}>
              <Box sx={{ flex: '1 1 8em', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 500 }}>{stop.city}</Typography>
                <Quiet sx={{ overflowWrap: 'anywhere' }}>{findRestOfAddress(stop, getLanguage())}</Quiet>
                {stay > 0 && <Quiet>{t('myTrip.stay', { duration: formatDuration(stay) })}</Quiet>}
              </Box>
              <Times stop={stop} {...times} />
            </Box>
          );
        }}
      </StopsByDay>
      <Quiet sx={{ mt: 1.5 }}>
        {t('myTrip.distance', { km: printDistance(distanceKm), duration: formatDuration(durationMin) })}
      </Quiet>
      <Box sx={mapStyles} data-waits="" data-wakes="">
        {isIdle && <TripMap label={t('myTrip.map')} stops={stops} />}
      </Box>
    </TripCard>
  );
}

type Stop = CustomerTrip['stops'][number];

function Times({ stop, arrive, depart }: { stop: Stop } & Pick<StopTimes, 'arrive' | 'depart'>) {
  // The departure is what was agreed; an estimate that has grown past it is nothing to wait for.
  const shownArrival = !leavesTooEarly(stop) && arrive;
  return (
    <Typography sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
      {depart ? (
        <>
          {shownArrival && `${shownArrival} – `}
          <strong>{depart}</strong>
        </>
      ) : (
        shownArrival
      )}
    </Typography>
  );
}

/** How long the bus stands, in minutes. */
function countStayMinutes(stop: Stop): number {
  if (!stop.arrive || !stop.depart || leavesTooEarly(stop)) return 0;
  return Math.round((new Date(stop.depart).getTime() - new Date(stop.arrive).getTime()) / 60_000);
}

const stopStyles = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1.5 };

const mapStyles = { height: 220, mt: 2, borderRadius: 1, overflow: 'hidden', bgcolor: 'line.soft' };
