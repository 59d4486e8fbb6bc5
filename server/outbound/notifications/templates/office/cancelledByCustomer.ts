import type { OrderSnapshot } from '../../../../model/orders/snapshots';
import { reasonIn } from '../reason';
import { buttons } from '../blocks/Buttons';
import { route } from '../blocks/Route';
import { facts } from '../blocks/Rows';
import { section, title } from '../blocks/text';
import { phoneText, routeName, tripName, tripRows } from '../blocks/trip';
import type { Template } from '../template';

interface Cancelled {
  order: OrderSnapshot;
  /** In Estonian. */
  reason: string;
  /** Cents; null: nothing was agreed. */
  fee: number | null;
}

/** To the logistician: the customer has cancelled on the page of the trip. */
export const cancelledByCustomer: Template<Cancelled> = ({ order, reason: kept, fee }, branding) => {
  const reason = reasonIn(kept, branding);
  return {
    subject: `${branding.t('officeMail.cancelled')}: ${tripName(order, branding)}`,
    preheader: [order.company || order.fullName, reason].join(', '),
    blocks: [
      title(`${branding.t('officeMail.cancelled')}: ${routeName(order.stops)}`),
      facts([
        { label: branding.t('officeMail.reason'), value: reason },
        {
          label: branding.t('officeMail.fee'),
          value: fee === null ? branding.t('officeMail.noFee') : branding.euros(fee),
        },
      ]),
      buttons({ label: branding.t('officeMail.openOrder'), href: branding.links.rejectedPage(order.id) }),
      section(branding.t('officeMail.customer')),
      facts([
        { label: branding.t('officeMail.fullName'), value: order.fullName },
        { label: branding.t('trip.company'), value: order.company },
        { label: branding.t('trip.phone'), value: phoneText(order.phone), href: `tel:${order.phone}` },
      ]),
      section(branding.t('trip.trip')),
      route(order.stops, branding),
      facts(tripRows(order, branding)),
    ],
  };
};
