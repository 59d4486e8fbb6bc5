import { tripFixture } from './board.fixture';
import { toFreeSteps, toMoveSteps, toSwapSteps } from './planSteps';

const checks = {
  drivers: [{ id: 'd2', light: 'green' as const, line: '' }],
  buses: [{ id: 'b2', light: 'green' as const, line: '' }],
};
const trip = tripFixture({ id: 't', mark: 'm' });
const seen = { orderId: 't', version: trip.version, mark: 'm' };

it('gives a trip without a bus the best free one along with the driver', () => {
  expect(toMoveSteps(trip, 'drivers', 'lane', 'd1', checks)).toEqual([{ ...seen, driverIn: 'd1', busIn: 'b2' }]);
  expect(toMoveSteps(trip, 'buses', 'lane', 'b1', checks)).toEqual([{ ...seen, busIn: 'b1', driverIn: 'd2' }]);
  const amber = { ...checks, buses: [{ id: 'b2', light: 'amber' as const, line: '' }] };
  expect(toMoveSteps(trip, 'drivers', 'lane', 'd1', amber)).toEqual([{ ...seen, driverIn: 'd1' }]);
  const full = tripFixture({ ...trip, driverIds: ['d1'], busIds: ['b1'] });
  expect(toMoveSteps(full, 'drivers', 'd1', 'd2', checks)).toEqual([{ ...seen, driverOut: 'd1', driverIn: 'd2' }]);
});

it('takes the crew off a trip in the lane, and leaves one that stays in place', () => {
  const full = tripFixture({ ...trip, driverIds: ['d1', 'd2'], busIds: ['b1'] });
  expect(toMoveSteps(full, 'drivers', 'd1', 'lane', checks)).toEqual([{ ...seen, driverOut: 'd1' }]);
  expect(toMoveSteps(full, 'drivers', 'd1', 'd2', checks)).toBeUndefined();
  expect(toMoveSteps(trip, 'drivers', 'lane', 'lane', checks)).toBeUndefined();
  expect(toFreeSteps(full)).toEqual([
    { ...seen, driverOut: 'd1', busOut: 'b1' },
    { ...seen, driverOut: 'd2' },
  ]);
  expect(toFreeSteps(trip)).toBeUndefined();
});

it('two trips change places, also with one that nobody has', () => {
  const other = tripFixture({ id: 'o', driverIds: ['d2'] });
  const one = tripFixture({ ...trip, driverIds: ['d1'] });
  expect(toSwapSteps({ trip: one, row: 'd1' }, { trip: other, row: 'd2' }, 'drivers')).toEqual([
    { ...seen, driverOut: 'd1', driverIn: 'd2' },
    { orderId: 'o', version: other.version, mark: null, driverOut: 'd2', driverIn: 'd1' },
  ]);
  expect(toSwapSteps({ trip, row: 'lane' }, { trip: other, row: 'd2' }, 'drivers')).toEqual([
    { ...seen, driverIn: 'd2' },
    { orderId: 'o', version: other.version, mark: null, driverOut: 'd2' },
  ]);
  expect(toSwapSteps({ trip: one, row: 'd1' }, { trip: one, row: 'd1' }, 'drivers')).toBeUndefined();
});
