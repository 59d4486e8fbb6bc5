import type { Deps, Viewer } from '../../../access';
import { readLateFeedback, readWithJob } from './readFeedback';
import { toAdminActor, changeOrder } from '../../lifecycle/changeOrder';

type Version = number | null | undefined;

/**
 * Moves a finished job to the archive and marks all its feedback read (docs/product.md, 'Lifecycle'). Of what is there already,
 * only what came late is read; so it can be asked twice.
 */
export async function archiveOrder(deps: Deps, viewer: Viewer, id: string, version?: Version): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    if (change.order.status === 'archived') return readLateFeedback(change, toAdminActor(viewer));
    await change.begin('archive', toAdminActor(viewer), version);
    await readWithJob(change);
    change.order.archivedAt = change.now;
  });
}

/** Makes an archived order a job again, so that its price, food or crew can be corrected. */
export async function takeFromArchive(deps: Deps, viewer: Viewer, id: string, version?: Version): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    await change.begin('takeFromArchive', toAdminActor(viewer), version);
    change.order.archivedAt = null;
  });
}
