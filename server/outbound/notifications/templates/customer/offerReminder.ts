import type { OfferSnapshot } from '../../../../model/orders/snapshots';
import type { CustomerView } from '../../views';
import { buttons } from '../blocks/Buttons';
import { cancellation, price, validity } from '../blocks/money';
import { progress } from '../blocks/Progress';
import { route } from '../blocks/Route';
import { facts } from '../blocks/Rows';
import { note, paragraph, section, small, title } from '../blocks/text';
import { greeting, reachUs, tripName, tripRows } from '../blocks/trip';
import type { Template } from '../template';

/** To the customer: an offer that waits will end (docs/product.md, 'Validity'). */
export const offerReminder: Template<{ order: CustomerView; offer: OfferSnapshot; activationKey: string }> = (
  { order, offer, activationKey },
  branding,
) => ({
  subject: `${branding.t('customerMail.reminderSubject')}: ${tripName(order, branding)}`,
  preheader: validity(offer, branding),
  blocks: [
    progress(2, branding),
    title(branding.t('customerMail.reminderTitle')),
    paragraph(greeting(order.fullName, branding)),
    paragraph(`${branding.t('customerMail.reminderSent')} ${validity(offer, branding)}`),
    ...price(offer, order.food, branding),
    ...cancellation(offer, branding),
    ...note(branding.t('trip.note'), offer.note),
    section(branding.t('trip.yourTrip')),
    route(order.stops, branding),
    facts(tripRows(order, branding)),
    buttons(
      { label: branding.t('customerMail.accept'), href: branding.links.accept(order.id, activationKey) },
      { label: branding.t('customerMail.reject'), href: branding.links.reject(order.id, activationKey) },
    ),
    small(
      `${branding.t('customerMail.reminderStop')} ${branding.t('customerMail.questions', { reachUs: reachUs(branding) })}`,
    ),
  ],
});
