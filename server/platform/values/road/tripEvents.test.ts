import fc from 'fast-check';
import {
  toTallinnDate,
  findOpenBreak,
  findOpenDuty,
  findStopTimes,
  listDuties,
  proposeHours,
  sortEvents,
  tripEventKinds,
} from './tripEvents';
import type { TripEvent } from './tripEvents';

const MINUTE = 60_000;
/** A night on which clocks go back lies inside. */
const BEGIN = Date.parse('2026-10-24T12:00:00Z');

const anEvent = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom(...tripEventKinds),
  at: fc.integer({ min: 0, max: 2500 }).map((minute) => BEGIN + minute * MINUTE),
  orderId: fc.constantFrom('a', 'b'),
  stop: fc.constantFrom(null, 0, 1, 2),
});
const someEvents = fc.uniqueArray(anEvent, { selector: ({ id }) => id, maxLength: 12 });

/** Looks at each minute by itself, and at all events for each. */
function countMinutesSlowly(events: TripEvent[], orderId: string): Record<string, number> {
  const isBefore = (one: TripEvent, other: TripEvent) =>
    one.at < other.at || (one.at === other.at && one.id < other.id);
  const days: Record<string, number> = {};
  for (let at = BEGIN; at < BEGIN + 2500 * MINUTE; at += MINUTE) {
    const past = events.filter((one) => one.at <= at);
    const next = events.filter((one) => one.at > at);
    const latest = past
      .filter(({ kind }) => kind === 'dutyBegin' || kind === 'dutyEnd')
      .find((one, _, all) => all.every((other) => other === one || isBefore(other, one)));
    const first = next.find((one) => next.every((other) => other === one || isBefore(one, other)));
    if (latest?.kind !== 'dutyBegin' || first?.orderId !== orderId) continue;
    const day = toTallinnDate(at);
    days[day] = (days[day] ?? 0) + 1;
  }
  return days;
}

it('gives the same facts however often and in whichever order events arrive', () => {
  fc.assert(
    fc.property(someEvents, fc.array(fc.nat()), (events, picks) => {
      const again = picks.flatMap((pick) => events[pick % Math.max(events.length, 1)] ?? []);
      const shuffled = [...again, ...[...events].reverse(), ...again];
      expect(sortEvents(shuffled)).toEqual(sortEvents(events));
      for (const facts of [listDuties, findOpenBreak, findOpenDuty]) expect(facts(shuffled)).toEqual(facts(events));
      expect(findStopTimes(shuffled, 'a')).toEqual(findStopTimes(events, 'a'));
    }),
  );
});

it('divides the time on duty as one does who looks at each minute', () => {
  fc.assert(
    fc.property(someEvents, (events) => {
      for (const orderId of ['a', 'b']) {
        const minutes = countMinutesSlowly(events, orderId);
        const hours = proposeHours(events, { orderId, firstDay: '2026-10-24', lastDay: '2026-10-26' });
        expect(hours).toEqual(
          ['2026-10-24', '2026-10-25', '2026-10-26'].map((day) => Math.round((minutes[day] ?? 0) / 6) / 10),
        );
      }
    }),
    { numRuns: 60 },
  );
});

describe('a day with a stop', () => {
  const at = (time: string) => Date.parse(`2026-12-05T${time}:00+02:00`);
  const event = (kind: TripEvent['kind'], time: string, stop?: number): TripEvent => ({
    id: `${kind}${time}`,
    kind,
    at: at(time),
    orderId: 'a',
    ...(stop !== undefined && { stop }),
  });
  const day = [
    event('dutyBegin', '09:30'),
    event('arrive', '10:05', 0),
    event('arrive', '10:07', 0),
    event('leave', '10:15', 0),
    event('breakBegin', '14:03'),
    event('leave', '16:00', 1),
    event('dutyEnd', '17:52'),
  ];

  it('keeps the first time of each stop and ends a break by driving on', () => {
    expect(findStopTimes(day, 'a').get(0)).toEqual({ arrivedAt: at('10:05'), leftAt: at('10:15') });
    expect(findOpenBreak(day.slice(0, 5))).toBe(at('14:03'));
    expect(findOpenBreak(day)).toBeUndefined();
  });

  it('proposes the hours between begin and end of the duty', () => {
    expect(proposeHours(day, { orderId: 'a', firstDay: '2026-12-05', lastDay: '2026-12-05' })).toEqual([8.4]);
  });
});
