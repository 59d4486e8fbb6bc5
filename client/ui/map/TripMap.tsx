import Box from '@mui/material/Box';
import { EstimateRouteDocument, MapSettingsDocument } from '../../generated/plain';
import { t } from '../../i18n/publicTexts';
import { useReply } from '../../lib/request/useReply';
import { makeEmbedUrl } from './google/embedUrl';
import type { Position } from './geometry';
import { RouteMap } from './RouteMap';

interface TripStop extends Position {
  city: string;
  depart: string | null;
}

/** The way of a stored trip from its first stop to its last (docs/product.md, 'Route editor'). To look at only. */
export function TripMap({ label, stops }: { label: string; stops: readonly TripStop[] }) {
  const settings = useReply(MapSettingsDocument, {}, { keep: true });
  const key = settings.data?.mapSettings.googleMapsApiKey;
  const isKnown = stops.length >= 2;
  const points = stops.map(({ lat, lng, depart }) => ({ lat, lng, depart }));
  const isDrawn = isKnown && !settings.loading && !key;
  const { data } = useReply(EstimateRouteDocument, isDrawn ? { stops: points } : undefined, { keep: true });

  if (!isKnown) return <Box role="note">{t('map.invalid')}</Box>;
  if (key) {
    return (
      <Box
        component="iframe"
        title={label}
        src={makeEmbedUrl(key, stops)}
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
