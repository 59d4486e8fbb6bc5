import outline from './outline.json';
import { towns } from './towns';

// The outline under a route on a map without tiles: land with its holes, lakes with their islands, main roads.

/** Even and odd, as it is filled: an island is a ring within a ring. */
function isWithin([lat, lng]: readonly [number, number], rings: readonly number[][][]): boolean {
  let within = false;
  for (const ring of rings)
    ring.forEach(([y = 0, x = 0], index) => {
      const [y2 = 0, x2 = 0] = ring.at(index - 1) ?? [];
      if (y > lat !== y2 > lat && lng < x + ((x2 - x) * (lat - y)) / (y2 - y)) within = !within;
    });
  return within;
}

/** Kilometres, on a piece of land as small as ours. */
const apart = (lat: number, lng: number, lat2: number, lng2: number) =>
  Math.hypot((lat - lat2) * 111.2, (lng - lng2) * 111.2 * Math.cos((lat * Math.PI) / 180));

const isHome = ([lat = 0, lng = 0]: readonly number[]) => lat > 57.6 && lat < 59.8 && lng > 21.7 && lng < 28.3;

it.each([
  ['Peipsi', 58.75, 27.4],
  ['Võrtsjärv', 58.27, 26.03],
  ['Saadjärv', 58.535, 26.65],
  ['Ülemiste', 59.4, 24.77],
  ['Burtnieks', 57.74, 25.24],
  ['Ladoga', 60.8, 31.5],
  ['Vänern', 58.9, 13.3],
])('%s is water', (_, lat, lng) => {
  expect(isWithin([lat, lng], outline.lakes)).toBe(true);
});

it('has every town, Piirissaar and the shores on dry land', () => {
  const places = [
    ...towns,
    { names: ['Piirissaar'], lat: 58.382, lng: 27.5 },
    { names: ['Mustvee'], lat: 58.85, lng: 26.94 },
  ];
  expect(places.filter(({ lat, lng }) => isWithin([lat, lng], outline.lakes)).map(({ names }) => names[0])).toEqual([]);
  expect(isWithin([58.65, 25.6], outline.land)).toBe(true);
  expect(isWithin([59.6, 24.6], outline.land)).toBe(false);
});

it('has a road to every larger town of the country, dry all the way', () => {
  const points = outline.roads.flat();
  const near = ({ lat, lng }: { lat: number; lng: number }) =>
    points.some(([y = 0, x = 0]) => apart(lat, lng, y, x) < 2);
  const larger = towns.filter(({ from, lat, lng }) => from <= 8 && isHome([lat, lng]));
  expect(larger.length).toBeGreaterThan(12);
  expect(larger.filter((town) => !near(town)).map(({ names }) => names[0])).toEqual([]);
  // Lakes at home are drawn by hand, true to about a kilometre.
  const isWet = ([lat = 0, lng = 0]: readonly number[]) =>
    [-1, 0, 1].every((km) => isWithin([lat + km / 111, lng + km / 58], outline.lakes));
  expect(points.filter(isWet)).toEqual([]);
});

it('bends its roads where they bend: at home no piece is straight for long', () => {
  const long = outline.roads.flatMap((road) =>
    road.filter((point, index) => {
      const before = road[index - 1];
      if (!before || !isHome(before) || !isHome(point)) return false;
      return apart(before[0] ?? 0, before[1] ?? 0, point[0] ?? 0, point[1] ?? 0) > 45;
    }),
  );
  expect(long).toEqual([]);
});
