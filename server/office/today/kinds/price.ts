import { answerOrder } from '../../../orders';
import { readProposedPrices } from '../../../sales/pricing';
import type { ProposedPrice } from '../../../sales/pricing';
import { sql } from '../../../platform/sql';
import { DEFAULT_VAT_RATE } from '../../../platform/values/money';
import { conflict, message } from '../../../texts/messages';
import type { Proposal, TodayKind } from '../todayKind';

/** The dashboard's own limit: later ones are priced once the first are answered. */
const MOST_AT_ONCE = 100;

/** An inquiry waits for its price. */
export const price: TodayKind<'price'> = {
  name: 'price',
  description: 'An inquiry waits for a price.',
  trigger: (_deps, now) => ({
    from: sql`"order" o where o.status = 'new' and o.deleted_at is null and o.ends_at > ${now}`,
    subject: 'o.id',
    order: 'o.id',
    mark: 'o.version',
    due: `least(o.starts_at, o.created_at + interval '8 hours')`,
    since: 'o.created_at',
  }),
  async propose(deps, rows) {
    const ids = rows.slice(0, MOST_AT_ONCE).map(({ subjectId }) => subjectId);
    const prices = await readProposedPrices(deps, ids);
    return new Map(prices.map((found) => [found.orderId, toProposal(found)]));
  },
  async take(deps, viewer, { subjectId: id }, { cents }) {
    const [found] = await readProposedPrices(deps, [id]);
    if (!found || found.price === null || found.price !== cents) throw conflict('today.proposalChanged');
    const { orderVersion: version, priceListId, lines } = found;
    await answerOrder(deps, viewer, {
      id,
      version,
      price: found.price,
      vatRate: DEFAULT_VAT_RATE,
      note: '',
      // A line with a source is written from that.
      lines: lines.map(({ amount, source }) => ({ title: '', detail: '', amount, source })),
      priceListId,
    });
  },
};

function toProposal({ price: cents, amountDue, problem, vatReason, shown }: ProposedPrice): Proposal {
  const isPromised = shown?.kind === 'firm' && !shown.tripChanged && shown.netTo !== cents;
  const doubt = problem ?? vatReason ?? (isPromised ? message('today.otherPricePromised') : null);
  if (cents === null || doubt) return { act: 'open', cents, dueCents: amountDue, doubt };
  return { act: 'sendOffer', cents, dueCents: amountDue };
}
