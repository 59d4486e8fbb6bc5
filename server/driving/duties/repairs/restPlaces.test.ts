import { checkCandidate, planDefaults, proposeRepairs, buildTimeline } from '../../../engines/hours';
import { createEmbeddedMaps } from '../../../maps/embedded/embeddedMaps';
import { listAllStops, listRestStops, buildRouteWithRests } from './restPlaces';
import { buildDriverTrip, addEmptyDrives } from '../timeline/planTrips';
import type { TimelineStop } from '../timeline/timelineSources';

const maps = createEmbeddedMaps();
const tallinn = { city: 'Tallinn', lat: 59.437, lng: 24.7535 };
const places = {
  Vilnius: { city: 'Vilnius', lat: 54.6892, lng: 25.2798 },
  Varssavi: { city: 'Varssavi', lat: 52.2298, lng: 21.0118 },
};
/** A Wednesday, 08:00 in Estonia. */
const morning = Date.UTC(2026, 11, 2, 6) / 60_000;

async function route(town: keyof typeof places): Promise<TimelineStop[]> {
  const { legs } = await maps.route([tallinn, places[town]]);
  const arrive = morning + Math.ceil((legs[0]?.durationS ?? 0) / 60);
  return [
    { ...tallinn, arrive: null, depart: morning, driverAtStop: null },
    { ...places[town], arrive, depart: null, driverAtStop: null },
  ];
}
const buildPlan = (stops: TimelineStop[]) => addEmptyDrives([buildDriverTrip('trip', stops, { depot: tallinn })])[0]!;
const light = (stops: TimelineStop[]) => checkCandidate({ activities: [] }, buildTimeline([buildPlan(stops)])).light;

test.each([
  ['Vilnius', 'stop', ['Riia']],
  ['Varssavi', 'night', ['Riia', 'Kazlų Rūda', 'Białystok']],
] as const)('%s: the stops that the law wants lie at towns on the way', async (town, kind, towns) => {
  const stops = await route(town);
  expect(light(stops)).toBe('red');
  const repair = proposeRepairs({ activities: [] }, buildPlan(stops), planDefaults).find((one) => one.kind === kind);
  if (!repair) throw new Error('no repair');
  for (const exact of [false, true]) {
    const found = await buildRouteWithRests(maps, stops, { repair, exact });
    if (!found) throw new Error('too many stops');
    expect(found.added).toHaveLength(listRestStops(repair).length);
    expect(light(listAllStops(found))).not.toBe('red');
    expect(found.stops.at(-1)?.arrive).toBeGreaterThan(stops.at(-1)?.arrive ?? Infinity);
    if (!exact) expect(found.added.map(({ city }) => city)).toEqual(towns);
  }
});

test('a route that would have more than ten stops is not offered', async () => {
  const stops = await route('Vilnius');
  const [repair] = proposeRepairs({ activities: [] }, buildPlan(stops), planDefaults).filter(
    ({ kind }) => kind === 'stop',
  );
  if (!repair) throw new Error('no repair');
  const many = [...Array.from({ length: 9 }, () => stops[0]!), stops[1]!];
  expect(await buildRouteWithRests(maps, many, { repair, exact: false })).toBeUndefined();
});
