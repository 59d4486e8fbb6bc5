import type { Deps } from '../../access';
import { Acceptance } from '../../model/customer/acceptance.entity';

/** What was accepted of an order, and agreed on anew, the newest first; sums in cents. */
export async function acceptances({ db }: Deps, orderId: string) {
  const kept = await db.dataSource.manager.find(Acceptance, {
    where: { orderId },
    relations: { admin: true },
    order: { at: 'DESC', offerId: 'DESC' },
  });
  return kept.map(({ admin, ...acceptance }) => ({
    ...acceptance,
    changed: acceptance.changeRequestId !== null,
    onBehalfBy: admin?.firstname ?? null,
  }));
}
