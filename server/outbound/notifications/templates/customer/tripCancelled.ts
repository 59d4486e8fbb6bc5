import type { CustomerView } from '../../views';
import { route } from '../blocks/Route';
import { facts } from '../blocks/Rows';
import { paragraph, section, title } from '../blocks/text';
import { greeting, reachUs, tripName, tripRows } from '../blocks/trip';
import type { Template } from '../template';

/** To the customer, who has cancelled on the page of the trip. `fee` in cents; null: nothing was agreed. */
export const tripCancelled: Template<{ order: CustomerView; fee: number | null }> = ({ order, fee }, branding) => {
  const { t, euros } = branding;
  const said = fee ? t('tripMail.cancelledFee', { fee: euros(fee) }) : t('tripMail.cancelledFree');
  return {
    subject: `${t('tripMail.cancelled')}: ${tripName(order, branding)}`,
    preheader: said,
    blocks: [
      title(t('tripMail.cancelled')),
      paragraph(greeting(order.fullName, branding)),
      paragraph(said),
      section(t('tripMail.cancelledTrip')),
      route(order.stops, branding),
      facts(tripRows(order, branding)),
      paragraph(t('tripMail.mistake', { reachUs: reachUs(branding) })),
    ],
  };
};
