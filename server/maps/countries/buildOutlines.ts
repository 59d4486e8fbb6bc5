// Writes outlines.json: which countries of Europe lie where. Run it again after
// a change here or in the gazetteer:
//   SWCRC=true node -r @swc-node/register server/maps/countries/buildOutlines.ts
// Borders are Natural Earth's 1:10m countries (public domain), by the npm package world-atlas.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import { isInside } from '../geo';
import type { Point } from '../provider';
import { findCountryCode, placesAbroad, placesOfEstonia } from '../embedded/gazetteer/gazetteerPlaces';
import settlements from '../embedded/gazetteer/settlements.json';

/** ISO 3166 numbers, as the data has them, and codes; of Kosovo the data has the name alone. */
const codes = new Map(
  [
    '643 RU, 112 BY, 804 UA, 498 MD, 792 TR, 688 RS, 070 BA, 499 ME, 807 MK, 008 AL, 268 GE, 051 AM',
    '031 AZ, 020 AD, 492 MC, 674 SM, 233 EE, 428 LV, 440 LT, 246 FI, 752 SE, 578 NO, 208 DK, 616 PL',
    '276 DE, 203 CZ, 703 SK, 040 AT, 756 CH, 438 LI, 348 HU, 705 SI, 191 HR, 642 RO, 100 BG, 300 GR',
    '380 IT, 250 FR, 056 BE, 528 NL, 442 LU, 372 IE, 724 ES, 620 PT, 248 FI, 826 GB, 832 GB, 831 GB',
    '833 GB, Kosovo XK',
  ]
    .join(', ')
    .split(', ')
    .map((pair): [string, string] => [pair.slice(0, -3), pair.slice(-2)]),
);

type OutlinePoint = [lng: number, lat: number];

/** Where no coach from here goes. */
const isSeen = ([lng, lat]: OutlinePoint) => lng > -12 && lng < 50 && lat > 34 && lat < 72;

/**
 * How exact a line between two countries is: beside Estonia some 200 m, for towns stand on the border; elsewhere a kilometre or two.
 * A coast may be rough: a place at sea belongs to the nearest country (../routeFacts.ts).
 */
function findTolerance([lng, lat]: OutlinePoint, isCoast: boolean): number {
  if (lng > 42 || !isSeen([lng, lat])) return 1;
  const isBesideEstonia = lng > 21 && lng < 30 && lat > 55.5 && lat < 60.5;
  if (isCoast) return isBesideEstonia ? 0.01 : lat > 66 ? 0.08 : 0.04;
  return isBesideEstonia ? 0.002 : 0.015;
}

function measureAway([x, y]: OutlinePoint, [x1, y1]: OutlinePoint, [x2, y2]: OutlinePoint): number {
  const dx = (x2 - x1) / 2;
  const dy = y2 - y1;
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (((x - x1) / 2) * dx + (y - y1) * dy) / length));
  return Math.hypot((x - x1) / 2 - share * dx, y - y1 - share * dy);
}

/** Douglas and Peucker. */
function simplify(line: OutlinePoint[], isCoast: boolean): OutlinePoint[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line;
  let worst = 1;
  let at = 0;
  line.forEach((point, index) => {
    const excess = measureAway(point, first, last) / findTolerance(point, isCoast);
    if (excess > worst) {
      worst = excess;
      at = index;
    }
  });
  if (at === 0) return [first, last];
  return [...simplify(line.slice(0, at + 1), isCoast).slice(0, -1), ...simplify(line.slice(at), isCoast)];
}

/** A line that closes on itself is two lines. */
function thin(line: OutlinePoint[], isCoast: boolean): OutlinePoint[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || first[0] !== last[0] || first[1] !== last[1]) return simplify(line, isCoast);
  const middle = line.length >> 1;
  return [...simplify(line.slice(0, middle + 1), isCoast).slice(0, -1), ...simplify(line.slice(middle), isCoast)];
}

function measureArea(ring: OutlinePoint[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * y2 - x2 * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

interface CountryShape {
  type: 'Polygon' | 'MultiPolygon';
  arcs: number[][] | number[][][];
}
interface WorldTopology {
  arcs: OutlinePoint[][];
  transform?: { scale: OutlinePoint; translate: OutlinePoint };
  objects: { countries: { geometries: CountryShape[] } };
}

/** The lines of the data, of which two countries share one, as degrees. */
function readLines({ arcs, transform }: WorldTopology): OutlinePoint[][] {
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] };
  return arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([dx, dy]): OutlinePoint => {
      x += dx;
      y += dy;
      const lng = x * scale[0] + translate[0];
      // Siberia goes on past the date line.
      return [lng < -100 ? lng + 360 : lng, y * scale[1] + translate[1]];
    });
  });
}

const world = JSON.parse(readFileSync(require.resolve('world-atlas/countries-10m.json'), 'utf8')) as WorldTopology;
const uses = new Map<number, number>();
for (const { arcs } of world.objects.countries.geometries) {
  for (const arc of (arcs ?? []).flat(2)) {
    const index = arc < 0 ? ~arc : arc;
    uses.set(index, (uses.get(index) ?? 0) + 1);
  }
}
world.arcs = readLines(world).map((line, index) => thin(line, uses.get(index) === 1));
delete world.transform;

interface Country {
  id?: string;
  properties: { name: string };
  geometry:
    | { type: 'Polygon'; coordinates: OutlinePoint[][] }
    | { type: 'MultiPolygon'; coordinates: OutlinePoint[][][] }
    | { type: 'Point' };
}
type Topology = Parameters<typeof feature>[0];
const topology = world as unknown as Topology;
const countries = feature(topology, topology.objects['countries'] as Topology['objects'][string]) as unknown as {
  features: Country[];
};
/** To about 100 m. */
const round = (degrees: number) => Math.round(degrees * 1000) / 1000;
const outlines: Record<string, number[][][]> = {};
for (const { id, properties, geometry } of countries.features) {
  const code = codes.get(String(id)) ?? codes.get(properties.name);
  if (!code || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')) continue;
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  for (const [ring] of polygons) {
    if (!ring || !ring.some(isSeen) || (measureArea(ring) < 0.02 && polygons.length > 1)) continue;
    (outlines[code] ??= []).push(ring.map(([lng, lat]) => [round(lat), round(lng)]));
  }
}

/** Places that the data puts across the border; what is beside them is in their country too. */
const places = [
  ...settlements.rows.map((row) => ({ code: 'EE', lat: Number(row[4]), lng: Number(row[5]) })),
  // Narva stands on its river: a kilometre around it reaches Ivangorod (countries.ts).
  ...placesOfEstonia.filter(({ name }) => name !== 'Narva').map(({ lat, lng }) => ({ code: 'EE', lat, lng })),
  ...placesAbroad.map(({ area: country, lat, lng }) => ({ code: findCountryCode(country) ?? country, lat, lng })),
];
const isIn = (place: Point, code: string) =>
  (outlines[code] ?? []).some((ring) =>
    isInside(
      place,
      ring.map(([lat = NaN, lng = NaN]) => ({ lat, lng })),
    ),
  );
const misplaced = places
  .filter((place) => Object.keys(outlines).some((code) => code !== place.code && isIn(place, code)))
  .map(({ code, lat, lng }) => [code, lat, lng]);

const text = `${JSON.stringify({ outlines, misplaced })}\n`;
writeFileSync(join(__dirname, 'outlines.json'), text);
console.log(`${text.length} bytes: ${Object.keys(outlines).sort().join(' ')}; ${misplaced.length} places moved`);
