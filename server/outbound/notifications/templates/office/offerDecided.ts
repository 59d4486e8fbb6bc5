import type { OfferSnapshot, OrderSnapshot } from '../../../../model/orders/snapshots';
import { writeTrip } from '../blocks/tripBlocks';
import { sumAmountsDue } from '../../../../platform/values/money';
import type { Words } from '../../../../texts/words';
import { printReason } from '../reason';
import { writeButtons } from '../blocks/Buttons';
import { writePrice } from '../blocks/money';
import { writeFacts } from '../blocks/Rows';
import { writeNote, writeSection, writeTitle } from '../blocks/text';
import { printPhone, printRouteName, printTripName } from '../blocks/trip';
import type { Template } from '../template';

interface OfferDecision {
  order: OrderSnapshot;
  offer: OfferSnapshot;
  /** In Estonian; null: the customer accepted. */
  rejectReason: string | null;
}

/** To the logistician: the customer has decided on an offer by its link. */
export const offerDecided: Template<OfferDecision> = ({ order, offer, rejectReason }, branding) => {
  const { links } = branding;
  const isAccepted = rejectReason === null;
  const reason = rejectReason && printReason(rejectReason, branding);
  const heading = isAccepted ? branding.t('officeMail.offerAccepted') : branding.t('officeMail.offerRejected');
  return {
    subject: `${heading}: ${printTripName(order, branding)}`,
    preheader: [order.company || order.fullName, reason ?? printSum(order, offer, branding)].join(', '),
    blocks: [
      writeTitle(`${heading}: ${printRouteName(order.stops)}`),
      ...(isAccepted ? [] : [writeFacts([{ label: branding.t('officeMail.reason'), value: reason }])]),
      writeButtons(
        isAccepted
          ? { label: branding.t('officeMail.assign'), href: links.acceptedPage(order.id) }
          : { label: branding.t('officeMail.openInquiry'), href: links.rejectedPage(order.id) },
      ),
      writeSection(branding.t('officeMail.customer')),
      writeFacts([
        { label: branding.t('officeMail.fullName'), value: order.fullName },
        { label: branding.t('trip.company'), value: order.company },
        { label: branding.t('officeMail.email'), value: order.email, href: `mailto:${order.email}` },
        { label: branding.t('trip.phone'), value: printPhone(order.phone), href: `tel:${order.phone}` },
        ...(isAccepted
          ? [
              { label: branding.t('trip.groupLeader'), value: order.groupFullName },
              { label: branding.t('trip.groupLeaderPhone'), value: order.groupPhone && printPhone(order.groupPhone) },
            ]
          : []),
      ]),
      ...writeTrip(branding.t('trip.trip'), order, branding),
      ...writePrice(offer, order.food, branding),
      ...writeNote(branding.t('trip.clientNotes'), order.clientNotes),
    ],
  };
};

function printSum(order: OrderSnapshot, offer: OfferSnapshot, branding: Words): string {
  const { amountDue } = sumAmountsDue(offer, order.food);
  return amountDue === null ? branding.t('officeMail.separately') : branding.euros(amountDue);
}
