import { someBoard } from '../../../engines/planning/boards.fixture';
import { createPlanner } from './planner';

const problem = someBoard(() => 0.5, { trips: 4, drivers: 3, buses: 3, days: 2 });
const crews = problem.trips.map(() => ({ driverIds: [], busIds: [] }));
const job = { problem, crews, names: {} };
const hours = { drivers: [], orders: [], buses: [], settings: {}, now: new Date(), planned: [] };

test('a worker has its time however long it takes to begin, stays for the next plan, and is replaced once it failed', async () => {
  // It takes longer to begin than this.
  const { propose, stop } = createPlanner(300, { grace: 0 });
  const { trips } = await propose(job, hours);
  expect(trips).toHaveLength(problem.trips.length);
  expect((await propose(job, hours)).trips).toEqual(trips);
  await expect(propose(job, {})).rejects.toThrow('undefined');
  expect((await propose(job, hours)).trips).toEqual(trips);
  stop();
});
