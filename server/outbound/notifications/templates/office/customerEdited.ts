import type { CustomerEdited, OrderSnapshot } from '../../../../model/orders/snapshots';
import { buttons } from '../blocks/Buttons';
import { route } from '../blocks/Route';
import { facts } from '../blocks/Rows';
import { section, title } from '../blocks/text';
import { phoneText, routeName, tripName, tripRows } from '../blocks/trip';
import { editedRows, editedWords } from '../edits';
import type { Template } from '../template';

/** To the logistician: the customer has changed what needs nobody's answer. */
export const customerEdited: Template<{ order: OrderSnapshot; edits: CustomerEdited[] }> = (
  { order, edits },
  branding,
) => ({
  subject: `${branding.t('officeMail.edited')}: ${tripName(order, branding)}`,
  preheader: [order.company || order.fullName, editedWords(edits, branding)].join(': '),
  blocks: [
    title(`${branding.t('officeMail.edited')}: ${routeName(order.stops)}`),
    editedRows(edits, branding),
    buttons({
      label: branding.t('officeMail.openOrder'),
      href: branding.links.orderPage(order),
    }),
    section(branding.t('trip.trip')),
    route(order.stops, branding),
    facts([
      ...tripRows(order, branding),
      { label: branding.t('officeMail.customer'), value: order.company || order.fullName },
      { label: branding.t('trip.phone'), value: phoneText(order.phone), href: `tel:${order.phone}` },
    ]),
  ],
});
