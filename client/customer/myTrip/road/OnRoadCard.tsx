import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useEffectEvent, useMemo } from 'react';
import { BusesOnRoadDocument, EstimateRouteDocument } from '../../../generated/plain';
import type { BusesOnRoadQuery } from '../../../generated/plain';
import { t } from '../../../i18n/publicTexts';
import { useReply } from '../../../lib/request/useReply';
import { formatTime } from '../../../lib/texts/time';
import { latePart } from '../../../ui/late/latePart';
import { TripCard } from '../TripCard';
import type { CustomerTrip, TripProps } from '../useMyTrip';

const RouteMap = latePart(async () => ({ default: (await import('../../../ui/map/RouteMap')).RouteMap }));

/** A phone looks this often, while the page is seen. */
const EVERY_MS = 30_000;

type Buses = NonNullable<BusesOnRoadQuery['busesOnRoad']>;

/** Where the bus is and when it comes, around the trip (docs/product.md, 'Where the bus is'). The words tell it without the map. */
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
      <Box role="status" sx={{ minHeight: '3em' }}>
        {isFailed ? t('tripRoad.failed') : data && <Words trip={trip} buses={buses} />}
      </Box>
      <Box sx={mapStyles} data-waits="">
        {buses && buses.places.length > 0 && <BusMap trip={trip} places={buses.places} />}
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
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[
          planned && t('tripRoad.planned', { time: formatTime(planned) }),
          place && t('tripRoad.seenAt', { time: formatTime(place.at) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Typography>
    </>
  );
}

function printExpected(buses: Buses | undefined, city: string | undefined): string {
  if (!buses?.expectedAt || city === undefined)
    return t(buses && buses.places.length > 0 ? 'tripRoad.known' : 'tripRoad.unknown');
  const about = { stop: city, time: formatTime(buses.expectedAt) };
  return buses.isAtStop ? t('tripRoad.leaves', about) : t('tripRoad.arrives', about);
}

function BusMap({ trip: { stops }, places }: { trip: CustomerTrip; places: Buses['places'] }) {
  const points = stops.map(({ lat, lng, depart }) => ({ lat, lng, depart }));
  const { data } = useReply(EstimateRouteDocument, { stops: points }, { keep: true });
  const shown = useMemo(() => stops.map(({ lat, lng, city }, id) => ({ id, lat, lng, name: city })), [stops]);
  return (
    <Suspense>
      <RouteMap still label={t('tripRoad.map')} stops={shown} path={data?.estimateRoute.path ?? []} buses={places} />
    </Suspense>
  );
}

const mapStyles = {
  height: 220,
  mt: 2,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'line.soft',
  '&:empty': { display: 'none' },
};
