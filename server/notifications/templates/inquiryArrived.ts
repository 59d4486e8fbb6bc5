import type { OrderSnapshot } from '../../orders/lifecycle/order.events';
import { buttons } from './blocks/Buttons';
import { pricedFood } from './blocks/money';
import { route } from './blocks/Route';
import { facts } from './blocks/Rows';
import { note, section, title } from './blocks/text';
import { phoneText, routeName, tripName, tripRows } from './blocks/trip';
import type { Template } from './template';

/** To the logistician: somebody asks for a price. */
export const inquiryArrived: Template<{ order: OrderSnapshot; corrected?: boolean; askedAgain?: boolean }> = (
  { order, corrected, askedAgain },
  branding,
) => ({
  subject: `${headingOf(corrected, askedAgain)}: ${tripName(order, branding)}`,
  preheader: `${order.company || order.fullName}, reisijaid ${order.passengers}`,
  blocks: [
    title(`${headingOf(corrected, askedAgain)}: ${routeName(order.stops)}`),
    route(order.stops, branding),
    facts(tripRows(order, branding)),
    ...note('Kliendi märkused', order.clientNotes),
    section('Klient'),
    facts([
      { label: 'Täisnimi', value: order.fullName },
      { label: 'Ettevõte', value: order.company },
      { label: 'E-post', value: order.email, href: `mailto:${order.email}` },
      { label: 'Telefon', value: phoneText(order.phone), href: `tel:${order.phone}` },
    ]),
    ...pricedFood(order.food, branding),
    buttons({ label: 'Vasta päringule', href: branding.links.inquiryPage(order.id) }),
  ],
});

function headingOf(corrected = false, askedAgain = false): string {
  if (askedAgain) return 'Klient küsib uut pakkumist';
  return corrected ? 'Klient muutis päringut' : 'Uus päring';
}
