import { listLocalDays } from './localDay';

it('lists each day of Tallinn that a trip touches', () => {
  // 23:30 on 5 December to 00:10 on 7 December in Tallinn.
  expect(listLocalDays('2026-12-05T21:30:00Z', '2026-12-06T22:10:00Z')).toEqual([
    '2026-12-05',
    '2026-12-06',
    '2026-12-07',
  ]);
  expect(listLocalDays('2026-12-05T06:00:00Z', '2026-12-05T10:00:00Z')).toEqual(['2026-12-05']);
  // Over the night in October that has 25 hours.
  expect(listLocalDays('2026-10-24T20:59:00Z', '2026-10-25T22:01:00Z')).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
  ]);
});
