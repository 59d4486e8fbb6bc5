import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { BusesOnRoadDocument } from '../../../generated/plain';
import type { BusesOnRoadQuery } from '../../../generated/plain';
import { t } from '../../../i18n/publicTexts';
import { useReply } from '../../../lib/request/useReply';
import { formatTime } from '../../../lib/texts/time';
import { openedPart } from '../../../ui/late/openedPart';
import { Quiet } from '../../../ui/Quiet';
import { TripCard } from '../TripCard';
import type { CustomerTrip, TripProps } from '../useMyTrip';

const TripMap = openedPart(async () => ({ default: (await import('../../../ui/map/TripMap')).TripMap }));

/** The page asks this often while it is visible. */
const EVERY_MS = 30_000;

type Buses = NonNullable<BusesOnRoadQuery['busesOnRoad']>;

/**
 * Where the bus is and when it comes, around the trip (docs/product.md, 'Where the bus is'). The words tell it without the map; a screen
 * reader does not announce them, because their times change each minute.
 */
export function OnRoadCard({ trip, link }: Pick<TripProps, 'trip' | 'link'>) {
  const { data, error, reload } = useReply(BusesOnRoadDocument, link);
  const look = useEffectEvent(() => document.visibilityState === 'visible' && void reload());
  useEffect(() => {
    const timer = setInterval(() => look(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const buses = data?.busesOnRoad ?? undefined;
  const isFailed = !data && error !== undefined;
  return (
    <TripCard title={t('tripRoad.title')}>
      <Box sx={{ minHeight: '3em' }} data-wakes="now">
        {isFailed ? <span role="status">{t('tripRoad.failed')}</span> : data && <Words trip={trip} buses={buses} />}
      </Box>
      <Box sx={mapStyles} data-waits="">
        {buses && buses.places.length > 0 && (
          <TripMap label={t('tripRoad.map')} stops={trip.stops} buses={buses.places} />
        )}
      </Box>
    </TripCard>
  );
}

function Words({ trip, buses }: { trip: CustomerTrip; buses: Buses | undefined }) {
  const stop = buses?.next == null ? undefined : trip.stops[buses.next];
  const [place] = buses?.places ?? [];
  const planned = buses?.isAtStop ? stop?.depart : (stop?.arrive ?? stop?.depart);
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{printExpected(buses, stop?.city)}</Typography>
      <Quiet>
        {[
          planned && t('tripRoad.planned', { time: formatTime(planned) }),
          place && t('tripRoad.seenAt', { time: formatTime(place.at) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Quiet>
    </>
  );
}

function printExpected(buses: Buses | undefined, city: string | undefined): string {
  if (!buses?.expectedAt || city === undefined)
    return t(buses && buses.places.length > 0 ? 'tripRoad.known' : 'tripRoad.unknown');
  const about = { stop: city, time: formatTime(buses.expectedAt) };
  return buses.isAtStop ? t('tripRoad.leaves', about) : t('tripRoad.arrives', about);
}

const mapStyles = {
  height: 220,
  mt: 2,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'line.soft',
  '&:empty': { display: 'none' },
};
