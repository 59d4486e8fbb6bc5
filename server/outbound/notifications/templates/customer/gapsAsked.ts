import type { TripGap } from '../../../../orders';
import { writeTrip } from '../blocks/tripBlocks';
import type { CustomerView } from '../../views';
import { writeParagraph, writeTitle } from '../blocks/text';
import { printGreeting, printReachUs, printTripName } from '../blocks/trip';
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
      ...writeTrip(t('trip.trip'), order, branding),
    ],
  };
};
