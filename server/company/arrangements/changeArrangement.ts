import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import { notFound } from '../../texts/messages';
import { Arrangement } from '../../model/driving/arrangement.entity';

/**
 * The only way to change an arrangement or an exception of it. Changes come one after the other, and each is counted,
 * so that calendar feeds know that their events changed. Finds a deleted one only with `evenDeleted`. Errors:
 * NOT_FOUND.
 */
export async function changeArrangement(
  { db, clock }: Deps,
  id: string,
  work: (manager: EntityManager, arrangement: Arrangement) => Promise<void>,
  { evenDeleted = false } = {},
): Promise<void> {
  await db.transaction(async (manager) => {
    const arrangement = await manager.findOne(Arrangement, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!arrangement || (arrangement.deletedAt && !evenDeleted)) throw notFound('arrangement');
    await work(manager, arrangement);
    await manager.update(Arrangement, { id }, { sequence: arrangement.sequence + 1, changedAt: clock.now() });
  });
}
