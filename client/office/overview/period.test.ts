import { findUnit, findUnitAround, readPeriod, stepPeriod, units } from './period';

const today = '2026-11-24';

test('without a choice it is this month until today, as for a choice that is none', () => {
  const month = { from: '2026-11-01', to: today };
  expect(readPeriod(new URLSearchParams(), today)).toEqual(month);
  expect(readPeriod(new URLSearchParams('algus=2026-13-01&lopp=2026-12-01'), today)).toEqual(month);
  expect(readPeriod(new URLSearchParams('algus=2026-12-02&lopp=2026-12-01'), today)).toEqual(month);
  const chosen = { from: '2026-01-05', to: '2026-02-01' };
  expect(readPeriod(new URLSearchParams({ algus: chosen.from, lopp: chosen.to }), today)).toEqual(chosen);
});

test('each unit is recognised, one step back and one forth lead to the same', () => {
  expect(findUnitAround('week', today, today)).toEqual({ from: '2026-11-23', to: today });
  expect(findUnitAround('quarter', '2026-02-28', today)).toEqual({ from: '2026-01-01', to: '2026-03-31' });
  for (const unit of units) {
    const period = findUnitAround(unit, today, today);
    expect(findUnit(period, today)).toBe(unit);
    const former = stepPeriod(period, -1, { unit, today });
    expect(findUnit(former, today)).toBe(unit);
    expect(former.to < period.from).toBe(true);
    expect(stepPeriod(former, 1, { unit, today })).toEqual(period);
  }
});

test.each([
  ['2026-04-15', 'quarter', '2026-01-01'],
  ['2026-01-20', 'year', '2025-01-01'],
  ['2026-06-03', 'month', '2026-05-01'],
] as const)('on %s the pressed %s stays chosen and steps as such', (day, pressed, former) => {
  const period = findUnitAround(pressed, day, day);
  const unit = findUnit(period, day, pressed);
  expect(unit).toBe(pressed);
  expect(stepPeriod(period, -1, { unit, today: day }).from).toBe(former);
});

test('ignores a pressed unit that is not the one of the days', () => {
  expect(findUnit({ from: '2026-11-10', to: '2026-11-12' }, today, 'year')).toBeUndefined();
});

test('chosen days step by as many days', () => {
  expect(stepPeriod({ from: '2026-11-10', to: '2026-11-12' }, -1, { unit: undefined, today })).toEqual({
    from: '2026-11-07',
    to: '2026-11-09',
  });
});
