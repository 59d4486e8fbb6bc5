import type { OfferSnapshot, OrderSnapshot } from '../../../../model/orders/snapshots';
import { amountsDue } from '../../../../platform/values/money';
import type { Words } from '../../../../texts/words';
import { reasonIn } from '../reason';
import { buttons } from '../blocks/Buttons';
import { price } from '../blocks/money';
import { route } from '../blocks/Route';
import { facts } from '../blocks/Rows';
import { note, section, title } from '../blocks/text';
import { phoneText, routeName, tripName, tripRows } from '../blocks/trip';
import type { Template } from '../template';

interface Decided {
  order: OrderSnapshot;
  offer: OfferSnapshot;
  /** In Estonian; null: the customer accepted. */
  rejectReason: string | null;
}

/** To the logistician: the customer has decided on an offer by its link. */
export const offerDecided: Template<Decided> = ({ order, offer, rejectReason }, branding) => {
  const { links } = branding;
  const accepted = rejectReason === null;
  const reason = rejectReason && reasonIn(rejectReason, branding);
  const heading = accepted ? branding.t('officeMail.offerAccepted') : branding.t('officeMail.offerRejected');
  return {
    subject: `${heading}: ${tripName(order, branding)}`,
    preheader: [order.company || order.fullName, reason ?? sumOf(order, offer, branding)].join(', '),
    blocks: [
      title(`${heading}: ${routeName(order.stops)}`),
      ...(accepted ? [] : [facts([{ label: branding.t('officeMail.reason'), value: reason }])]),
      buttons(
        accepted
          ? { label: branding.t('officeMail.assign'), href: links.acceptedPage(order.id) }
          : { label: branding.t('officeMail.openInquiry'), href: links.rejectedPage(order.id) },
      ),
      section(branding.t('officeMail.customer')),
      facts([
        { label: branding.t('officeMail.fullName'), value: order.fullName },
        { label: branding.t('trip.company'), value: order.company },
        { label: branding.t('officeMail.email'), value: order.email, href: `mailto:${order.email}` },
        { label: branding.t('trip.phone'), value: phoneText(order.phone), href: `tel:${order.phone}` },
        ...(accepted
          ? [
              { label: branding.t('trip.groupLeader'), value: order.groupFullName },
              { label: branding.t('trip.groupLeaderPhone'), value: order.groupPhone && phoneText(order.groupPhone) },
            ]
          : []),
      ]),
      section(branding.t('trip.trip')),
      route(order.stops, branding),
      facts(tripRows(order, branding)),
      ...price(offer, order.food, branding),
      ...note(branding.t('trip.clientNotes'), order.clientNotes),
    ],
  };
};

function sumOf(order: OrderSnapshot, offer: OfferSnapshot, branding: Words): string {
  const { amountDue } = amountsDue(offer, order.food);
  return amountDue === null ? branding.t('officeMail.separately') : branding.euros(amountDue);
}
