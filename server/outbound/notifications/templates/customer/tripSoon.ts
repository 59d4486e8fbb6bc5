import { printPhone, printGreeting, printReachUs, printTripName } from '../blocks/trip';
import { writeTrip } from '../blocks/tripBlocks';
import type { CustomerView } from '../../views';
import { writeFacts } from '../blocks/Rows';
import { writeParagraph, writeTitle } from '../blocks/text';
import type { Template } from '../template';

interface TripSoon {
  order: CustomerView;
  /** First names. */
  drivers: string[];
  buses: string[];
}

/** To the customer, a day before the departure: when, where, which bus, which driver. */
export const writeTripSoon: Template<TripSoon> = ({ order, drivers, buses }, branding) => {
  const { t, dayAndTime } = branding;
  const leader = [order.groupFullName, order.groupPhone && printPhone(order.groupPhone)].filter(Boolean).join(', ');
  return {
    subject: `${t('tripMail.soon')}: ${printTripName(order, branding)}`,
    preheader: t('customerMail.routeDeparture', { time: dayAndTime(order.startsAt) }),
    blocks: [
      writeTitle(t('tripMail.soon')),
      writeParagraph(`${printGreeting(order.fullName, branding)} ${t('tripMail.soonLead')}`),
      writeFacts([
        { label: t(buses.length > 1 ? 'trip.buses' : 'trip.bus'), value: buses.join('; ') },
        { label: t('tripMail.driver'), value: drivers.join(', ') },
        { label: t('trip.groupLeader'), value: leader || null },
      ]),
      ...writeTrip(t('trip.trip'), order, branding),
      writeParagraph(t('customerMail.notSuitable', { reachUs: printReachUs(branding) })),
    ],
  };
};
