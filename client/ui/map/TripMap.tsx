import Box from '@mui/material/Box';
import { useEstimateRouteQuery, useMapSettingsQuery } from '../../generated/plain';
import { t } from '../../i18n/et';
import { embedUrl } from './embedUrl';
import type { Position } from './geometry';
import { RouteMap } from './RouteMap';

interface TripStop extends Position {
  city: string;
  depart: string | null;
}

/** The way of a stored trip from its first stop to its last (spec, "Route editor": a job's route map). To look at only. */
export function TripMap({ label, stops }: { label: string; stops: readonly TripStop[] }) {
  const settings = useMapSettingsQuery();
  const key = settings.data?.mapSettings.googleMapsApiKey;
  const known = stops.length >= 2;
  const points = stops.map(({ lat, lng, depart }) => ({ lat, lng, depart }));
  const { data } = useEstimateRouteQuery({
    variables: { stops: points },
    skip: !known || settings.loading || Boolean(key),
  });

  if (!known) return <Box role="note">{t('map.invalid')}</Box>;
  if (key) {
    return (
      <Box
        component="iframe"
        title={label}
        src={embedUrl(key, stops)}
        loading="lazy"
        referrerPolicy="strict-origin"
        allowFullScreen
        sx={{ display: 'block', width: '100%', height: '100%', border: 0 }}
      />
    );
  }
  return (
    <RouteMap
      still
      label={label}
      stops={stops.map(({ lat, lng, city }, index) => ({ id: index, lat, lng, name: city }))}
      path={data?.estimateRoute.path ?? []}
    />
  );
}
