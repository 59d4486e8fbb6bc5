import type { TripGap } from '../../../../orders';
import type { CustomerView } from '../../views';
import { writeRoute } from '../blocks/Route';
import { writeFacts } from '../blocks/Rows';
import { writeParagraph, writeSection, writeTitle } from '../blocks/text';
import { listTripRows, printGreeting, printReachUs, printTripName } from '../blocks/trip';
import type { Template } from '../template';

const questions = {
  passengers: 'tripMail.gapPassengers',
  leader: 'tripMail.gapLeader',
  pickUp: 'tripMail.gapPickUp',
} as const;

/** To the customer, a week before the departure: everything that the trip still lacks, in one letter. */
export const writeGapsAsked: Template<{ order: CustomerView; gaps: TripGap[] }> = ({ order, gaps }, branding) => {
  const { t } = branding;
  return {
    subject: `${t('tripMail.gaps')}: ${printTripName(order, branding)}`,
    preheader: t('tripMail.gapsLead'),
    blocks: [
      writeTitle(t('tripMail.gaps')),
      writeParagraph(`${printGreeting(order.fullName, branding)} ${t('tripMail.gapsLead')}`),
      ...gaps.map((gap) => writeParagraph(t(questions[gap]))),
      writeParagraph(t('tripMail.gapsHow', { reachUs: printReachUs(branding) })),
      writeSection(t('trip.trip')),
      writeRoute(order.stops, branding),
      writeFacts(listTripRows(order, branding)),
    ],
  };
};
