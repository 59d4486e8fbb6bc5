import type { Words } from '../../../../texts/words';
import type { DriverView } from '../../views';
import type { Block } from '../blocks/block';
import { route } from '../blocks/Route';
import { facts } from '../blocks/Rows';
import { note, section } from '../blocks/text';
import { phoneText, tripRows } from '../blocks/trip';

/** The facts that a driver needs about a trip. */
export const driverTripBlocks = (order: DriverView, words: Words): Block[] => {
  const { t } = words;
  return [
    section(t('trip.trip')),
    route(order.stops, words),
    facts([
      { label: t('trip.tripNumber'), value: order.tripNumber === null ? null : String(order.tripNumber) },
      ...tripRows(order, words),
      { label: t(order.buses.length > 1 ? 'trip.buses' : 'trip.bus'), value: order.buses.join(', ') },
      { label: t('trip.company'), value: order.company },
      { label: t('trip.contact'), value: order.contactName },
      { label: t('trip.phone'), value: phoneText(order.contactPhone), href: `tel:${order.contactPhone}` },
      { label: t('trip.catering'), value: order.food.map(({ name, count }) => `${name} × ${count}`).join(', ') },
    ]),
    ...note(t('driverMail.driverNotes'), order.driverNotes),
    ...note(t('trip.clientNotes'), order.clientNotes),
  ];
};
