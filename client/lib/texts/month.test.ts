import { listWeeks, printDay, printMonth, readMonth, shiftMonth } from './month';
import { countWeekday } from './weekdays';

it('a month is its whole weeks from Monday to Sunday', () => {
  const november = listWeeks('2026-11');
  expect(november).toHaveLength(6);
  expect(november[0]).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
  expect(november[5]?.[0]).toBe('2026-11-30');
  // Four weeks exactly, and a month with the night on which clocks are set forward.
  expect(listWeeks('2027-02').map(([monday]) => monday)).toEqual([
    '2027-02-01',
    '2027-02-08',
    '2027-02-15',
    '2027-02-22',
  ]);
  expect(listWeeks('2026-03').flat()).toHaveLength(42);
});

it('months and days have names', () => {
  expect([printMonth('2026-11'), printDay('2026-12-31')]).toEqual(['november 2026', 'neljapäev, 31. detsember']);
  expect([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect(countWeekday('2026-11-01')).toBe(6);
  expect([readMonth('2026-11'), readMonth('2026-13'), readMonth('x'), readMonth(null)]).toEqual([
    '2026-11',
    undefined,
    undefined,
    undefined,
  ]);
});
