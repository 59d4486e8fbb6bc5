import { DateTimeScalar } from './scalars';

test.each([
  '2026-12-05T06:00:00+00:00',
  '2026-12-05T06:00:00.25+00:00',
  '2026-12-05T06:00:00.123456+00:00',
  '2026-12-05T08:00:00+02:00',
  '2026-12-05T06:00:00.000Z',
])('a moment stored as %s is written as Date writes it', (stored) => {
  const date = new Date(stored);
  expect([DateTimeScalar.serialize(stored), DateTimeScalar.serialize(date)]).toEqual([
    date.toISOString(),
    date.toISOString(),
  ]);
});
