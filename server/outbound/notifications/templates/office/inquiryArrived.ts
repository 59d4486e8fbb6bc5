import type { OrderSnapshot } from '../../../../model/orders/snapshots';
import type { Words } from '../../../../texts/words';
import { buttons } from '../blocks/Buttons';
import { pricedFood } from '../blocks/money';
import { route } from '../blocks/Route';
import { facts } from '../blocks/Rows';
import { note, section, title } from '../blocks/text';
import { phoneText, routeName, tripName, tripRows } from '../blocks/trip';
import type { Template } from '../template';

/** To the logistician: somebody asks for a price. */
export const inquiryArrived: Template<{ order: OrderSnapshot; corrected?: boolean; askedAgain?: boolean }> = (
  { order, corrected, askedAgain },
  branding,
) => ({
  subject: `${headingOf(branding, corrected, askedAgain)}: ${tripName(order, branding)}`,
  preheader: branding.t('officeMail.about', {
    customer: order.company || order.fullName,
    passengers: order.passengers,
  }),
  blocks: [
    title(`${headingOf(branding, corrected, askedAgain)}: ${routeName(order.stops)}`),
    route(order.stops, branding),
    facts(tripRows(order, branding)),
    ...note(branding.t('trip.clientNotes'), order.clientNotes),
    section(branding.t('officeMail.customer')),
    facts([
      { label: branding.t('officeMail.fullName'), value: order.fullName },
      { label: branding.t('trip.company'), value: order.company },
      { label: branding.t('officeMail.email'), value: order.email, href: `mailto:${order.email}` },
      { label: branding.t('trip.phone'), value: phoneText(order.phone), href: `tel:${order.phone}` },
      { label: branding.t('officeMail.promo'), value: order.promo },
    ]),
    ...pricedFood(order.food, branding),
    buttons({ label: branding.t('officeMail.answerInquiry'), href: branding.links.inquiryPage(order.id) }),
  ],
});

function headingOf(branding: Words, corrected = false, askedAgain = false): string {
  if (askedAgain) return branding.t('officeMail.inquiryAgain');
  return corrected ? branding.t('officeMail.inquiryCorrected') : branding.t('officeMail.inquiry');
}
