import type { Deps } from '../../../access';
import { requireTripByKey } from '../../../access';
import { LinkPayment } from '../../../model/money/linkPayment.entity';
import { selectOpenAmount } from '../../../model/money/openAmount';
import { createId } from '../../../platform/ids';
import { findCurrentLanguage } from '../../../platform/language';
import { query, raw, sql } from '../../../platform/sql';
import { conflict, notFound, unavailable } from '../../../texts/messages';
import { findWords } from '../../../texts/words';
import { lockBooks } from '../bookByThemselves';
import { findProvider } from './findProvider';
import type { PayMethod } from './provider';
import { ProviderError } from './provider';

/** Where the provider tells its news (edge/http/routes.ts). */
const CALLBACK_PATH = '/api/pay/montonio';

interface PayWish {
  orderId: string;
  key: string;
  invoiceId: string;
  method: PayMethod;
}

/**
 * Begins the payment of an invoice of the customer's trip, and returns the address of the provider's page. A second press
 * leads to the same order, so that nobody pays twice. Errors: WRONG_KEY; NOT_FOUND; CONFLICT when nothing is open, it is
 * paid just now, or payments are off; UNAVAILABLE when the provider cannot be reached.
 */
export async function startPayment(deps: Deps, { orderId, key, invoiceId, method }: PayWish): Promise<string> {
  const { manager } = deps.db.dataSource;
  await requireTripByKey(manager, orderId, key);
  const provider = findProvider(deps);
  if (!provider) throw conflict('pay.off');
  const { id, cents, number } = await keepAttempt(deps, orderId, invoiceId);
  const language = findCurrentLanguage();
  const { t } = findWords(language);
  const { publicUrl } = deps.config;
  try {
    const { providerId, payUrl } = await provider.start({
      reference: id,
      cents,
      method,
      description: t('invoice.invoiceTitle', { number }),
      language,
      // Without the key of the trip, which is nobody else's: the browser knows it.
      returnUrl: `${publicUrl}/portal/paid?id=${orderId}&of=${invoiceId}`,
      callbackUrl: `${publicUrl}${CALLBACK_PATH}`,
    });
    await manager.update(LinkPayment, { id, state: 'waiting' }, { providerId: providerId.slice(0, 64) });
    return payUrl;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.log.warn('a link payment could not begin', { reason: error.message });
    // The provider refuses an order that is paid: its news are on the way.
    throw error.isRefusal ? conflict('pay.refused') : unavailable('pay.silent');
  }
}

/** The attempt under way for an invoice, or a new one, with the sum that is open now. */
const keepAttempt = (deps: Deps, orderId: string, invoiceId: string) =>
  deps.db.transaction(async (manager) => {
    await lockBooks(manager);
    const [invoice] = await query<{ number: string; open: number }>(
      manager,
      sql`select i.number, ${raw(selectOpenAmount('i'))} as open from invoice i
          where i.id = ${invoiceId} and i.status = 'issued' and i.kind <> 'credit'
            and exists (select from invoice_trip t where t.invoice_id = i.id and t.order_id = ${orderId})`,
    );
    if (!invoice) throw notFound('invoice');
    const { number, open: cents } = invoice;
    if (cents <= 0) throw conflict('pay.nothingOpen');
    const waiting = await manager.findOne(LinkPayment, {
      where: { invoiceId, state: 'waiting' },
      order: { startedAt: 'DESC' },
    });
    const id = waiting?.id ?? createId();
    const startedAt = deps.clock.now();
    if (waiting) await manager.update(LinkPayment, { id }, { cents, startedAt });
    else await manager.insert(LinkPayment, { id, invoiceId, cents, startedAt });
    return { id, cents, number };
  });
