import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, lazy, useCallback, useMemo, useState } from 'react';
import { MapSettingsDocument } from '../../generated/plain';
import type { MapSettingsQuery } from '../../generated/plain';
import { useReply } from '../../lib/request/useReply';
import { t } from '../../i18n/publicTexts';
import { printStopWord, stopPlace } from '../RouteLine';
import { SpokenStatus } from '../toasts/SpokenStatus';
import type { Position } from './geometry';
import { MapBoundary } from './MapBoundary';
import { sea } from './mapStyles';
import type { MapCanvasProps, MapStop, PlacedStop } from './mapTypes';

const LeafletMap = lazy(() => import('./leaflet/LeafletMap'));
const GoogleMap = lazy(() => import('./google/GoogleMap'));

interface RouteMapProps extends Pick<MapCanvasProps, 'label' | 'path' | 'buses' | 'shown'> {
  stops: readonly MapStop[];
  /** A picture in a page rather than a tool: the page scrolls over it. */
  still?: boolean;
  /** Given where markers can be moved. */
  onMove?: (stopId: number, to: Position) => void;
}

/**
 * A route on a map that fills its place: Google's when the server has a key, else ours. Nothing of either is
 * loaded before the map comes into sight.
 */
export function RouteMap(props: RouteMapProps) {
  const [isSeen, setIsSeen] = useState(false);
  const box = useCallback((element: HTMLElement) => {
    // Where nothing can be looked at, as in a test without a browser, there is nothing to draw.
    if (!('IntersectionObserver' in window)) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsSeen(true));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return (
    <Box ref={box} sx={{ position: 'relative', height: '100%', background: sea, overflow: 'hidden' }}>
      {isSeen && <SeenMap {...props} />}
    </Box>
  );
}

function SeenMap({ label, stops, path, buses, shown, still = false, onMove }: RouteMapProps) {
  const { data, error } = useReply(MapSettingsDocument, {}, { keep: true });
  const [spoken, setSpoken] = useState('');
  const placed = useMemo(
    () => stops.map((stop, index): PlacedStop => ({ ...stop, place: stopPlace(index, Math.max(stops.length, 2)) })),
    [stops],
  );
  // Without an answer the embedded map still is here.
  if (!data && !error) return null;

  function move(stop: PlacedStop, to: Position) {
    onMove?.(stop.id, to);
    const degrees = (value: number) => value.toFixed(4).replace('.', ',');
    setSpoken(
      t('map.moved', { word: printStopWord(stop.place), name: stop.name, lat: degrees(to.lat), lng: degrees(to.lng) }),
    );
  }
  const canvas: MapCanvasProps = { label, stops: placed, path, buses, shown, still, onMove: onMove && move };
  return (
    <>
      <Canvas settings={data?.mapSettings} {...canvas} />
      <SpokenStatus text={spoken} />
    </>
  );
}

function Canvas({ settings, ...canvas }: MapCanvasProps & { settings?: MapSettingsQuery['mapSettings'] }) {
  const { googleMapsApiKey, tilesUrl, tilesAttribution } = settings ?? {};
  const tiles = useMemo(
    () => (tilesUrl ? { url: tilesUrl, attribution: tilesAttribution ?? '' } : undefined),
    [tilesUrl, tilesAttribution],
  );
  const own = (
    <MapBoundary instead={<Failed />}>
      <LeafletMap tiles={tiles} {...canvas} />
    </MapBoundary>
  );
  return (
    <Suspense>
      {googleMapsApiKey ? (
        <MapBoundary instead={own}>
          <GoogleMap apiKey={googleMapsApiKey} {...canvas} />
        </MapBoundary>
      ) : (
        own
      )}
    </Suspense>
  );
}

function Failed() {
  return (
    <Box role="status" sx={{ display: 'grid', placeItems: 'center', height: '100%', p: 3 }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('map.failed')}</Typography>
    </Box>
  );
}
