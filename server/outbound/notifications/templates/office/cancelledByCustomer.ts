import type { OrderSnapshot } from '../../../../model/orders/snapshots';
import { writeTrip } from '../blocks/tripBlocks';
import { printReason } from '../reason';
import { writeButtons } from '../blocks/Buttons';
import { writeFacts } from '../blocks/Rows';
import { writeSection, writeTitle } from '../blocks/text';
import { printPhone, printRouteName, printTripName } from '../blocks/trip';
import type { Template } from '../template';

interface Cancelled {
  order: OrderSnapshot;
  /** In Estonian. */
  reason: string;
  /** Cents; null: nothing was agreed. */
  fee: number | null;
}

/** To the logistician: the customer has cancelled on the page of the trip. */
export const writeCancelledByCustomer: Template<Cancelled> = ({ order, reason: kept, fee }, branding) => {
  const reason = printReason(kept, branding);
  return {
    subject: `${branding.t('officeMail.cancelled')}: ${printTripName(order, branding)}`,
    preheader: [order.company || order.fullName, reason].join(', '),
    blocks: [
      writeTitle(`${branding.t('officeMail.cancelled')}: ${printRouteName(order.stops)}`),
      writeFacts([
        { label: branding.t('officeMail.reason'), value: reason },
        {
          label: branding.t('officeMail.fee'),
          value: fee === null ? branding.t('officeMail.noFee') : branding.euros(fee),
        },
      ]),
      writeButtons({ label: branding.t('officeMail.openOrder'), href: branding.links.rejectedPage(order.id) }),
      writeSection(branding.t('officeMail.customer')),
      writeFacts([
        { label: branding.t('officeMail.fullName'), value: order.fullName },
        { label: branding.t('trip.company'), value: order.company },
        { label: branding.t('trip.phone'), value: printPhone(order.phone), href: `tel:${order.phone}` },
      ]),
      ...writeTrip(branding.t('trip.trip'), order, branding),
    ],
  };
};
