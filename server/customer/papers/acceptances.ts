import type { Deps } from '../../access';
import { Acceptance } from '../../model/customer/acceptance.entity';

/** The accepted offers and agreed changes of an order, newest first; sums in cents. */
export async function listAcceptances({ db }: Deps, orderId: string) {
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
