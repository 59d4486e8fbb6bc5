import type { OrderDomainEvent, OrderSubscriber } from '../../orders';
import type { CurrentSettings } from '../../platform/settings/settings';
import { sumAmountsDue } from '../../platform/values/money';
import { sql } from '../../platform/sql';
import { findWords } from '../../texts/words';
import { writeAcceptancePaper } from './paper';
import { toSeller } from './seller';

/**
 * Keeps, in the transaction of the decision, what was accepted, word for word, in the language it was
 * shown in. Rows are only ever added, and only here; an event
 * that is emitted once more, as the demo does to have its e-mails, changes nothing.
 */
export function keepAcceptance(settings: CurrentSettings): OrderSubscriber {
  return (event) => {
    const agreed = findAgreement(event);
    if (!agreed) return [];
    const { order, offer, accepted } = agreed;
    const { at, address, reminder, admin, change } = accepted;
    const { amountDue } = sumAmountsDue(offer, order.food);
    const words = findWords(accepted.language ?? order.language);
    const paper = JSON.stringify(
      writeAcceptancePaper({ order, offer }, accepted, toSeller(settings(), words.t), words),
    );
    return [
      sql`insert into acceptance (offer_id, order_id, at, address, reminder, admin_id, change_request_id, amount_due, paper)
          values (${offer.id}, ${order.id}, ${at}, ${address}, ${reminder}, ${admin?.id ?? null}, ${change?.id ?? null}, ${amountDue}, ${paper})
          on conflict (offer_id) do nothing`,
    ];
  };
}

/** An offer was accepted, or a change of the trip was agreed on. */
function findAgreement(event: OrderDomainEvent) {
  if (event.type === 'acceptedByLink' || event.type === 'acceptedOnBehalf') return event;
  return event.type === 'changeAnswered' && event.agreed ? { order: event.order, ...event.agreed } : null;
}
