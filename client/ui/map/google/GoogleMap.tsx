import GoogleMapReact from 'google-map-react';
import Box from '@mui/material/Box';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { defaultCentre, DEFAULT_ZOOM, FIT_ZOOM, ROADMAP_BELOW, STOP_ZOOM, findBounds } from '../geometry';
import type { Position } from '../geometry';
import { loadGoogle } from './googleLoader';
import type { GoogleMapObject as Map, GoogleMaps } from './googleLoader';
import type { MapCanvasProps } from '../mapTypes';
import { useMarkers } from '../markers/useMarkers';
import type { Marker } from '../markers/useMarkers';

interface Opened {
  map: Map;
  maps: GoogleMaps;
}

/** Google's map, when the server has a key. It throws to its boundary when Google does not answer or refuses the key. */
export default function GoogleMap({ apiKey, ...props }: MapCanvasProps & { apiKey: string }) {
  const maps = use(loadGoogle(apiKey));
  const { label, stops, path, buses, shown, still, onMove } = props;
  const [opened, setOpened] = useState<Opened>();
  const [zoom, setZoom] = useState(DEFAULT_ZOOM);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    window.gm_authFailure = () => setIsRefused(true);
    return () => {
      delete window.gm_authFailure;
    };
  }, []);
  if (isRefused) throw new Error('Google refused the key of the map');

  const zoomTo = (position: Position, near = STOP_ZOOM) => {
    if (!opened) return;
    opened.map.setCenter(position);
    opened.map.setZoom(near);
    if (near === STOP_ZOOM) opened.map.setMapTypeId('satellite');
  };
  const markers = useMarkers({ stops, path, buses, zoom, onMove, onZoomTo: zoomTo });

  // Shows the whole route when a stop came or went; a marker that was dragged stays where it was dropped.
  const shownStops = stops
    .map(({ id }) => id)
    .sort()
    .join();
  const fitStops = useEffectEvent((map: Map) => fit(map, stops));
  useEffect(() => {
    if (opened) fitStops(opened.map);
  }, [opened, shownStops]);

  const showStop = useEffectEvent((position: Position) => zoomTo(position));
  useEffect(() => {
    if (opened && shown) showStop(shown);
  }, [opened, shown]);

  useRouteLine(opened, path);

  return (
    <Box role="group" aria-label={label} sx={{ height: '100%' }}>
      <GoogleMapReact
        // Loaded already; the library's own loader would tell only the console that Google does not answer.
        googleMapLoader={() => Promise.resolve(maps)}
        yesIWantToUseGoogleMapApiInternals
        defaultCenter={defaultCentre}
        defaultZoom={DEFAULT_ZOOM}
        options={{
          gestureHandling: still ? 'cooperative' : 'greedy',
          fullscreenControl: false,
          streetViewControl: false,
        }}
        onGoogleApiLoaded={({ map }: { map: Map }) => setOpened({ map, maps })}
        onChange={({ zoom: now }) => {
          setZoom(now);
          if (now < ROADMAP_BELOW) opened?.map.setMapTypeId('roadmap');
        }}
      >
        {markers.map(({ key, ...marker }) => (
          <Placed key={key} {...marker} />
        ))}
      </GoogleMapReact>
    </Box>
  );
}

/** google-map-react puts its children where their lat and lng say. */
function Placed({ element }: Omit<Marker, 'key'>) {
  return element;
}

function fit(map: Map, stops: readonly Position[]) {
  const [only, second] = stops;
  if (only && second) return map.fitBounds(findBounds(stops), { top: 44, bottom: 44, left: 40, right: 110 });
  map.setCenter(only ?? defaultCentre);
  map.setZoom(only ? FIT_ZOOM : DEFAULT_ZOOM);
}

/** The sign of the product: the yellow line in its dark casing. Google's map is light whatever our pages are. */
function useRouteLine(opened: Opened | undefined, path: readonly number[][]) {
  useEffect(() => {
    if (!opened || path.length < 2) return;
    const { map, maps } = opened;
    const points = path.map(([lat = 0, lng = 0]) => ({ lat, lng }));
    const shared = { map, path: points, strokeOpacity: 1, clickable: false };
    const lines = [
      new maps.Polyline({ ...shared, strokeColor: readThemeColour('ink'), strokeWeight: 10, zIndex: 1 }),
      new maps.Polyline({ ...shared, strokeColor: readThemeColour('signal'), strokeWeight: 5, zIndex: 2 }),
    ];
    return () => lines.forEach((line) => line.setMap(null));
  }, [opened, path]);
}

/** Google takes no CSS variable. */
function readThemeColour(name: 'ink' | 'signal'): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--mui-palette-${name}-main`).trim();
}
