import type { OfferSnapshot } from '../../../../model/orders/snapshots';
import type { CustomerView } from '../../views';
import { writeButtons } from '../blocks/Buttons';
import { writeCancellation, writePrice, printValidity } from '../blocks/money';
import { writeProgress } from '../blocks/Progress';
import { writeRoute } from '../blocks/Route';
import { writeFacts } from '../blocks/Rows';
import { writeNote, writeParagraph, writeSection, writeSmall, writeTitle } from '../blocks/text';
import { printGreeting, printReachUs, printTripName, listTripRows } from '../blocks/trip';
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
    ...writePrice(offer, order.food, branding),
    ...writeCancellation(offer, branding),
    ...writeNote(branding.t('trip.note'), offer.note),
    writeSection(branding.t('trip.yourTrip')),
    writeRoute(order.stops, branding),
    writeFacts(listTripRows(order, branding)),
    writeButtons(
      { label: branding.t('customerMail.accept'), href: branding.links.accept(order.id, activationKey) },
      { label: branding.t('customerMail.reject'), href: branding.links.reject(order.id, activationKey) },
    ),
    writeSmall(
      `${branding.t('customerMail.reminderStop')} ${branding.t('customerMail.questions', { reachUs: printReachUs(branding) })}`,
    ),
  ],
});
