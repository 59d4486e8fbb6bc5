import type { OfferSnapshot } from '../../orders/order.events';
import type { CustomerView } from '../views';
import { price, pricedFood } from './blocks/money';
import { progress } from './blocks/Progress';
import { route } from './blocks/Route';
import { facts } from './blocks/Rows';
import { note, paragraph, section, title } from './blocks/text';
import { greeting, reachUs, tripName, tripRows } from './blocks/trip';
import type { Template } from './template';

/** To the customer: an admin accepted on your behalf (spec, section 4). */
export const offerAccepted: Template<{ order: CustomerView; offer: OfferSnapshot }> = ({ order, offer }, sender) => ({
  subject: `Teie tellimus on kinnitatud: ${tripName(order)}`,
  preheader: 'Kinnitasime tellimuse teie eest, te ei pea enam midagi tegema.',
  blocks: [
    progress(3),
    title('Teie tellimus on kinnitatud'),
    paragraph(greeting(order.fullName)),
    paragraph('Kinnitasime tellimuse teie eest, te ei pea enam midagi tegema. Juhi ja bussi määrame enne reisi.'),
    section('Teie reis'),
    route(order.stops),
    facts(tripRows(order)),
    ...price(offer),
    ...note('Pane tähele', offer.note),
    ...pricedFood(order.food),
    paragraph(`Kui te seda reisi ei tellinud või midagi on valesti, ${reachUs(sender)}.`),
  ],
});
