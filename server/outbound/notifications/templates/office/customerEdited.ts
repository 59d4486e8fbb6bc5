import type { CustomerEdited, OrderSnapshot } from '../../../../model/orders/snapshots';
import { writeButtons } from '../blocks/Buttons';
import { writeRoute } from '../blocks/Route';
import { writeFacts } from '../blocks/Rows';
import { writeSection, writeTitle } from '../blocks/text';
import { printPhone, printRouteName, printTripName, listTripRows } from '../blocks/trip';
import { listEditRows, printEdits } from '../edits';
import type { Template } from '../template';

/** To the logistician: the customer has changed what needs nobody's answer. */
export const writeCustomerEdited: Template<{ order: OrderSnapshot; edits: CustomerEdited[] }> = (
  { order, edits },
  branding,
) => ({
  subject: `${branding.t('officeMail.edited')}: ${printTripName(order, branding)}`,
  preheader: [order.company || order.fullName, printEdits(edits, branding)].join(': '),
  blocks: [
    writeTitle(`${branding.t('officeMail.edited')}: ${printRouteName(order.stops)}`),
    listEditRows(edits, branding),
    writeButtons({
      label: branding.t('officeMail.openOrder'),
      href: branding.links.orderPage(order),
    }),
    writeSection(branding.t('trip.trip')),
    writeRoute(order.stops, branding),
    writeFacts([
      ...listTripRows(order, branding),
      { label: branding.t('officeMail.customer'), value: order.company || order.fullName },
      { label: branding.t('trip.phone'), value: printPhone(order.phone), href: `tel:${order.phone}` },
    ]),
  ],
});
