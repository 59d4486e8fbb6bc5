import Box from '@mui/material/Box';
import { useMemo } from 'react';
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

interface TripMapProps {
  label: string;
  stops: readonly TripStop[];
  /** Where buses are now; the embedded map of Google cannot show them. */
  buses?: readonly Position[];
}

/** The way of a stored trip from its first stop to its last (docs/product.md, 'Route editor'). To look at only. */
export function TripMap({ label, stops, buses }: TripMapProps) {
  const settings = useReply(MapSettingsDocument, {}, { keep: true });
  const key = buses ? undefined : settings.data?.mapSettings.googleMapsApiKey;
  const isKnown = stops.length >= 2;
  const points = stops.map(({ lat, lng, depart }) => ({ lat, lng, depart }));
  const isDrawn = isKnown && !settings.loading && !key;
  const { data } = useReply(EstimateRouteDocument, isDrawn ? { stops: points } : undefined, { keep: true });
  // A page that looks for the bus again and again leaves the map where it is.
  const shown = useMemo(() => stops.map(({ lat, lng, city }, id) => ({ id, lat, lng, name: city })), [stops]);

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
  return <RouteMap still label={label} stops={shown} path={data?.estimateRoute.path ?? []} buses={buses} />;
}
