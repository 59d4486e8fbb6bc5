import type { OfferSnapshot } from '../../../../model/orders/snapshots';
import { writeOffer } from '../blocks/tripBlocks';
import type { CustomerView } from '../../views';
import { writeProgress } from '../blocks/Progress';
import { writeRoute } from '../blocks/Route';
import { writeFacts } from '../blocks/Rows';
import { writeParagraph, writeSection, writeTitle } from '../blocks/text';
import { printGreeting, printPhone, printReachUs, printTripName, listTripRows } from '../blocks/trip';
import type { Template } from '../template';

interface Accepted {
  order: CustomerView;
  offer: OfferSnapshot;
  /** The customer did it by the link of the offer; else an admin did, on the customer's behalf (docs/product.md, 'Lifecycle'). */
  byLink?: boolean;
}

/** To the customer: what was accepted, whole. */
export const offerAccepted: Template<Accepted> = ({ order, offer, byLink }, branding) => ({
  subject: `${branding.t('customerMail.accepted')}: ${printTripName(order, branding)}`,
  preheader: byLink ? branding.t('customerMail.acceptedThanks') : branding.t('customerMail.acceptedForYou'),
  blocks: [
    writeProgress(3, branding),
    writeTitle(branding.t('customerMail.accepted')),
    writeParagraph(printGreeting(order.fullName, branding)),
    writeParagraph(
      byLink
        ? `${branding.t('customerMail.acceptedByLink')} ${branding.t('customerMail.assignedLater')}`
        : `${branding.t('customerMail.acceptedForYou')} ${branding.t('customerMail.assignedLater')}`,
    ),
    writeSection(branding.t('trip.yourTrip')),
    writeRoute(order.stops, branding),
    writeFacts([
      ...listTripRows(order, branding),
      { label: branding.t('trip.groupLeader'), value: order.groupFullName },
      { label: branding.t('trip.groupLeaderPhone'), value: order.groupPhone && printPhone(order.groupPhone) },
    ]),
    ...writeOffer(order, offer, branding),
    writeParagraph(branding.t('customerMail.notOrdered', { reachUs: printReachUs(branding) })),
  ],
});
