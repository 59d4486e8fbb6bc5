import { startJob, updateJob } from './orders/actions/jobs/jobs';
import { badInput } from './platform/errors';
import type { AssignTrip } from './office/planning/planning.events';

/** The plan assigns an order by the same actions as the order's own page. */
export const assignTrip: AssignTrip = async (deps, viewer, { id, version, isJob }, crew) => {
  const [driver, ...otherDrivers] = crew.driverIds;
  const [bus, ...otherBuses] = crew.busIds;
  if (driver === undefined || bus === undefined) throw badInput('Palun valige juht ja buss', 'driver');
  const { overlapReason, hoursReason } = crew;
  const input = { driver, bus, otherDrivers, otherBuses, overlapReason, hoursReason };
  await (isJob ? updateJob : startJob)(deps, viewer, id, version, input);
};
