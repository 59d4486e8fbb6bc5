import type { CustomerView } from '../../views';
import { writeTrip } from '../blocks/tripBlocks';
import { writeParagraph, writeTitle } from '../blocks/text';
import { printGreeting, printReachUs, printTripName } from '../blocks/trip';
import type { Template } from '../template';

/** To the customer, who has cancelled on the page of the trip. `fee` in cents; null: nothing was agreed. */
export const writeTripCancelled: Template<{ order: CustomerView; fee: number | null }> = ({ order, fee }, branding) => {
  const { t, euros } = branding;
  const said = fee ? t('tripMail.cancelledFee', { fee: euros(fee) }) : t('tripMail.cancelledFree');
  return {
    subject: `${t('tripMail.cancelled')}: ${printTripName(order, branding)}`,
    preheader: said,
    blocks: [
      writeTitle(t('tripMail.cancelled')),
      writeParagraph(printGreeting(order.fullName, branding)),
      writeParagraph(said),
      ...writeTrip(t('tripMail.cancelledTrip'), order, branding),
      writeParagraph(t('tripMail.mistake', { reachUs: printReachUs(branding) })),
    ],
  };
};
