import { ZONE } from '../localDay';
import { toTallinnClock } from './tallinnClock';

/** The same by the data of time zones that Node brings. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' });

const HOUR_MS = 3_600_000;

test('shows the clock that the time zone shows, in each hour of forty years', () => {
  const wrong: string[] = [];
  const end = Date.UTC(2043, 0, 1);
  // An odd step meets each hour of the day and each day of the year.
  for (let ms = Date.UTC(2003, 0, 1); ms < end; ms += 7 * HOUR_MS) compare(ms, wrong);
  expect(wrong).toEqual([]);
});

test('changes in the hours in which the clocks change', () => {
  const wrong: string[] = [];
  for (let year = 2003; year < 2043; year += 1)
    for (const month of [2, 9])
      for (let ms = Date.UTC(year, month, 24); ms < Date.UTC(year, month + 1, 1); ms += HOUR_MS / 2)
        for (const around of [-1, 0]) compare(ms + around, wrong);
  expect(wrong).toEqual([]);
});

function compare(ms: number, wrong: string[]): void {
  const is = toTallinnClock(new Date(ms)).toISOString().slice(0, 19).replace('T', ' ');
  const mustBe = format.format(new Date(ms));
  if (is !== mustBe) wrong.push(`${is} instead of ${mustBe}`);
}
