/** A line of latitudes and longitudes, and the stops on it, in the units of a drawing. */
export interface Outline {
  width: number;
  height: number;
  /** As the attribute `points` of SVG's polyline. */
  line: string;
  stops: { x: number; y: number }[];
}

const SIDE = 320;
const EDGE = 20;
/** A way straight to the east is a low picture, and one to the north no tower. */
const LOWEST = 0.35;

type Position = readonly [lat: number, lng: number];

/** Draws a way on the flat, with north on top, large enough for the longer side. Undefined for less than two points. */
export function drawOutline(path: readonly Position[], stops: readonly Position[]): Outline | undefined {
  const all = [...path, ...stops];
  if (path.length < 2) return undefined;
  const lats = all.map(([lat]) => lat);
  const lngs = all.map(([, lng]) => lng);
  const north = Math.max(...lats);
  const west = Math.min(...lngs);
  // A degree of longitude is shorter than one of latitude by the cosine.
  const squeeze = Math.cos((((north + Math.min(...lats)) / 2) * Math.PI) / 180);
  const wide = (Math.max(...lngs) - west) * squeeze;
  const high = north - Math.min(...lats);
  const scale = SIDE / Math.max(wide, high, 1e-6);
  const height = Math.max(high * scale, SIDE * LOWEST);
  const width = Math.max(wide * scale, SIDE * LOWEST);
  const offset = { x: EDGE + (width - wide * scale) / 2, y: EDGE + (height - high * scale) / 2 };
  const place = ([lat, lng]: Position) => ({
    x: Math.round(offset.x + (lng - west) * squeeze * scale),
    y: Math.round(offset.y + (north - lat) * scale),
  });
  return {
    width: Math.round(width + 2 * EDGE),
    height: Math.round(height + 2 * EDGE),
    line: path
      .map(place)
      .map(({ x, y }) => `${x},${y}`)
      .join(' '),
    stops: stops.map(place),
  };
}

/** The radius of a stop's circle. */
export const MARK = 11;

/** A circle for the stops of one place, with their numbers from 1. */
export interface Mark {
  x: number;
  y: number;
  numbers: number[];
}

/** Joins stops whose circles would lie on each other: most trips come back to where they began. */
export function joinMarks(stops: Outline['stops']): Mark[] {
  const marks: Mark[] = [];
  for (const [index, { x, y }] of stops.entries()) {
    const near = marks.find((mark) => Math.hypot(mark.x - x, mark.y - y) < 2 * MARK);
    if (near) near.numbers.push(index + 1);
    else marks.push({ x, y, numbers: [index + 1] });
  }
  return marks;
}
