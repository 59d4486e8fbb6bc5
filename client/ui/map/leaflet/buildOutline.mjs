// Writes outline.json, the land that RouteMap draws when no map service is set. Run it again after a change here:
//   node client/ui/map/leaflet/buildOutline.mjs
// With --check it writes nothing and fails when the file is stale (npm run check:generated).
// The coasts are Natural Earth's 1:10m countries (public domain); lakes are not in that data and come from lakes.json, main
// roads from those that the server finds routes on.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { merge, mesh } from 'topojson-client';

const readJson = (path) => JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'));
const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
const world = JSON.parse(readFileSync(file, 'utf8'));

/** Everything outside is cut off, degrees: [west, south, east, north]. */
const frame = [-12, 35, 46, 71.5];
const home = { lat: 58.7, lng: 25.5 };

// Where buses drive every day the coast is drawn to about 250 m, on the other side of Europe to about 20 km.
function toleranceAt([lng, lat]) {
  const away = Math.hypot((lng - home.lng) / 2, lat - home.lat);
  return Math.min(0.0022 + Math.max(0, away - 2) * 0.014, 0.2);
}

const decode = (topology) => ({
  ...topology,
  transform: undefined,
  arcs: topology.arcs.map((arc) => {
    const { scale, translate } = topology.transform;
    let x = 0;
    let y = 0;
    return arc.map(([dx, dy]) => [(x += dx) * scale[0] + translate[0], (y += dy) * scale[1] + translate[1]]);
  }),
});

/** Douglas and Peucker, with a tolerance that depends on the place. Its ends stay, so neighbours still meet. */
function simplify(points) {
  if (points.length < 3) return points;
  const first = points[0];
  const last = points.at(-1);
  let worst = 0;
  let at = 0;
  for (let index = 1; index < points.length - 1; index++) {
    const excess = distance(points[index], first, last) / toleranceAt(points[index]);
    if (excess > worst) [worst, at] = [excess, index];
  }
  if (worst <= 1) return [first, last];
  return [...simplify(points.slice(0, at + 1)).slice(0, -1), ...simplify(points.slice(at))];
}

/** From a point to a piece of line, in degrees of latitude; a degree of longitude is half of one here. */
function distance([x, y], [x1, y1], [x2, y2]) {
  const dx = (x2 - x1) / 2;
  const dy = y2 - y1;
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (((x - x1) / 2) * dx + (y - y1) * dy) / length));
  return Math.hypot((x - x1) / 2 - share * dx, y - y1 - share * dy);
}

/** Chukotka lies past 180 degrees: its longitudes go on counting, or its coast would cross the whole map. */
function unwrap(ring) {
  let turns = 0;
  return ring.map(([lng, lat], index) => {
    const step = lng - (ring[index - 1]?.[0] ?? lng);
    turns += step > 180 ? -1 : step < -180 ? 1 : 0;
    return [lng + turns * 360, lat];
  });
}

/** Sutherland and Hodgman: what of a ring lies within the frame. */
function clipRing(ring) {
  const [west, south, east, north] = frame;
  const sides = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ];
  return sides.reduce((points, [axis, limit, sign]) => {
    const inside = (point) => (point[axis] - limit) * sign >= 0;
    return points.flatMap((point, index) => {
      const before = points.at(index - 1);
      if (inside(point) === inside(before)) return inside(point) ? [point] : [];
      const share = (limit - before[axis]) / (point[axis] - before[axis]);
      const crossing = [0, 1].map((n) => (n === axis ? limit : before[n] + share * (point[n] - before[n])));
      return inside(point) ? [crossing, point] : [crossing];
    });
  }, ring);
}

/** A ring of islets too small to be seen there is left out. */
function isSeen(ring) {
  let doubled = 0;
  ring.forEach(([x, y], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length];
    doubled += x * y2 - x2 * y;
  });
  return ring.length > 3 && Math.abs(doubled) / 2 > 6 * toleranceAt(ring[0]) ** 2 + 0.0008;
}

const inFrame = ([lng, lat]) => lng > frame[0] && lng < frame[2] && lat > frame[1] && lat < frame[3];

/** The pieces of a line that lie within the frame. */
function clipLine(line) {
  const pieces = [[]];
  for (const point of line) {
    if (inFrame(point)) pieces.at(-1).push(point);
    else if (pieces.at(-1).length > 0) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 1);
}

// [lat, lng] as Leaflet wants them, to about 100 m near home and 1 km elsewhere.
const rounded = (line) =>
  line.map(([lng, lat]) => {
    const digits = toleranceAt([lng, lat]) < 0.02 ? 3 : 2;
    return [Number(lat.toFixed(digits)), Number(lng.toFixed(digits))];
  });

const topology = decode(world);
topology.arcs = topology.arcs.map(simplify);
const countries = topology.objects.countries;
const land = merge(topology, countries.geometries)
  .coordinates.flatMap((polygon) => polygon.map((ring) => clipRing(unwrap(ring.slice(0, -1)))))
  .filter(isSeen);
const borders = mesh(topology, countries, (a, b) => a !== b).coordinates.flatMap(clipLine);

const lakes = readJson('lakes.json');
const rings = [...Object.values(lakes.home), ...lakes.abroad];

/** The roads that routes are found on, each between two towns by the villages where it bends. */
function readRoads() {
  const folder = '../../../../server/maps/embedded';
  const [main, more, shapes] = ['mainRoads', 'moreRoads', 'roadShapes'].map((name) =>
    readJson(`${folder}/${name}.json`),
  );
  const places = { ...main.places, ...more.places };
  return [...main.roads, ...more.roads].map((names) =>
    names.flatMap((name, index) => {
      const villages = shapes.via[`${names[index - 1]} - ${name}`] ?? [];
      return [...villages.map(([, lat, lng]) => [lat, lng]), places[name]];
    }),
  );
}

const outline = { land: land.map(rounded), borders: borders.map(rounded), lakes: rings, roads: readRoads() };
const text = `${JSON.stringify(outline)}\n`;
const target = join(import.meta.dirname, 'outline.json');
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) process.exitCode = 1;
} else {
  writeFileSync(target, text);
  console.log(`${text.length} bytes, ${outline.land.length} pieces of land, ${outline.borders.length} of border`);
}
