import 'leaflet/dist/leaflet.css';
import Box from '@mui/material/Box';
import { layerGroup } from 'leaflet';
import type { Map } from 'leaflet';
import { startTransition, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { defaultCentre, DEFAULT_ZOOM, FIT_ZOOM, STOP_ZOOM, findBounds } from '../geometry';
import type { Position } from '../geometry';
import type { Box as LabelBox, MapView } from '../markers/labelPlaces';
import { drawOutline, drawRoute, openMap } from './leafletLayers';
import type { Tiles } from './leafletLayers';
import { leafletStyles } from '../mapStyles';
import type { MapCanvasProps } from '../mapTypes';
import { TownNames } from './TownNames';
import { useMarkers } from '../markers/useMarkers';

/** See docs/product.md, 'Sizes and gestures'. */
const RESIZE_PAUSE_MS = 100;

/** The map without Google: the embedded outline, or tiles where the server names some. In its own chunk. */
export default function LeafletMap({ tiles, ...props }: MapCanvasProps & { tiles?: Tiles }) {
  const [map, setMap] = useState<Map>();
  const { label, still } = props;
  const box = useRef<HTMLDivElement>(null);
  // All at once would keep a slow phone busy for a fifth of a second. So the map is opened, then the outline is drawn, then the
  // stops, and the browser can answer its user in between.
  useEffect(() => {
    if (!box.current) return;
    const opened = openMap(box.current, tiles, still);
    const stopWatching = keepSize(opened);
    const timer = tiles ? undefined : setTimeout(() => drawOutline(opened));
    startTransition(() => setMap(opened));
    return () => {
      clearTimeout(timer);
      stopWatching();
      opened.remove();
      setMap(undefined);
    };
  }, [tiles, still]);
  return (
    <Box className={still ? 'map-still' : undefined} sx={{ ...leafletStyles, height: '100%' }}>
      <div ref={box} role="group" aria-label={label} />
      {map && <Drawing map={map} tiled={Boolean(tiles)} {...props} />}
    </Box>
  );
}

/** Stops, path and names on an open map. */
function Drawing({ map, tiled, stops, path, buses, shown, onMove }: MapCanvasProps & { map: Map; tiled: boolean }) {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const zoomTo = (position: Position, zoom = findNearestUseful(tiled)) => {
    map.setView(position, zoom);
    // The marker that was pressed may be gone now.
    if (document.activeElement === document.body) map.getContainer().focus({ preventScroll: true });
  };
  const view = readView(map);
  const markers = useMarkers({ stops, path, buses, zoom: map.getZoom(), view, onMove, onZoomTo: zoomTo });

  useEffect(() => {
    map.on('viewreset zoomend moveend', redraw);
    return () => void map.off('viewreset zoomend moveend', redraw);
  }, [map]);

  // Shows the whole route when a stop came or went; a marker that was dragged stays where it was dropped.
  const shownStops = stops
    .map(({ id }) => id)
    .sort()
    .join();
  const fitStops = useEffectEvent(() => fit(map, stops));
  useEffect(() => fitStops(), [map, shownStops]);

  const showStop = useEffectEvent((position: Position) => zoomTo(position));
  useEffect(() => {
    if (shown) showStop(shown);
  }, [shown]);

  const [route] = useState(() => layerGroup());
  useEffect(() => {
    const layer = route.addTo(map);
    return () => void layer.remove();
  }, [map, route]);
  useEffect(() => {
    drawRoute(
      route,
      path,
      stops.map(({ lat, lng }) => [lat, lng]),
    );
  }, [route, path, stops]);

  const pane = map.getPane('markerPane');
  if (!pane) return null;
  return createPortal(
    <>
      {!tiled && (
        <TownNames
          map={map}
          view={view}
          stops={stops}
          path={path}
          labels={markers.flatMap(({ label }) => label ?? [])}
        />
      )}
      {markers.map(({ key, element, lat, lng }) => {
        const { x, y } = map.latLngToLayerPoint([lat, lng]);
        return (
          <div key={key} style={{ position: 'absolute', left: x, top: y }}>
            {element}
          </div>
        );
      })}
    </>,
    pane,
  );
}

/** Our map and our tiles have no satellite images, and the outline nothing to see from near. */
function findNearestUseful(tiled: boolean): number {
  return tiled ? STOP_ZOOM : FIT_ZOOM;
}

/** The visible part of the world, in pixels of the whole world. */
function readView(map: Map): MapView {
  const { min, max } = map.getPixelBounds();
  const seen = { left: min?.x ?? 0, top: min?.y ?? 0, right: max?.x ?? 0, bottom: max?.y ?? 0 };
  const element = map.getContainer();
  const corner = element.getBoundingClientRect();
  const x = seen.left - corner.left;
  const y = seen.top - corner.top;
  const covered = [...element.querySelectorAll('.leaflet-control')].map((control): LabelBox => {
    const { left, top, right, bottom } = control.getBoundingClientRect();
    return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
  });
  return { seen, covered };
}

function fit(map: Map, stops: readonly Position[]) {
  const [only] = stops;
  if (!only) return void map.setView(defaultCentre, DEFAULT_ZOOM);
  const { north, south, east, west } = findBounds(stops);
  // On the right stand the labels.
  const { x: width, y: height } = map.getSize();
  const side = Math.max(40, width * 0.1);
  const end = Math.max(44, height * 0.1);
  map.fitBounds(
    [
      [south, west],
      [north, east],
    ],
    { paddingTopLeft: [side, end], paddingBottomRight: [side + 70, end], maxZoom: FIT_ZOOM },
  );
}

/** Keeps the map as large as its element. Returns what ends that. */
function keepSize(map: Map): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watcher = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => map.invalidateSize(), RESIZE_PAUSE_MS);
  });
  watcher.observe(map.getContainer());
  return () => {
    clearTimeout(timer);
    watcher.disconnect();
  };
}
