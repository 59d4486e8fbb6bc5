import type { CustomerEdited, OrderSnapshot } from '../../orders/lifecycle/order.events';
import { buttons } from './blocks/Buttons';
import { route } from './blocks/Route';
import { facts } from './blocks/Rows';
import { section, title } from './blocks/text';
import { phoneText, routeName, tripName, tripRows } from './blocks/trip';
import { editedRows, editedWords } from './edits';
import type { Template } from './template';

/** To the logistician: the customer has changed what needs nobody's answer. */
export const customerEdited: Template<{ order: OrderSnapshot; edits: CustomerEdited[] }> = (
  { order, edits },
  branding,
) => ({
  subject: `Klient muutis reisi andmeid: ${tripName(order, branding)}`,
  preheader: [order.company || order.fullName, editedWords(edits, branding)].join(': '),
  blocks: [
    title(`Klient muutis reisi andmeid: ${routeName(order.stops)}`),
    editedRows(edits, branding),
    buttons({
      label: 'Ava tellimus',
      href: order.tripNumber === null ? branding.links.acceptedPage(order.id) : branding.links.jobPage(order.id),
    }),
    section('Reis'),
    route(order.stops, branding),
    facts([
      ...tripRows(order, branding),
      { label: 'Klient', value: order.company || order.fullName },
      { label: 'Telefon', value: phoneText(order.phone), href: `tel:${order.phone}` },
    ]),
  ],
});
