import { ids, replied } from '../../testReplies';
import { groupEntriesByDay } from './entries';

const { calendar } = replied('CalendarMonth', 'week');
const job = {
  ...calendar.jobs.find(({ id }) => id === ids.job)!,
  // From 11:00 on the 5th to 16:00 on the 7th in Tallinn.
  id: 'aa',
  start: '2026-11-05T09:00:00Z',
  end: '2026-11-07T14:00:00Z',
  overlapping: [ids.setra],
};
const occurrence = {
  ...calendar.occurrences[0]!,
  arrangementId: 'bb',
  date: '2026-11-06',
  start: '2026-11-06T05:30:00Z',
  end: '2026-11-06T06:30:00Z',
};
const month = { jobs: [job], occurrences: [occurrence] };
const both = { jobs: true, occurrences: true };

it('a trip of several days is on all its days, and an earlier begin stands first', () => {
  const days = groupEntriesByDay(month, both);
  expect([...days.keys()].sort()).toEqual(['2026-11-05', '2026-11-06', '2026-11-07']);
  expect(days.get('2026-11-05')).toMatchObject([{ time: '11:00', until: '', day: 1, to: '/platform/job/AA' }]);
  expect(days.get('2026-11-06')).toMatchObject([
    { kind: 'job', time: '', until: '', day: 2 },
    { kind: 'occurrence', time: '07:30', to: '/platform/arrangement/BB?date=2026-11-06' },
  ]);
  expect(days.get('2026-11-07')).toMatchObject([{ until: '16:00', day: 3 }]);
  expect(days.get('2026-11-05')?.[0]).toMatchObject({
    drivers: [{ name: 'Jaan Tamm', overlaps: false }],
    buses: [{ name: 'Setra 515', overlaps: true }],
  });
});

it('a trip that ends at midnight is not on the next day; a waiting one leads to where it is assigned', () => {
  const waiting = { ...job, assigned: false, drivers: [], buses: [], end: '2026-11-05T22:00:00Z' };
  const days = groupEntriesByDay({ jobs: [waiting], occurrences: [] }, both);
  expect([...days.keys()]).toEqual(['2026-11-05']);
  expect(days.get('2026-11-05')).toMatchObject([{ kind: 'unassigned', to: '/platform/confirmedQuery/AA' }]);
});

it('either kind can be left out, and an occurrence over midnight says when it ends', () => {
  expect([...groupEntriesByDay(month, { jobs: false, occurrences: true }).keys()]).toEqual(['2026-11-06']);
  expect([...groupEntriesByDay(month, { jobs: true, occurrences: false }).keys()]).toHaveLength(3);
  const night = { ...occurrence, depart: '22:40', start: '2026-11-06T20:40:00Z', end: '2026-11-06T22:20:00Z' };
  const days = groupEntriesByDay({ jobs: [], occurrences: [night] }, both);
  expect(days.get('2026-11-06')).toMatchObject([{ time: '22:40', until: '00:20' }]);
});
