/** Degrees. */
export interface Position {
  lat: number;
  lng: number;
}

/** The middle of the country, all of it in sight (docs/product.md, 'Route editor'). */
export const defaultCentre: Position = { lat: 58.65, lng: 25.2 };
export const DEFAULT_ZOOM = 7;
/** A stop from near, on satellite images where there are any; on the plain map again when zoomed out below the second. */
export const STOP_ZOOM = 18;
export const ROADMAP_BELOW = 16;
/** A route is never shown from nearer than this by itself. */
export const FIT_ZOOM = 12;

const TILE_PX = 256;
const MAX_LAT = 85;

/** Where a position comes to stand when it is dragged by this many pixels right and down on a web map of this zoom. */
export function moveBy({ lat, lng }: Position, dx: number, dy: number, zoom: number): Position {
  const world = TILE_PX * 2 ** zoom;
  const x = (lng / 360) * world + dx;
  const y = toMercator(lat) * world + dy;
  return {
    lat: roundDegrees(Math.min(Math.max(fromMercator(y / world), -MAX_LAT), MAX_LAT)),
    lng: roundDegrees((x / world) * 360),
  };
}

/** Where a position stands on a web map of this zoom: pixels right of and below the north-western corner of the world. */
export function toWorldPixel({ lat, lng }: Position, zoom: number): { x: number; y: number } {
  const world = TILE_PX * 2 ** zoom;
  return { x: (lng / 360 + 0.5) * world, y: (toMercator(lat) + 0.5) * world };
}

/** Southward from the equator, 1 being the whole world. */
function toMercator(lat: number): number {
  const radians = (lat * Math.PI) / 180;
  return -Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI);
}

function fromMercator(y: number): number {
  return ((2 * Math.atan(Math.exp(-y * 2 * Math.PI)) - Math.PI / 2) * 180) / Math.PI;
}

/** To about a decimetre: nobody drags more exactly. */
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

export interface Bounds {
  north: number;
  south: number;
  east: number;
  west: number;
}

/** The smallest box around these positions; there must be one at least. */
export function findBounds(positions: readonly Position[]): Bounds {
  const lats = positions.map(({ lat }) => lat);
  const lngs = positions.map(({ lng }) => lng);
  return {
    north: Math.max(...lats),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    west: Math.min(...lngs),
  };
}
