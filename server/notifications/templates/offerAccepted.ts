import type { OfferSnapshot } from '../../orders/lifecycle/order.events';
import type { CustomerView } from '../views';
import { price } from './blocks/money';
import { progress } from './blocks/Progress';
import { route } from './blocks/Route';
import { facts } from './blocks/Rows';
import { note, paragraph, section, title } from './blocks/text';
import { greeting, phoneText, reachUs, tripName, tripRows } from './blocks/trip';
import type { Template } from './template';

interface Accepted {
  order: CustomerView;
  offer: OfferSnapshot;
  /** The customer did it by the link of the offer; else an admin did, on the customer's behalf (docs/product.md, 'Lifecycle'). */
  byLink?: boolean;
}

/** To the customer: what was accepted, whole. */
export const offerAccepted: Template<Accepted> = ({ order, offer, byLink }, branding) => ({
  subject: `Teie tellimus on kinnitatud: ${tripName(order)}`,
  preheader: byLink
    ? 'Aitäh! Saime teie kinnituse kätte.'
    : 'Kinnitasime tellimuse teie eest, te ei pea enam midagi tegema.',
  blocks: [
    progress(3),
    title('Teie tellimus on kinnitatud'),
    paragraph(greeting(order.fullName)),
    paragraph(
      byLink
        ? 'Aitäh, et pakkumise vastu võtsite! Siin on kõik, mille kinnitasite. Juhi ja bussi määrame enne reisi.'
        : 'Kinnitasime tellimuse teie eest, te ei pea enam midagi tegema. Juhi ja bussi määrame enne reisi.',
    ),
    section('Teie reis'),
    route(order.stops),
    facts([
      ...tripRows(order),
      { label: 'Grupijuht', value: order.groupFullName },
      { label: 'Grupijuhi telefon', value: order.groupPhone && phoneText(order.groupPhone) },
    ]),
    ...price(offer, order.food),
    ...note('Pane tähele', offer.note),
    paragraph(`Kui te seda reisi ei tellinud või midagi on valesti, ${reachUs(branding)}.`),
  ],
});
