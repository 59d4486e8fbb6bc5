import fc from 'fast-check';
import type { Activity, ActivityKind, FerryLeg, Service, Timeline } from '../activity';

/** Random rosters, most of their lengths at or near the limits of the law. */

const near = (...lengths: number[]) =>
  fc
    .tuple(fc.constantFrom(...lengths), fc.constantFrom(-1, 0, 0, 0, 1, 5, -20))
    .map(([length, off]) => Math.max(1, length + off));
const nights = fc.oneof(
  { weight: 6, arbitrary: near(540, 600, 660, 660, 720, 780) },
  { weight: 2, arbitrary: near(420, 470, 510, 1200) },
  { weight: 3, arbitrary: near(1440, 1600, 2160, 2700, 2700, 3600) },
  { weight: 1, arbitrary: near(4140, 5400, 10080) },
);
/** Weeks of few days, so that weekly rests, what they owe and who puts them off come up in a roster of few labellings. */
const longNights = fc.oneof(
  { weight: 2, arbitrary: near(540, 660, 780) },
  { weight: 4, arbitrary: near(1440, 1500, 2160, 2400, 2700) },
  { weight: 3, arbitrary: near(2700, 3600, 4140, 4300, 5400, 7200) },
  { weight: 1, arbitrary: near(10080, 12000) },
);
const pauses = fc.oneof(near(15, 20, 25, 30, 45), near(60, 180, 200), fc.integer({ min: 1, max: 300 }));
const pieces = fc.oneof(near(60, 120, 135, 180, 270), fc.integer({ min: 5, max: 330 }));
const kinds = fc.constantFrom<ActivityKind>('driving', 'driving', 'driving', 'otherWork', 'availability');
const work = (given: typeof kinds) =>
  fc.array(fc.record({ kind: given, length: pieces, pause: fc.option(pauses, { freq: 2 }) }), {
    minLength: 1,
    maxLength: 5,
  });

type RosterPiece = { kind: ActivityKind; length: number; pause: number | null; crew?: boolean };
/** Two drivers who change seats, now and then with a pause between. */
const crewDay = fc
  .record({
    lengths: fc.array(fc.oneof(near(45, 120, 180, 270), fc.integer({ min: 20, max: 290 })), {
      minLength: 2,
      maxLength: 6,
    }),
    pauses: fc.array(fc.option(near(15, 30, 45), { freq: 1 }), { minLength: 6, maxLength: 6 }),
    first: fc.constantFrom(0, 1),
    begin: fc.boolean(),
  })
  .map(({ lengths, pauses, first, begin }): RosterPiece[] => [
    ...(begin ? [{ kind: 'otherWork' as const, length: 15, pause: null, crew: true }] : []),
    ...lengths.map((length, index): RosterPiece => {
      const kind = index % 2 === first ? 'driving' : 'availability';
      return { kind, length, pause: index % 3 === 2 ? (pauses[index] ?? null) : null, crew: true };
    }),
  ]);
const day: fc.Arbitrary<RosterPiece[]> = fc.oneof(
  { weight: 6, arbitrary: work(kinds) },
  { weight: 2, arbitrary: work(fc.constantFrom<ActivityKind>('otherWork', 'otherWork', 'availability')) },
  { weight: 2, arbitrary: crewDay },
);

/** A night on a ferry: rest on the quay, on board, on board, on the far side. */
const ferry = fc.record({
  parts: fc.tuple(
    near(60, 180),
    fc.integer({ min: 5, max: 32 }),
    near(420, 480, 1300),
    fc.integer({ min: 5, max: 32 }),
    near(60, 200),
  ),
  berth: fc.constantFrom<FerryLeg['berth']>('none', 'bunk', 'cabin'),
});

const services = fc.option(
  fc.record({
    kind: fc.constantFrom<Service['kind']>(
      'occasional',
      'occasional',
      'occasional',
      'regularOver50',
      'regularUpTo50',
      'other',
    ),
    countries: fc.constantFrom<string[]>(['EE'], ['EE'], ['EE', 'LV'], ['GB', 'FR'], ['EE', 'UA']),
    longer: fc.constantFrom(0, 0, 1440, 4320, 8640),
    abroad: fc.constantFrom(undefined, undefined, 1439, 1440),
  }),
  { freq: 5 },
);

export interface RosterShape {
  days: number;
  /** Few days a week. */
  weekly?: boolean;
}

export const rosters = ({ days, weekly }: RosterShape): fc.Arbitrary<Timeline> =>
  fc
    .record({
      begin: fc.integer({ min: 0, max: 10080 }),
      days: fc.array(fc.record({ day, night: weekly ? longNights : nights, ferry: fc.option(ferry, { freq: 8 }) }), {
        minLength: 1,
        maxLength: days,
      }),
      services: fc.tuple(services, services),
      /** Days of the second service among each 10 days. */
      mixed: fc.constantFrom(0, 0, 0, 3, 10),
      crew: fc.constantFrom('one', 'one', 'one', 'two', 'either'),
    })
    .map(({ begin, days, services, mixed, crew }) => {
      // A Monday in 2026, with a change of the clock in some weeks after it.
      let at = 29_559_600 + begin;
      const activities: Activity[] = [];
      const ferries: FerryLeg[] = [];
      const put = (kind: ActivityKind, length: number, index: number, two = false) => {
        const second = (index * 7) % 10 < mixed;
        const id = services[second ? 1 : 0] ? (second ? 'second' : 'first') : undefined;
        const multiManned = two || crew === 'two' || (crew === 'either' && index % 2 === 0);
        activities.push({
          kind,
          start: at,
          end: at + length,
          ...(id && { service: id }),
          ...(multiManned && { multiManned }),
        });
        at += length;
      };
      days.forEach(({ day, night, ferry }, index) => {
        for (const { kind, length, pause, crew: two } of day) {
          put(kind, length, index, two);
          at += pause ?? 0;
        }
        if (ferry) {
          const [quay, on, board, off, far] = ferry.parts;
          at += quay;
          put('driving', on, index);
          ferries.push({ start: at, end: at + board, berth: ferry.berth });
          at += board;
          put('driving', off, index);
          at += far;
        } else at += night;
      });
      const known = (['first', 'second'] as const).flatMap((id, index): Service[] => {
        const service = services[index];
        const own = activities.filter((activity) => activity.service === id);
        const one = own[0];
        const last = own[own.length - 1];
        if (!service || !one || !last) return [];
        const { kind, countries, longer, abroad } = service;
        return [
          { id, kind, countries, start: one.start, end: last.end + longer, ...(abroad !== undefined && { abroad }) },
        ];
      });
      return { activities, services: known, ferries };
    });
