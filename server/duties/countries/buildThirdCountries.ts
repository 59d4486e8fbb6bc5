// Writes thirdCountries.json: which countries of Europe that are not under the law of the Union lie where. Run it again after
// a change here:
//   SWCRC=true node -r @swc-node/register server/duties/countries/buildThirdCountries.ts
// Borders are Natural Earth's 1:10m countries (public domain).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature } from 'topojson-client';

/** ISO 3166 numbers, as the data has them, and codes; of Kosovo the data has the name alone. */
const codes: Record<string, string> = {
  ...{ '643': 'RU', '112': 'BY', '804': 'UA', '498': 'MD', '792': 'TR', '688': 'RS', '070': 'BA', '499': 'ME' },
  ...{ '807': 'MK', '008': 'AL', '268': 'GE', '051': 'AM', '031': 'AZ', '020': 'AD', '492': 'MC', '674': 'SM' },
  ...{ '826': 'GB', '832': 'GB', '831': 'GB', '833': 'GB', Kosovo: 'XK' },
};

type Position = [lng: number, lat: number];

/** Where no coach from here goes. */
const seen = ([lng, lat]: Position) => lng > -12 && lng < 50 && lat > 34 && lat < 72;
/** Beside Estonia to some 300 m, for towns stand on the border; elsewhere to a kilometre; what no coach sees hardly at all. */
function toleranceAt([lng, lat]: Position): number {
  if (lng > 21 && lng < 30 && lat > 55.5 && lat < 60.5) return 0.002;
  return lng > 46 || lat > 66 ? 2 : 0.01;
}

function awayFrom([x, y]: Position, [x1, y1]: Position, [x2, y2]: Position): number {
  const [dx, dy] = [(x2 - x1) / 2, y2 - y1];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (((x - x1) / 2) * dx + (y - y1) * dy) / length));
  return Math.hypot((x - x1) / 2 - share * dx, y - y1 - share * dy);
}

/** Douglas and Peucker. */
function simplify(line: Position[]): Position[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let [worst, at] = [1, 0];
  line.forEach((point, index) => {
    const excess = awayFrom(point, first, last) / toleranceAt(point);
    if (excess > worst) [worst, at] = [excess, index];
  });
  if (at === 0) return [first, last];
  return [...simplify(line.slice(0, at + 1)).slice(0, -1), ...simplify(line.slice(at))];
}

/** A ring is closed: its two halves are lines. */
function thin(ring: Position[]): Position[] {
  const middle = ring.length >> 1;
  return [...simplify(ring.slice(0, middle + 1)).slice(0, -1), ...simplify(ring.slice(middle)).slice(0, -1)];
}

function area(ring: Position[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * y2 - x2 * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

const file = require.resolve('world-atlas/countries-10m.json');
type World = Parameters<typeof feature>[0];
interface Country {
  id?: string;
  properties: { name: string };
  geometry:
    | { type: 'Polygon'; coordinates: Position[][] }
    | { type: 'MultiPolygon'; coordinates: Position[][][] }
    | { type: 'Point' };
}
const world = JSON.parse(readFileSync(file, 'utf8')) as World;
const countries = feature(world, world.objects['countries'] as World['objects'][string]) as unknown as {
  features: Country[];
};
const found: Record<string, number[][][]> = {};
for (const { id, properties, geometry } of countries.features) {
  const code = codes[String(id)] ?? codes[properties.name];
  if (!code || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')) continue;
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  for (const [ring] of polygons) {
    if (!ring || !ring.some(seen) || (area(ring) < 0.02 && polygons.length > 1)) continue;
    // [lat, lng], to about 100 m.
    const round = (degrees: number) => Math.round(degrees * 1000) / 1000;
    (found[code] ??= []).push(thin(ring).map(([lng, lat]) => [round(lat), round(lng)]));
  }
}
const text = `${JSON.stringify(found)}\n`;
writeFileSync(join(__dirname, 'thirdCountries.json'), text);
console.log(`${text.length} bytes: ${Object.keys(found).sort().join(' ')}`);
