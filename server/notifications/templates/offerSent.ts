import type { OfferSnapshot } from '../../orders/order.events';
import { formatEuros, withVat } from '../../platform/money';
import type { CustomerView } from '../views';
import { buttons } from './blocks/Buttons';
import { price, pricedFood } from './blocks/money';
import { progress } from './blocks/Progress';
import { route } from './blocks/Route';
import { facts } from './blocks/Rows';
import { note, paragraph, section, small, title } from './blocks/text';
import { greeting, reachUs, tripName, tripRows } from './blocks/trip';
import type { Template } from './template';

/** To the customer: the price, and the two links that answer it (spec, section 2, Quote form). */
export const offerSent: Template<{ order: CustomerView; offer: OfferSnapshot; activationKey: string }> = (
  { order, offer, activationKey },
  sender,
) => ({
  subject: `Hinnapakkumine: ${tripName(order)}`,
  preheader:
    offer.price === null
      ? 'Hind lepitakse kokku eraldi.'
      : `Reisi hind kokku ${formatEuros(withVat(offer.price, offer.vatRate).totalCents)}`,
  blocks: [
    progress(2),
    title('Teie hinnapakkumine'),
    paragraph(greeting(order.fullName)),
    paragraph('Täname päringu eest! Sõidame hea meelega. Siin on meie pakkumine.'),
    ...price(offer),
    ...note('Pane tähele', offer.note),
    section('Teie reis'),
    route(order.stops),
    facts(tripRows(order)),
    ...pricedFood(order.food),
    paragraph('Kas pakkumine sobib? Valige vastus, avaneval lehel saate selle kinnitada.'),
    buttons(
      { label: 'Võtan pakkumise vastu', href: sender.links.accept(order.id, activationKey) },
      { label: 'Loobun pakkumisest', href: sender.links.reject(order.id, activationKey) },
    ),
    small(`Lingid kehtivad kuni vastamiseni või uue pakkumiseni. Kui teil on küsimusi, ${reachUs(sender)}.`),
  ],
});
