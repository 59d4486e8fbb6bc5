import { control, map as createMap, polygon, polyline, tileLayer } from 'leaflet';
import type { LatLngTuple, LayerGroup, Map } from 'leaflet';
import { t } from '../../../i18n/publicTexts';
import { defaultCentre, DEFAULT_ZOOM, STOP_ZOOM } from '../geometry';
import outline from './outline.json';

/** Farther out, the edges of the outline would be seen. */
const FARTHEST_ZOOM = 5;

/** Names of towns lie on the land and under the route. */
export const TOWNS_PANE = 'towns';
const ROUTE_PANE = 'route';

export interface Tiles {
  url: string;
  attribution: string;
}

/** A map without markers: tiles when there are some, else `drawOutline` comes next. Remove it when its element goes. */
export function openMap(element: HTMLElement, tiles: Tiles | undefined, still: boolean): Map {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  const map = createMap(element, {
    center: defaultCentre,
    zoom: DEFAULT_ZOOM,
    minZoom: FARTHEST_ZOOM,
    maxZoom: STOP_ZOOM,
    // Our markers are no layers of Leaflet's: they jump to their new places while it would still be sliding.
    zoomAnimation: false,
    // Tiles are sharp at whole zooms only; the outline always is.
    zoomSnap: tiles ? 1 : 0.25,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: !still,
    dragging: !still || !isTouch,
  });
  map.createPane(TOWNS_PANE).style.zIndex = '410';
  map.createPane(ROUTE_PANE).style.zIndex = '420';
  control.zoom({ zoomInTitle: t('map.zoomIn'), zoomOutTitle: t('map.zoomOut'), position: 'bottomright' }).addTo(map);
  const sources = control.attribution({ prefix: false, position: 'bottomleft' }).addTo(map);
  if (tiles) {
    tileLayer(tiles.url, { maxZoom: STOP_ZOOM, referrerPolicy: 'strict-origin' }).addTo(map);
    sources.addAttribution(escapeText(tiles.attribution));
  } else {
    sources.addAttribution('Natural Earth, Maa-amet, GeoNames');
  }
  return map;
}

const toPositions = (line: readonly number[][]) => line.map(([lat = 0, lng = 0]): LatLngTuple => [lat, lng]);

/** The embedded land, lakes, borders and roads. */
export function drawOutline(map: Map): void {
  const shape = (className: string) => ({ className, interactive: false, smoothFactor: 0.5 });
  polygon(outline.land.map(toPositions), shape('map-land')).addTo(map);
  polygon(outline.lakes.map(toPositions), shape('map-lake')).addTo(map);
  polyline(outline.borders.map(toPositions), shape('map-border')).addTo(map);
  polyline(outline.roads.map(toPositions), shape('map-road')).addTo(map);
}

/** The sign of the product: the yellow line in its dark casing. Without a path a thin line joins the stops. */
export function drawRoute(group: LayerGroup, path: readonly number[][], stops: readonly number[][]): void {
  group.clearLayers();
  const line = (points: readonly number[][], className: string) =>
    polyline(toPositions(points), { className, pane: ROUTE_PANE, interactive: false, smoothFactor: 1 }).addTo(group);
  if (path.length < 2) {
    line(stops, 'map-guess');
    return;
  }
  line(path, 'map-casing');
  line(path, 'map-route');
}

/** Leaflet would read it as HTML. */
function escapeText(text: string): string {
  const box = document.createElement('span');
  box.textContent = text;
  return box.innerHTML;
}
