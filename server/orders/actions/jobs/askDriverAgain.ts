import type { Deps, Viewer } from '../../../access';
import { badInput, conflict } from '../../../texts/messages';
import { emitAsked, issueKey, readCrew } from './askDrivers';
import { checkOverlaps } from './overlaps';
import { toAdminActor, changeOrder } from '../../lifecycle/changeOrder';

/**
 * Asks a driver who declined, or has not answered, once more, with a fresh key: the decline may be a mistake. Meanwhile another
 * trip may have taken the time, so overlaps need a confirmation. Errors: BAD_USER_INPUT for another job's driver, CONFLICT after
 * a confirmation, OVERLAP.
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
    if (own.confirmation === 'accepted') throw conflict('assignment.confirmedAlready');
    if (own.confirmation === 'declined') await checkOverlaps(change, [driverId], [], overlapReason);
    emitAsked(change, [await issueKey(change, own.id, own.driver)], false);
    change.note('askedDriver', null, `${own.driver.firstname} ${own.driver.lastname}`.trim());
  });
}
