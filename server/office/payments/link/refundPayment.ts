import { randomUUID } from 'node:crypto';
import { IsNull } from 'typeorm';
import type { Deps, Viewer } from '../../../access';
import { LinkRefund } from '../../../model/money/linkRefund.entity';
import { LEFT_TO_REFUND } from '../../../model/money/openAmount';
import { query, raw, sql } from '../../../platform/sql';
import { badInput, conflict, notFound } from '../../../texts/messages';
import { lockBooks } from '../bookByThemselves';
import { findProvider } from './findProvider';
import type { PayProvider } from './provider';
import { ProviderError } from './provider';
import { settleNews } from './settle';

/**
 * Asks the provider to give money of a link payment back to its payer. Without a reply it is asked again by the clock.
 * Errors: NOT_FOUND; BAD_USER_INPUT at `amount`; CONFLICT when the provider refuses or payments are off.
 */
export async function refundPayment(deps: Deps, viewer: Viewer, paymentId: string, cents: number): Promise<void> {
  if (!findProvider(deps)) throw conflict('pay.off');
  const id = await deps.db.transaction(async (manager) => {
    await lockBooks(manager);
    const [link] = await query<{ id: string; left: number }>(
      manager,
      sql`select l.id, ${raw(LEFT_TO_REFUND)} as left from link_payment l join payment p on p.id = l.payment_id
          where p.id = ${paymentId} and l.state = 'paid'`,
    );
    if (!link) throw notFound('payment');
    if (cents <= 0) throw badInput('bank.amountMissing', 'amount');
    if (cents > link.left) throw badInput('bank.refundTooMuch', { most: { cents: link.left } }, 'amount');
    const refund = { id: randomUUID(), linkPaymentId: link.id, cents, madeAt: deps.clock.now(), madeById: viewer.id };
    await manager.insert(LinkRefund, refund);
    return refund.id;
  });
  if ((await sendRefund(deps, id)) === 'refused') throw conflict('bank.refundRefused');
}

/** Asks the provider for a refund that waits; the same one twice gives money back once. */
export async function sendRefund(deps: Deps, id: string): Promise<'asked' | 'refused' | 'silent'> {
  const { manager } = deps.db.dataSource;
  const provider = findProvider(deps);
  const refund = await manager.findOne(LinkRefund, {
    where: { id, state: 'waiting' },
    relations: { linkPayment: true },
  });
  const providerId = refund?.linkPayment.providerId;
  if (!provider || !refund || !providerId) return 'silent';
  try {
    await settleNews(deps, await provider.refund({ providerId, key: id, cents: refund.cents }));
    return 'asked';
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.log.warn('a refund could not be asked for', { reason: error.message });
    return error.isRefusal ? learnRefusal(deps, provider, { id, providerId }) : 'silent';
  }
}

/** The provider refuses a repeat too: its order tells whether the first request had arrived. */
async function learnRefusal(deps: Deps, provider: PayProvider, { id, providerId }: { id: string; providerId: string }) {
  const { manager } = deps.db.dataSource;
  try {
    for (const news of await provider.read(providerId)) await settleNews(deps, news);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return 'silent';
  }
  const unknown = { id, state: 'waiting' as const, providerId: IsNull() };
  const { affected } = await manager.update(LinkRefund, unknown, { state: 'refused' });
  return affected ? 'refused' : 'asked';
}
