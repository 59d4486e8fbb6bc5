import type { OfferSnapshot } from '../../../../model/orders/snapshots';
import type { CustomerView } from '../../views';
import { cancellation, price } from '../blocks/money';
import { progress } from '../blocks/Progress';
import { route } from '../blocks/Route';
import { facts } from '../blocks/Rows';
import { note, paragraph, section, title } from '../blocks/text';
import { greeting, phoneText, reachUs, tripName, tripRows } from '../blocks/trip';
import type { Template } from '../template';

interface Accepted {
  order: CustomerView;
  offer: OfferSnapshot;
  /** The customer did it by the link of the offer; else an admin did, on the customer's behalf (docs/product.md, 'Lifecycle'). */
  byLink?: boolean;
}

/** To the customer: what was accepted, whole. */
export const offerAccepted: Template<Accepted> = ({ order, offer, byLink }, branding) => ({
  subject: `${branding.t('customerMail.accepted')}: ${tripName(order, branding)}`,
  preheader: byLink ? branding.t('customerMail.acceptedThanks') : branding.t('customerMail.acceptedForYou'),
  blocks: [
    progress(3, branding),
    title(branding.t('customerMail.accepted')),
    paragraph(greeting(order.fullName, branding)),
    paragraph(
      byLink
        ? `${branding.t('customerMail.acceptedByLink')} ${branding.t('customerMail.assignedLater')}`
        : `${branding.t('customerMail.acceptedForYou')} ${branding.t('customerMail.assignedLater')}`,
    ),
    section(branding.t('trip.yourTrip')),
    route(order.stops, branding),
    facts([
      ...tripRows(order, branding),
      { label: branding.t('trip.groupLeader'), value: order.groupFullName },
      { label: branding.t('trip.groupLeaderPhone'), value: order.groupPhone && phoneText(order.groupPhone) },
    ]),
    ...price(offer, order.food, branding),
    ...cancellation(offer, branding),
    ...note(branding.t('trip.note'), offer.note),
    paragraph(branding.t('customerMail.notOrdered', { reachUs: reachUs(branding) })),
  ],
});
