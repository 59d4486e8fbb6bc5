import fc from 'fast-check';
import type { StopTimes } from '../../platform/values/road/tripEvents';
import { expectTrip } from './expectTrip';
import type { RoadStop, RoadTrip } from './expectTrip';
import { findTouched } from './findTouched';

const MINUTE = 60_000;
const hours = (count: number) => count * 60 * MINUTE;
const places = [
  { lat: 59.437, lng: 24.7535 },
  { lat: 58.8856, lng: 25.5572 },
  { lat: 58.3806, lng: 26.7251 },
  { lat: 57.7769, lng: 26.0307 },
];

/** A plan of two to four stops, and acts up to one of them; whole minutes from zero. */
const aTrip = fc
  .record({
    legs: fc.array(fc.record({ drive: fc.integer({ min: 1, max: 90 }), stay: fc.integer({ min: 0, max: 60 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
    reached: fc.nat(3),
    hasLeft: fc.boolean(),
    late: fc.integer({ min: -20, max: 90 }),
    ahead: fc.integer({ min: 0, max: 120 }),
  })
  .map(({ legs, reached, hasLeft, late, ahead }): RoadTrip => {
    let at = 0;
    const stops: RoadStop[] = [{ ...places[0]!, arrive: null, depart: 0 }];
    legs.forEach(({ drive, stay }, index) => {
      const arrive = at + drive * MINUTE;
      at = arrive + stay * MINUTE;
      stops.push({ ...places[index + 1]!, arrive, depart: index === legs.length - 1 ? null : at });
    });
    const here = Math.min(reached, stops.length - 1);
    const { arrive, depart } = stops[here]!;
    const arrivedAt = (arrive ?? depart ?? 0) + late * MINUTE;
    const times = new Map<number, StopTimes>();
    const leftAt = Math.max(arrivedAt, depart ?? 0) + MINUTE;
    times.set(here, hasLeft && here < stops.length - 1 ? { arrivedAt, leftAt } : { arrivedAt });
    return { stops, times, now: Math.max(arrivedAt, hasLeft ? leftAt : arrivedAt) + ahead * MINUTE };
  });

/** Follows the bus minute by minute. */
function expectSlowly({ stops, times, now }: RoadTrip): { arrive: number | null; depart: number | null }[] {
  const expected: { arrive: number | null; depart: number | null }[] = stops.map(() => ({
    arrive: null,
    depart: null,
  }));
  let here = Math.max(...times.keys());
  const { arrivedAt = 0, leftAt } = times.get(here) ?? {};
  let arrived = arrivedAt;
  let left = leftAt;
  for (let at = arrivedAt; here < stops.length - 1 && at < hours(60); at += MINUTE) {
    if (left === undefined) {
      const { arrive, depart } = stops[here]!;
      const stay = here === 0 ? 0 : Math.min(depart! - arrive!, 10 * MINUTE);
      if (at < now || at < depart! || at - arrived < stay) continue;
      left = at;
      expected[here]!.depart = at;
    }
    const drive = stops[here + 1]!.arrive! - stops[here]!.depart!;
    if (at < now || at - left < drive) continue;
    here += 1;
    arrived = at;
    left = undefined;
    expected[here]!.arrive = at;
    // The same minute may be the one of the departure.
    at -= MINUTE;
  }
  return expected;
}

it('expects what a bus does that is followed minute by minute', () => {
  fc.assert(
    fc.property(aTrip, (trip) => {
      expect(expectTrip(trip)?.stops).toEqual(expectSlowly(trip));
    }),
    { numRuns: 500 },
  );
});

it('comes sooner the farther the bus is, and never in the past', () => {
  const from = places[0]!;
  const to = places[1]!;
  const trip = (share: number): RoadTrip => ({
    stops: [
      { ...from, arrive: null, depart: 0 },
      { ...to, arrive: hours(2), depart: null },
    ],
    times: new Map([[0, { leftAt: 0 }]]),
    place: {
      at: hours(1),
      lat: from.lat + (to.lat - from.lat) * share,
      lng: from.lng + (to.lng - from.lng) * share,
    },
    now: hours(1),
  });
  const ends = [0, 0.25, 0.5, 0.75, 1].map((share) => expectTrip(trip(share))!.end / MINUTE);
  expect(ends.map(Math.round)).toEqual([180, 150, 120, 90, 60]);
  expect(expectTrip({ ...trip(1), now: hours(3) })?.end).toBe(hours(3));
});

it('knows nothing of a trip without acts and places, or without them any more, and finds the way back by the plan', () => {
  const stops: RoadStop[] = [
    { ...places[0]!, arrive: null, depart: 0 },
    { ...places[1]!, arrive: hours(2), depart: hours(4) },
    { ...places[0]!, arrive: hours(6), depart: null },
  ];
  expect(expectTrip({ stops, times: new Map(), now: hours(1) })).toBeUndefined();
  const silent = { stops, times: new Map([[0, { leftAt: 0 }]]) };
  expect(expectTrip({ ...silent, now: hours(4) })).toMatchObject({ next: 1, lateMs: hours(2) });
  expect(expectTrip({ ...silent, now: hours(4) + 1 })).toBeUndefined();
  const middle = { lat: 59.16, lng: 25.155 };
  const at = (hour: number) =>
    expectTrip({ stops, times: new Map(), place: { ...middle, at: hours(hour) }, now: hours(hour) });
  expect([at(1)?.next, at(5)?.next]).toEqual([1, 2]);
  expect(Math.round(at(5)!.lateMs / MINUTE)).toBeCloseTo(0, -1);
  const stands = { ...places[0]!, at: -hours(0.5) };
  expect(expectTrip({ stops, times: new Map(), place: stands, now: -hours(0.5) })).toMatchObject({
    next: 0,
    isAtStop: true,
    lateMs: 0,
  });
});

const alone = { regularRestMs: hours(11), reducedRestMs: hours(9), windowMs: hours(24) };
const crew = { regularRestMs: hours(9), reducedRestMs: hours(9), windowMs: hours(30) };
const law = { alone, crew, beginMs: 15 * MINUTE, endMs: 20 * MINUTE };

/** Counts the minutes of rest between two duties, one by one. */
function countRest(end: number, start: number, driveMs: number): number {
  let minutes = 0;
  for (let at = end + 20 * MINUTE; at < start - driveMs - 15 * MINUTE; at += MINUTE) minutes += 1;
  return minutes * MINUTE;
}

it('tells whom a delay touches, and from when it is right, as one does who counts minutes', () => {
  const minutes = (most: number) => fc.nat(most).map((count) => count * MINUTE);
  const times = [minutes(900), minutes(1500), minutes(120), minutes(1400)] as const;
  fc.assert(
    fc.property(...times, fc.boolean(), (late, gap, driveMs, worked, isCrew) => {
      const plannedEnd = hours(30);
      const end = plannedEnd + late;
      const start = plannedEnd + gap;
      const work = { of: 'driver' as const, id: 'jaan', orderId: 'b', start, driveMs };
      const drivers = [{ id: 'jaan', isCrew, dutyBegin: plannedEnd - worked }];
      const touched = findTouched({ plannedEnd, end, drivers }, [work], law);
      const find = <Kind extends string>(kind: Kind) => touched.find((one) => one.kind === kind);

      const regular = isCrew ? hours(9) : hours(11);
      const before = countRest(plannedEnd, start, driveMs);
      const left = countRest(end, start, driveMs);
      const planned = [regular, hours(9)].find((rest) => before >= rest);
      const missed = end + driveMs > start;
      expect(find('trip') !== undefined).toBe(missed);
      if (missed) expect(find('trip')).toMatchObject({ lateMs: end + driveMs - start });
      const isShort = planned !== undefined && left < planned;
      expect(find('rest') !== undefined).toBe(isShort && !missed);
      if (isShort && !missed) expect(find('rest')).toMatchObject({ restMs: left, isLegal: left >= hours(9) });
      const { remedyAt = 0 } = find('trip') ?? find('rest') ?? {};
      if (missed && planned === undefined) expect(remedyAt).toBe(end + driveMs);
      else if (missed || isShort) {
        expect(countRest(end, remedyAt, driveMs)).toBe(planned);
        expect(countRest(end, remedyAt - MINUTE, driveMs)).toBeLessThan(planned!);
      }
      const [usual, longest] = isCrew ? [hours(21), hours(21)] : [hours(13), hours(15)];
      const dutyMs = worked + late + 20 * MINUTE;
      const wasLong = worked + 20 * MINUTE > usual;
      expect(find('duty') !== undefined).toBe(dutyMs > longest || (dutyMs > usual && !wasLong));
      if (find('duty')) expect(find('duty')).toMatchObject({ dutyMs, isLegal: dutyMs <= longest });
      if (find('duty')) expect(find('duty')!.remedyAt - drivers[0]!.dutyBegin).toBe(longest);
    }),
    { numRuns: 500 },
  );
});

it('judges each driver by the own seat, and a bus needs no rest', () => {
  const plannedEnd = hours(12);
  const end = plannedEnd + hours(2);
  const next = (of: 'driver' | 'bus', id: string) => ({ of, id, orderId: 'b', start: end + hours(10), driveMs: 0 });
  const drivers = [
    { id: 'jaan', isCrew: false, dutyBegin: 0 },
    { id: 'mari', isCrew: true, dutyBegin: 0 },
  ];
  const works = [next('driver', 'jaan'), next('driver', 'mari'), next('bus', 'setra')];
  expect(findTouched({ plannedEnd, end, drivers }, works, law)).toMatchObject([
    { kind: 'rest', id: 'jaan', isLegal: true, remedyAt: end + hours(11) + 35 * MINUTE },
    { kind: 'duty', id: 'jaan', isLegal: true, remedyAt: hours(15) },
  ]);
});
