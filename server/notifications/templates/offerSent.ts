import type { OfferSnapshot } from '../../orders/lifecycle/order.events';
import { amountsDue, formatEuros } from '../../platform/money';
import type { CustomerView } from '../views';
import { buttons } from './blocks/Buttons';
import { price, validity } from './blocks/money';
import { progress } from './blocks/Progress';
import { route } from './blocks/Route';
import { facts } from './blocks/Rows';
import { note, paragraph, section, small, title } from './blocks/text';
import { greeting, reachUs, tripName, tripRows } from './blocks/trip';
import type { Template } from './template';

/** To the customer: the price, and the two links that answer it (docs/product.md, 'Quote form'). */
export const offerSent: Template<{ order: CustomerView; offer: OfferSnapshot; activationKey: string }> = (
  { order, offer, activationKey },
  branding,
) => ({
  subject: `Hinnapakkumine: ${tripName(order)}`,
  preheader: sumToPay(offer, order),
  blocks: [
    progress(2),
    title('Teie hinnapakkumine'),
    paragraph(greeting(order.fullName)),
    paragraph('Täname päringu eest! Sõidame hea meelega. Siin on meie pakkumine.'),
    ...price(offer, order.food),
    ...note('Pane tähele', offer.note),
    section('Teie reis'),
    route(order.stops),
    facts(tripRows(order)),
    paragraph('Kas pakkumine sobib? Valige vastus, avaneval lehel saate selle kinnitada.'),
    buttons(
      { label: 'Võtan pakkumise vastu', href: branding.links.accept(order.id, activationKey) },
      { label: 'Loobun pakkumisest', href: branding.links.reject(order.id, activationKey) },
    ),
    small(
      `${[validity(offer), 'Lingid kehtivad kuni vastamiseni või uue pakkumiseni.'].filter(Boolean).join(' ')} Kui teil on küsimusi, ${reachUs(branding)}.`,
    ),
  ],
});

function sumToPay(offer: OfferSnapshot, { food }: CustomerView): string {
  const { amountDue } = amountsDue(offer, food);
  return amountDue === null ? 'Hind lepitakse kokku eraldi.' : `Kokku tasuda ${formatEuros(amountDue)}`;
}
