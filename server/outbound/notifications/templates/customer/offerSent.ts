import type { OfferSnapshot } from '../../../../model/orders/snapshots';
import { amountsDue } from '../../../../platform/values/money';
import type { Words } from '../../../../texts/words';
import type { CustomerView } from '../../views';
import { buttons } from '../blocks/Buttons';
import { cancellation, price, validity } from '../blocks/money';
import { progress } from '../blocks/Progress';
import { route } from '../blocks/Route';
import { facts } from '../blocks/Rows';
import { note, paragraph, section, small, title } from '../blocks/text';
import { greeting, reachUs, tripName, tripRows } from '../blocks/trip';
import type { Template } from '../template';

/** To the customer: the price, and the two links that decide on it (docs/product.md, 'Quote form'). */
export const offerSent: Template<{ order: CustomerView; offer: OfferSnapshot; activationKey: string }> = (
  { order, offer, activationKey },
  branding,
) => ({
  subject: `${branding.t('customerMail.offerSubject')}: ${tripName(order, branding)}`,
  preheader: sumToPay(offer, order, branding),
  blocks: [
    progress(2, branding),
    title(branding.t('customerMail.offerTitle')),
    paragraph(greeting(order.fullName, branding)),
    paragraph(branding.t('customerMail.offerThanks')),
    ...price(offer, order.food, branding),
    ...cancellation(offer, branding),
    ...note(branding.t('trip.note'), offer.note),
    section(branding.t('trip.yourTrip')),
    route(order.stops, branding),
    facts(tripRows(order, branding)),
    paragraph(branding.t('customerMail.offerQuestion')),
    buttons(
      { label: branding.t('customerMail.accept'), href: branding.links.accept(order.id, activationKey) },
      { label: branding.t('customerMail.reject'), href: branding.links.reject(order.id, activationKey) },
    ),
    small(
      `${[validity(offer, branding), branding.t('customerMail.linksLast')].filter(Boolean).join(' ')} ${branding.t('customerMail.questions', { reachUs: reachUs(branding) })}`,
    ),
  ],
});

function sumToPay(offer: OfferSnapshot, { food }: CustomerView, { t, euros }: Words): string {
  const { amountDue } = amountsDue(offer, food);
  return amountDue === null ? t('price.separate') : t('price.preheaderDue', { sum: euros(amountDue) });
}
