import type { CustomerView } from '../../views';
import { writeNote, writeParagraph, writeSection, writeTitle } from '../blocks/text';
import { writePricedFood } from '../blocks/money';
import { writeProgress } from '../blocks/Progress';
import { writeRoute } from '../blocks/Route';
import { writeFacts } from '../blocks/Rows';
import { printGreeting, printPhone, printReachUs, printTripName, listTripRows } from '../blocks/trip';
import type { Template } from '../template';

/** To the customer: we have your inquiry. */
export const writeInquiryReceived: Template<{ order: CustomerView; corrected?: boolean }> = (
  { order, corrected },
  branding,
) => ({
  subject: `${corrected ? branding.t('customerMail.receivedCorrected') : branding.t('customerMail.received')}: ${printTripName(order, branding)}`,
  preheader: branding.t('customerMail.receivedNext'),
  blocks: [
    writeProgress(1, branding),
    writeTitle(corrected ? branding.t('customerMail.receivedCorrected') : branding.t('customerMail.received')),
    writeParagraph(printGreeting(order.fullName, branding)),
    writeParagraph(branding.t('customerMail.receivedThanks')),
    writeSection(branding.t('trip.yourTrip')),
    writeRoute(order.stops, branding),
    writeFacts([
      ...listTripRows(order, branding),
      { label: branding.t('trip.company'), value: order.company },
      { label: branding.t('trip.phone'), value: order.phone && printPhone(order.phone) },
    ]),
    ...writeNote(branding.t('customerMail.yourNotes'), order.clientNotes),
    ...writePricedFood(order.food, branding),
    writeParagraph(branding.t('customerMail.receivedCheck', { reachUs: printReachUs(branding) })),
  ],
});
