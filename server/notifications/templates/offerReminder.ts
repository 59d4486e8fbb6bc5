import type { OfferSnapshot } from '../../orders/lifecycle/order.events';
import type { CustomerView } from '../views';
import { buttons } from './blocks/Buttons';
import { price, validity } from './blocks/money';
import { progress } from './blocks/Progress';
import { route } from './blocks/Route';
import { facts } from './blocks/Rows';
import { note, paragraph, section, small, title } from './blocks/text';
import { greeting, reachUs, tripName, tripRows } from './blocks/trip';
import type { Template } from './template';

/** To the customer: an offer that waits will end (docs/product.md, 'Validity'). */
export const offerReminder: Template<{ order: CustomerView; offer: OfferSnapshot; activationKey: string }> = (
  { order, offer, activationKey },
  branding,
) => ({
  subject: `Meeldetuletus, pakkumine ootab vastust: ${tripName(order)}`,
  preheader: validity(offer),
  blocks: [
    progress(2),
    title('Teie pakkumine ootab vastust'),
    paragraph(greeting(order.fullName)),
    paragraph(`Saatsime teile hinnapakkumise. ${validity(offer)}`),
    ...price(offer, order.food),
    ...note('Pane tähele', offer.note),
    section('Teie reis'),
    route(order.stops),
    facts(tripRows(order)),
    buttons(
      { label: 'Võtan pakkumise vastu', href: branding.links.accept(order.id, activationKey) },
      { label: 'Loobun pakkumisest', href: branding.links.reject(order.id, activationKey) },
    ),
    small(
      `Kui te reisi enam ei soovi, loobuge pakkumisest ja me ei tuleta enam meelde. Kui teil on küsimusi, ${reachUs(branding)}.`,
    ),
  ],
});
