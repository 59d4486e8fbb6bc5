import type { Deps, Viewer } from '../../../access';
import { startJob, updateJob } from '../../../orders';
import type { Reason, Withhold } from '../../../orders';
import { badInput } from '../../../texts/messages';

/** The crew of an order, main ones first, and the reason to go on against a rule. */
interface ConfirmedCrew {
  driverIds: readonly string[];
  busIds: readonly string[];
  overlapReason?: Reason;
  hoursReason?: Reason;
}

interface PlannedOrder {
  id: string;
  version: number;
  isJob: boolean;
  withhold: Withhold;
}

/** Assigns an order for good, by the same actions as its own page. Errors: as of those actions. */
export async function assignTrip(
  deps: Deps,
  viewer: Viewer,
  { id, version, isJob, withhold }: PlannedOrder,
  { driverIds, busIds, overlapReason, hoursReason }: ConfirmedCrew,
): Promise<void> {
  const [driver, ...otherDrivers] = driverIds;
  const [bus, ...otherBuses] = busIds;
  if (driver === undefined || bus === undefined) throw badInput('choice.driverAndBus', 'driver');
  const input = { driver, bus, otherDrivers, otherBuses, overlapReason, hoursReason };
  await (isJob ? updateJob : startJob)(deps, viewer, { id, version, input, withhold });
}
