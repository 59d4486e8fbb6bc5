import type { Deps, Viewer } from '../../access';
import { toAdminActor, changeOrder } from '../lifecycle/changeOrder';
import { emitReleased, readCrew } from './jobs/askDrivers';
import { checkReportedHours } from './jobs/reportedHours';

/**
 * Soft: the order stays in the database with actor and time of the deletion, and is shown nowhere. Errors: CONFIRM
 * while hours that were reported for it would be lost.
 */
export async function deleteOrder(
  deps: Deps,
  viewer: Viewer,
  id: string,
  { version, confirmed }: { version?: number | null; confirmed: boolean },
): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    await change.begin('delete', toAdminActor(viewer), version);
    await checkReportedHours(change, confirmed);
    change.order.deletedAt = change.now;
    change.order.deletedById = viewer.id;
    if (change.order.status === 'job') emitReleased(change, (await readCrew(change)).drivers);
  });
}
