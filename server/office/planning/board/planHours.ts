import type { Deps } from '../../../access';
import { readHoursData } from '../../../driving/duties';
import { readDraftedTrips, listPlannedCrews } from './plannedTrips';
import type { ProposalSources } from './proposalSources';

/** The input for judging the hours of all drivers of a plan, drafts included: plain data for a worker. */
export async function readHours(
  { db, clock }: Deps,
  { drivers, buses, waiting, around }: ProposalSources,
): Promise<object> {
  const { manager } = db.dataSource;
  const now = clock.now();
  return readHoursData(manager, {
    driverIds: drivers.map(({ id }) => id),
    busIds: buses.map(({ id }) => id),
    orderIds: waiting.map(({ id }) => id),
    planned: listPlannedCrews(await readDraftedTrips(manager, now)),
    ...around,
    now,
  });
}
