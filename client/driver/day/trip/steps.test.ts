import fc from 'fast-check';
import type { TripEvent, TripEventKind } from '../../../../server/platform/values/road/tripEvents';
import type { Trip } from '../keep/dayState';
import { findCurrentTrip, findStep } from './steps';
import type { Step } from './steps';

const HOUR = 3_600_000;
const BEGIN = Date.parse('2026-12-05T06:00:00Z');
const ME = 'jaan';

function makeTrip(id: string, stops: number, startsAt = BEGIN, confirmation = 'accepted'): Trip {
  const end = startsAt + stops * HOUR;
  const driver = { id: ME, firstname: 'Jaan', lastname: 'Tamm', phone: null };
  return {
    id,
    start: new Date(startsAt).toISOString(),
    end: new Date(end).toISOString(),
    stops: Array.from({ length: stops }, (_, index) => ({ city: `Linn ${index}` })),
    job: { drivers: [{ confirmation, driver }], buses: [], feedback: [] },
  } as unknown as Trip;
}

let count = 0;
const act = (orderId: string, kind: TripEventKind, at: number, stop?: number): TripEvent => ({
  id: `event-${String((count += 1)).padStart(6, '0')}`,
  kind,
  at,
  orderId,
  ...(stop !== undefined && { stop }),
});
/** The act that the big button of a step records. */
const kinds: Record<Exclude<Step['kind'], 'over'>, TripEventKind> = {
  confirm: 'confirm',
  begin: 'dutyBegin',
  arrive: 'arrive',
  leave: 'leave',
  end: 'dutyEnd',
  report: 'report',
};

it('leads through a day by one act after the other, each stop in its order, and ends', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 10 }), fc.boolean(), (stops, mustConfirm) => {
      const trip = makeTrip('a', stops, BEGIN, mustConfirm ? 'waiting' : 'accepted');
      const events: TripEvent[] = [];
      for (let step = findStep(trip, events, ME); step.kind !== 'over'; step = findStep(trip, events, ME)) {
        events.push(act('a', kinds[step.kind], BEGIN + events.length, 'stop' in step ? step.stop : undefined));
        if (events.length > 40) throw new Error('it never ends');
      }
      const visits = Array.from({ length: stops }, (_, stop) => [`arrive ${stop}`, `leave ${stop}`])
        .flat()
        .slice(0, -1);
      expect(events.map(({ kind, stop }) => (stop === undefined ? kind : `${kind} ${stop}`))).toEqual([
        ...(mustConfirm ? ['confirm'] : []),
        'dutyBegin',
        ...visits,
        'dutyEnd',
        'report',
      ]);
    }),
  );
});

it('goes on from the stop that was tapped last when one was passed without a tap', () => {
  const trip = makeTrip('a', 4);
  const events = [act('a', 'dutyBegin', BEGIN), act('a', 'leave', BEGIN + 1, 0), act('a', 'arrive', BEGIN + 2, 2)];
  expect(findStep(trip, events, ME)).toEqual({ kind: 'leave', stop: 2, arrivedAt: BEGIN + 2 });
});

it('stays with the trip under way, then shows the next one of the day without a second begin', () => {
  const trips = [makeTrip('a', 2), makeTrip('b', 2, BEGIN + 5 * HOUR)];
  const find = (events: TripEvent[], now = BEGIN) => findCurrentTrip(trips, events, { driverId: ME, now })?.id;
  expect(find([])).toBe('a');
  expect(find([], BEGIN + 3 * HOUR)).toBe('b');
  const first = [act('a', 'dutyBegin', BEGIN), act('a', 'arrive', BEGIN + 1, 1)];
  expect(find(first, BEGIN + 9 * HOUR)).toBe('a');
  const reported = [...first, act('a', 'report', BEGIN + 2)];
  expect(find(reported, BEGIN + 3 * HOUR)).toBe('b');
  expect(findStep(trips[1]!, reported, ME)).toEqual({ kind: 'arrive', stop: 0 });
});
