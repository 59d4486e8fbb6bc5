import type { OfferSnapshot } from '../../../../model/orders/snapshots';
import { writeOffer, writeTrip, writeDecideButtons } from '../blocks/tripBlocks';
import type { CustomerView } from '../../views';
import { printValidity } from '../blocks/money';
import { writeProgress } from '../blocks/Progress';
import { writeParagraph, writeSmall, writeTitle } from '../blocks/text';
import { printGreeting, printReachUs, printTripName } from '../blocks/trip';
import type { Template } from '../template';

/** To the customer: an offer that waits will end (docs/product.md, 'Validity'). */
export const offerReminder: Template<{ order: CustomerView; offer: OfferSnapshot; activationKey: string }> = (
  { order, offer, activationKey },
  branding,
) => ({
  subject: `${branding.t('customerMail.reminderSubject')}: ${printTripName(order, branding)}`,
  preheader: printValidity(offer, branding),
  blocks: [
    writeProgress(2, branding),
    writeTitle(branding.t('customerMail.reminderTitle')),
    writeParagraph(printGreeting(order.fullName, branding)),
    writeParagraph(`${branding.t('customerMail.reminderSent')} ${printValidity(offer, branding)}`),
    ...writeOffer(order, offer, branding),
    ...writeTrip(branding.t('trip.yourTrip'), order, branding),
    writeDecideButtons(order, activationKey, branding),
    writeSmall(
      `${branding.t('customerMail.reminderStop')} ${branding.t('customerMail.questions', { reachUs: printReachUs(branding) })}`,
    ),
  ],
});
