import type { OrderSnapshot } from '../../../../model/orders/snapshots';
import type { Words } from '../../../../texts/words';
import { writeButtons } from '../blocks/Buttons';
import { writePricedFood } from '../blocks/money';
import { writeRoute } from '../blocks/Route';
import { writeFacts } from '../blocks/Rows';
import { writeNote, writeSection, writeTitle } from '../blocks/text';
import { printPhone, printRouteName, printTripName, listTripRows } from '../blocks/trip';
import type { Template } from '../template';

/** To the logistician: somebody asks for a price. */
export const writeInquiryArrived: Template<{ order: OrderSnapshot; corrected?: boolean; askedAgain?: boolean }> = (
  { order, corrected, askedAgain },
  branding,
) => ({
  subject: `${printHeading(branding, corrected, askedAgain)}: ${printTripName(order, branding)}`,
  preheader: branding.t('officeMail.about', {
    customer: order.company || order.fullName,
    passengers: order.passengers,
  }),
  blocks: [
    writeTitle(`${printHeading(branding, corrected, askedAgain)}: ${printRouteName(order.stops)}`),
    writeRoute(order.stops, branding),
    writeFacts(listTripRows(order, branding)),
    ...writeNote(branding.t('trip.clientNotes'), order.clientNotes),
    writeSection(branding.t('officeMail.customer')),
    writeFacts([
      { label: branding.t('officeMail.fullName'), value: order.fullName },
      { label: branding.t('trip.company'), value: order.company },
      { label: branding.t('officeMail.email'), value: order.email, href: `mailto:${order.email}` },
      { label: branding.t('trip.phone'), value: printPhone(order.phone), href: `tel:${order.phone}` },
      { label: branding.t('officeMail.promo'), value: order.promo },
    ]),
    ...writePricedFood(order.food, branding),
    writeButtons({ label: branding.t('officeMail.answerInquiry'), href: branding.links.inquiryPage(order.id) }),
  ],
});

function printHeading(branding: Words, corrected = false, askedAgain = false): string {
  if (askedAgain) return branding.t('officeMail.inquiryAgain');
  return corrected ? branding.t('officeMail.inquiryCorrected') : branding.t('officeMail.inquiry');
}
