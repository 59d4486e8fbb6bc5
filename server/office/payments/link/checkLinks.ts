import type { Deps } from '../../../access';
import { query, sql } from '../../../platform/sql';
import { addMs, days, minutes } from '../../../platform/time';
import { findProvider } from './findProvider';
import { ProviderError } from './provider';
import { sendRefund } from './refundPayment';
import { settleNews } from './settle';

const MOST_AT_ONCE = 20;
/** Callbacks come within seconds. Later the provider is asked, less often the older a payment is. */
const FIRST_MINUTES = 5;
const LAST_DAYS = 10;

/**
 * The clock's work: asks the provider about payments and refunds whose callback has not come, and ends those that nobody
 * pays any more. Returns how many it asked about.
 */
export async function checkLinks(deps: Deps): Promise<number> {
  const provider = findProvider(deps);
  if (!provider) return 0;
  const { manager } = deps.db.dataSource;
  const now = deps.clock.now();
  const before = addMs(now, -minutes(FIRST_MINUTES));
  const oldest = addMs(now, -days(LAST_DAYS));
  const unsent = await query<{ id: string }>(
    manager,
    sql`select id from link_refund where state = 'waiting' and provider_id is null and made_at < ${before}
        order by made_at limit ${MOST_AT_ONCE}`,
  );
  for (const { id } of unsent) await sendRefund(deps, id);
  // Two copies of the portal ask about different ones.
  const due = await query<{ providerId: string }>(
    manager,
    sql`with asked as (
          update link_payment l set asked_at = ${now} where l.id in (
            select d.id from link_payment d
            where d.provider_id is not null and d.started_at < ${before}
              and ((d.state = 'waiting' and d.started_at > ${oldest}) or exists (
                select from link_refund r where r.link_payment_id = d.id and r.state = 'waiting'
                  and r.provider_id is not null and r.made_at > ${oldest}))
              and (d.asked_at is null or d.asked_at < ${now}::timestamptz - (${now}::timestamptz - d.started_at) / 4)
            order by d.asked_at nulls first limit ${MOST_AT_ONCE} for update skip locked)
          returning l.provider_id as "providerId")
        select "providerId" from asked`,
  );
  for (const { providerId } of due) {
    try {
      for (const news of await provider.read(providerId)) await settleNews(deps, news);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      deps.log.warn('the provider could not be asked about a payment', { reason: error.message });
    }
  }
  await query(
    manager,
    sql`update link_payment set state = 'ended' where state = 'waiting'
and started_at < ${oldest}`,
  );
  return due.length;
}
