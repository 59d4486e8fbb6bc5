import { someBoard } from '../../../engines/planning/boards.fixture';
import { createPlanner } from './planner';

test('a worker that takes long to begin has its time all the same, and no failure comes of it', async () => {
  const problem = someBoard(() => 0.5, { trips: 4, drivers: 3, buses: 3, days: 2 });
  const crews = problem.trips.map(() => ({ driverIds: [], busIds: [] }));
  const hours = { drivers: [], orders: [], buses: [], settings: {}, now: new Date(), planned: [] };
  // From its sources it takes seconds to begin.
  const { propose } = createPlanner(300, { grace: 0 });
  const { trips } = await propose({ problem, crews, names: {} }, hours);
  expect(trips).toHaveLength(problem.trips.length);
}, 60_000);
