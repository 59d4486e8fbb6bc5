import { checkCandidate, judgeTimeline, buildTimeline } from '../../../engines/hours';
import { estimateEmptyMinutes } from './emptyMinutes';
import { buildDriverTrip, findStays, addEmptyDrives } from './planTrips';
import type { TimelineStop } from './timelineSources';

/** A Wednesday, 17:00 UTC. */
const evening = 29_725_500;
const stop = (city: string, lat: number, lng: number, arrive: number | null, depart: number | null): TimelineStop => ({
  city,
  lat,
  lng,
  arrive: arrive === null ? null : evening + arrive,
  depart: depart === null ? null : evening + depart,
  driverAtStop: null,
});
const plan = (stops: TimelineStop[]) => buildDriverTrip('trip', stops, { depot: null }).plan;
const rules = (stops: TimelineStop[]) =>
  judgeTimeline(buildTimeline([plan(stops)])).infringements.map(({ rule }) => rule);

test('the part of a leg at sea is no driving: from Tallinn to Kuressaare the ferry lies between', () => {
  const { ferries } = plan([stop('Tallinn', 59.437, 24.745, null, 0), stop('Kuressaare', 58.2538, 22.4922, 240, null)]);
  const [ferry] = ferries ?? [];
  expect(ferries).toHaveLength(1);
  expect((ferry?.end ?? 0) - (ferry?.start ?? 0)).toBeGreaterThan(20);
  expect((ferry?.end ?? 0) - (ferry?.start ?? 0)).toBeLessThan(45);
  // From Virtsu on: most of the way lies before it.
  expect((ferry?.start ?? 0) - evening).toBeGreaterThan(110);
  const driving = (timeline: ReturnType<typeof buildTimeline>) =>
    timeline.activities.reduce((sum, { kind, start, end }) => sum + (kind === 'driving' ? end - start : 0), 0);
  const stops = [stop('Tallinn', 59.437, 24.745, null, 0), stop('Kuressaare', 58.2538, 22.4922, 240, null)];
  expect(ferry?.wait).toBeGreaterThan(15);
  expect(ferry?.wait).toBeLessThan(30);
  expect(driving(buildTimeline([plan(stops)]))).toBe(
    240 - ((ferry?.end ?? 0) - (ferry?.start ?? 0)) - (ferry?.wait ?? 0),
  );
});

test('the empty way back from Kuressaare is driven but for the ferry', () => {
  const kuressaare = { lat: 58.2538, lng: 22.4922 };
  const tallinn = { lat: 59.437, lng: 24.745 };
  const stops = [stop('Tallinn', 59.437, 24.745, null, 0), stop('Kuressaare', 58.2538, 22.4922, 240, null)];
  const [trip] = addEmptyDrives([buildDriverTrip('1', stops, { depot: tallinn })]);
  expect(trip?.depot?.back).toBe(estimateEmptyMinutes(kuressaare, tallinn) - 47);
});

test('a passage to Sweden is slept through in a cabin, and from Helsinki the ferry home is not driven', () => {
  const tallinn = { lat: 59.437, lng: 24.745 };
  const helsinki = stop('Helsinki', 60.1695, 24.9354, 170, null);
  const [trip] = addEmptyDrives([
    buildDriverTrip('1', [stop('Tallinn', 59.437, 24.745, null, 0), helsinki], { depot: tallinn }),
  ]);
  expect(trip?.depot?.back).toBeLessThan(15);
  const { ferries } = plan([stop('Tallinn', 59.437, 24.745, null, 0), stop('Stockholm', 59.3326, 18.0649, 810, null)]);
  expect(ferries).toMatchObject([{ berth: 'cabin' }]);
});

describe('a tour of ten days under AETR', () => {
  const day = 1440;
  const ends = [9 * day - 1200, null] as const;
  const tallinn = stop('Tallinn', 59.437, 24.745, null, 0);
  const home = stop('Tallinn', 59.437, 24.745, ...ends);
  const lviv = (arrive: number, depart: number) => stop('Lviv', 49.84, 24.03, arrive, depart);

  test.each<[string, TimelineStop[], number]>([
    [
      'from the first stop abroad to the last one',
      [tallinn, lviv(day, 2 * day), lviv(5 * day, 8 * day), home],
      7 * day,
    ],
    ['without the way to the border, which nobody knows', [tallinn, lviv(2 * day, 2 * day + 600), home], 600],
    [
      'the longest stay of several',
      [tallinn, lviv(day, 2 * day), stop('Valga', 57.777, 26.047, 3 * day, 4 * day), lviv(5 * day, 7 * day), home],
      2 * day,
    ],
    [
      'to its end, when it ends there',
      [tallinn, lviv(day, 2 * day), stop('Kyiv', 50.45, 30.52, ...ends)],
      8 * day - 1200,
    ],
    ['of a tour that begins there', [lviv(0, 60), tallinn, home], 9 * day - 1320],
  ])('is abroad %s', (_, stops, minutes) => {
    const [first, second] = stops;
    const given =
      first?.city === 'Lviv' && second
        ? [first, { ...second, arrive: evening + 120, depart: evening + 200 }, home]
        : stops;
    expect(plan(given).abroad).toBe(minutes);
    expect(buildTimeline([plan(given)]).services).toMatchObject([{ abroad: minutes }]);
  });

  test('may put off its weekly rest when it stays a day, and may not when it stays no longer than a night', () => {
    // From 8 to 12 o'clock in Tallinn each day, so that no work of the night speaks against it.
    const eight = 12 * 60;
    const noon = 16 * 60;
    const begin = { ...tallinn, depart: evening + eight };
    const end = stop('Tallinn', 59.437, 24.745, 9 * day + noon, null);
    const days = Array.from({ length: 9 }, (_, nth) => lviv(nth * day + noon, (nth + 1) * day + eight));
    expect(rules([begin, ...days, end])).toEqual([]);
    const tartu = (each: TimelineStop) => ({ ...each, city: 'Tartu', lat: 58.38, lng: 26.72 });
    const short = days.map((each, nth) => (nth === 3 ? each : tartu(each)));
    expect(rules([begin, ...short, end])).toEqual(['weeklyRestLate']);
  });

  test('is nobody’s question in the Union', () => {
    const riga = stop('Riga', 56.95, 24.11, day, 9 * day);
    expect(plan([tallinn, riga, home])).not.toHaveProperty('abroad');
  });
});

test('an empty drive that takes a ship leaves by so much earlier, and comes home by so much later', () => {
  const helsinki = stop('Helsinki', 60.1695, 24.9354, null, 0);
  const lahti = stop('Lahti', 60.9827, 25.6612, 80, null);
  const tallinn = { lat: 59.437, lng: 24.745 };
  const [trip] = addEmptyDrives([buildDriverTrip('1', [helsinki, lahti], { depot: tallinn })]);
  const { activities } = buildTimeline(trip ? [trip] : []);
  const driven = activities.reduce((sum, { kind, start, end }) => sum + (kind === 'driving' ? end - start : 0), 0);
  const { out = 0, back = 0 } = trip?.depot ?? {};
  expect(driven).toBe(out + back + 80);
  // With 15 minutes of work before and after; breaks on the way home are aboard.
  const begin = activities[0]?.start ?? 0;
  const end = activities.at(-1)?.end ?? 0;
  expect(evening - begin).toBe(estimateEmptyMinutes(tallinn, helsinki) + 15);
  expect(end - evening).toBeGreaterThanOrEqual(80 + estimateEmptyMinutes(lahti, tallinn) + 15);
  // Between two drives lies the passage.
  const gaps = activities.slice(1).map(({ start }, index) => start - (activities[index]?.end ?? 0));
  expect(gaps.filter((gap) => gap > 120)).toHaveLength(2);
});

test('a trip on the mainland has no ferry, and one without times none either', () => {
  expect(
    plan([stop('Tallinn', 59.437, 24.745, null, 0), stop('Tartu', 58.38, 26.72, 150, null)]).ferries,
  ).toBeUndefined();
  const timeless = plan([stop('Tallinn', 59.437, 24.745, null, null), stop('Kärdla', 58.9978, 22.7492, null, null)]);
  expect(timeless.ferries).toBeUndefined();
  expect(checkCandidate({ activities: [] }, buildTimeline([timeless])).light).toBe('red');
});

test('the plan follows the order about the driver at a stop', () => {
  const stops = [
    stop('Tallinn', 59.437, 24.745, null, 0),
    { ...stop('Paide', 58.886, 25.557, 80, 140), driverAtStop: 'work' as const },
    stop('Tartu', 58.38, 26.72, 220, null),
  ];
  expect(plan(stops).stops.map(({ driver }) => driver)).toEqual([undefined, 'work', undefined]);
});

describe('two breaks of 20 and 25 minutes', () => {
  // Each stop has ten minutes of boarding at both ends.
  const trip = (lat: number, lng: number) => [
    stop('Tallinn', 59.437, 24.745, null, 0),
    stop('Valga', 57.777, 26.03, 130, 170),
    stop('X', lat, lng, 260, 305),
    stop('Y', lat, lng, 395, null),
  ];
  it('are enough inside the Union', () => {
    expect(plan(trip(56.95, 24.1)).countries).toBeUndefined();
    expect(rules(trip(56.95, 24.1))).toEqual([]);
  });
  it('are not enough on the way to a country of AETR', () => {
    expect(plan(trip(49.84, 24.03)).countries).toEqual(['UA']);
    expect(rules(trip(49.84, 24.03))).toEqual(['drivingBreak']);
  });
});

test('a driver with the same bus in the evening and back stays with it, one who changes the bus comes home', () => {
  const tallinn = { lat: 59.437, lng: 24.745 };
  const tartu = { lat: 58.38, lng: 26.72 };
  const bus = (id: string) => ({ id, name: id, seats: 50, depot: tallinn });
  const both = (later: string, hours: number) => [
    buildDriverTrip(
      'there',
      [stop('Tallinn', tallinn.lat, tallinn.lng, null, 0), stop('Tartu', tartu.lat, tartu.lng, 150, null)],
      { bus: bus('a'), depot: null },
    ),
    buildDriverTrip(
      'back',
      [
        stop('Tartu', tartu.lat, tartu.lng, null, 150 + hours * 60),
        stop('Tallinn', tallinn.lat, tallinn.lng, 300 + hours * 60, null),
      ],
      { bus: bus(later), depot: null },
    ),
  ];
  const legs = (later: string, hours = 14) =>
    addEmptyDrives(both(later, hours)).map(({ depot }) => depot ?? { out: 0, back: 0 });
  expect(legs('a')).toEqual([
    { out: 0, back: 0 },
    { out: 0, back: 0 },
  ]);
  expect(legs('b')[0]?.back).toBeGreaterThan(100);
  expect(legs('a', 24)[0]?.back).toBeGreaterThan(100);
  const listStays = (later: string, hours: number) =>
    findStays(both(later, hours)).map(({ trip, next }) => [trip.plan.id, next.plan.id]);
  expect(listStays('a', 14)).toEqual([['there', 'back']]);
  expect(listStays('b', 14)).toEqual([]);
  // A driver without time to go home waits, and the plan need not say so.
  expect(listStays('a', 2)).toEqual([]);
});
