import type { Deps, Viewer } from '../../../access';
import { badInput, conflict } from '../../../texts/messages';
import { emitAsked, issueKey, readCrew } from './askDrivers';
import { checkOverlaps } from './overlaps';
import { toAdminActor, changeOrder } from '../../lifecycle/changeOrder';

/**
 * A driver who declined, by mistake it may be, is asked once more with a fresh key. Meanwhile somebody else may have counted
 * on the time, so overlaps are asked about. Errors: BAD_USER_INPUT for who does not drive it, CONFLICT for who did not
 * decline, OVERLAP.
 */
export async function askDriverAgain(
  deps: Deps,
  viewer: Viewer,
  id: string,
  version: number | null | undefined,
  { driverId, overlapReason }: { driverId: string; overlapReason?: string | null },
): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    await change.begin('askDriverAgain', toAdminActor(viewer), version);
    const own = (await readCrew(change)).drivers.find((assignment) => assignment.driverId === driverId);
    if (!own) throw badInput('job.driverMissing', 'driverId');
    if (own.confirmation !== 'declined') throw conflict('assignment.notDeclined');
    await checkOverlaps(change, [driverId], [], overlapReason);
    emitAsked(change, [await issueKey(change, own.id, own.driver)], false);
    change.note('askedDriver', null, `${own.driver.firstname} ${own.driver.lastname}`.trim());
  });
}
