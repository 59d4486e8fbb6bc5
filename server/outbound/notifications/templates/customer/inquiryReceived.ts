import type { CustomerView } from '../../views';
import { note, paragraph, section, title } from '../blocks/text';
import { pricedFood } from '../blocks/money';
import { progress } from '../blocks/Progress';
import { route } from '../blocks/Route';
import { facts } from '../blocks/Rows';
import { greeting, phoneText, reachUs, tripName, tripRows } from '../blocks/trip';
import type { Template } from '../template';

/** To the customer: we have your inquiry. */
export const inquiryReceived: Template<{ order: CustomerView; corrected?: boolean }> = (
  { order, corrected },
  branding,
) => ({
  subject: `${corrected ? branding.t('customerMail.receivedCorrected') : branding.t('customerMail.received')}: ${tripName(order, branding)}`,
  preheader: branding.t('customerMail.receivedNext'),
  blocks: [
    progress(1, branding),
    title(corrected ? branding.t('customerMail.receivedCorrected') : branding.t('customerMail.received')),
    paragraph(greeting(order.fullName, branding)),
    paragraph(branding.t('customerMail.receivedThanks')),
    section(branding.t('trip.yourTrip')),
    route(order.stops, branding),
    facts([
      ...tripRows(order, branding),
      { label: branding.t('trip.company'), value: order.company },
      { label: branding.t('trip.phone'), value: order.phone && phoneText(order.phone) },
    ]),
    ...note(branding.t('customerMail.yourNotes'), order.clientNotes),
    ...pricedFood(order.food, branding),
    paragraph(branding.t('customerMail.receivedCheck', { reachUs: reachUs(branding) })),
  ],
});
