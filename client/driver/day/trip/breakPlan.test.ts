import type { TripEvent } from '../../../../server/platform/values/road/tripEvents';
import { findLatestBreak, findNextDuty } from './breakPlan';

const at = (time: string) => `2026-12-05T${time}:00.000Z`;
const moment = (time: string) => Date.parse(at(time));
const drive = (start: string, end: string) => ({ kind: 'driving' as const, start: at(start), end: at(end) });
const headroom = (time: string, drivingBeforeBreak: number) => ({
  at: at(time),
  drivingBeforeBreak,
  drivingToday: 540,
  dailyRestBy: at('20:00'),
});
const event = (kind: TripEvent['kind'], time: string): TripEvent => ({
  id: kind + time,
  kind,
  at: moment(time),
  orderId: 'a',
});

it('is the moment at which driving as planned has used up what is left, stops included', () => {
  const activities = [drive('06:00', '08:00'), drive('09:00', '13:00')];
  expect(findLatestBreak({ activities, headroom: headroom('05:00', 270) }, [], moment('05:00'))).toBe(moment('11:30'));
  // Half of the first drive is behind.
  expect(findLatestBreak({ activities, headroom: headroom('07:00', 210) }, [], moment('07:00'))).toBe(moment('11:30'));
});

it('is none when the plan has less driving until the night', () => {
  const activities = [drive('06:00', '08:00'), drive('09:00', '11:00'), drive('21:00', '23:00')];
  expect(findLatestBreak({ activities, headroom: headroom('05:00', 270) }, [], moment('05:00'))).toBeUndefined();
});

it('counts again from a whole break that was recorded, and not from a short one', () => {
  const activities = [drive('06:00', '08:00'), drive('09:00', '15:00')];
  const day = { activities, headroom: headroom('05:00', 270) };
  expect(findLatestBreak(day, [event('breakBegin', '08:00'), event('breakEnd', '08:45')], moment('08:45'))).toBe(
    moment('13:30'),
  );
  expect(findLatestBreak(day, [event('breakBegin', '08:00'), event('leave', '08:30')], moment('08:30'))).toBe(
    moment('11:30'),
  );
});

it('knows the next day when it was read the evening before', () => {
  const evening = { ...headroom('05:00', 60), at: '2026-12-04T18:00:00.000Z' };
  const activities = [drive('06:00', '08:00'), drive('09:00', '13:00')];
  expect(findLatestBreak({ activities, headroom: evening }, [], moment('05:30'))).toBe(moment('11:30'));
});

it('finds the duty of the next trip behind a daily rest, also when this one ended early', () => {
  const work = { kind: 'otherWork' as const, start: '2026-12-06T06:45:00.000Z', end: '2026-12-06T07:00:00.000Z' };
  const activities = [drive('06:00', '09:00'), drive('10:00', '15:00'), work];
  const tripStart = Date.parse('2026-12-06T08:00:00Z');
  expect(findNextDuty(activities, { now: moment('14:00'), tripStart })).toBe(Date.parse(work.start));
  expect(findNextDuty(activities, { now: moment('09:30'), tripStart: moment('11:00') })).toBeUndefined();
});
