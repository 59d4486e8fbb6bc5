import Box from '@mui/material/Box';
import type { RoadOfTripQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatTime } from '../../lib/texts/time';
import { openedPart } from '../../ui/late/openedPart';

const RouteMap = openedPart(async () => ({ default: (await import('../../ui/map/RouteMap')).RouteMap }));

export interface TripOnRoad {
  id: string;
  start: string;
  end: string;
  stops: readonly { city: string; lat: number; lng: number; arrive: string | null; depart: string | null }[];
}

interface RoadMapProps {
  order: TripOnRoad;
  road: Pick<RoadOfTripQuery['roadOfTrip'], 'places' | 'trails'>;
}

/** The buses of a trip with the way that they have driven; the words say it without the map. */
export function RoadMap({ order: { stops }, road: { places, trails } }: RoadMapProps) {
  const [latest] = places;
  if (!latest) return null;
  return (
    <>
      <Box sx={{ color: 'text.secondary' }}>{t('tripEvents.seenAt', { time: formatTime(latest.at) })}</Box>
      <Box sx={{ height: 260, mt: 1, mb: 2, borderRadius: 1, overflow: 'hidden', bgcolor: 'line.soft' }}>
        <RouteMap
          still
          label={t('tripEvents.map')}
          stops={stops.map(({ lat, lng, city }, id) => ({ id, lat, lng, name: city }))}
          path={trails[0] ?? []}
          buses={places}
        />
      </Box>
    </>
  );
}
