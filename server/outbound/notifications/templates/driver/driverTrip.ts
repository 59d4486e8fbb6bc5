import type { Words } from '../../../../texts/words';
import type { DriverView } from '../../views';
import type { Block } from '../blocks/block';
import { writeButtons } from '../blocks/Buttons';
import { writeRoute } from '../blocks/Route';
import { writeFacts } from '../blocks/Rows';
import { writeNote, writeSection } from '../blocks/text';
import { printPhone, listTripRows } from '../blocks/trip';
import type { Branding } from '../template';

/** The facts that a driver needs about a trip. */
export const writeDriverTrip = (order: DriverView, words: Words): Block[] => {
  const { t } = words;
  return [
    writeSection(t('trip.trip')),
    writeRoute(order.stops, words),
    writeFacts([
      { label: t('trip.tripNumber'), value: order.tripNumber === null ? null : String(order.tripNumber) },
      ...listTripRows(order, words),
      { label: t(order.buses.length > 1 ? 'trip.buses' : 'trip.bus'), value: order.buses.join(', ') },
      { label: t('trip.company'), value: order.company },
      { label: t('trip.contact'), value: order.contactName },
      { label: t('trip.phone'), value: printPhone(order.contactPhone), href: `tel:${order.contactPhone}` },
      { label: t('trip.catering'), value: order.food.map(({ name, count }) => `${name} × ${count}`).join(', ') },
    ]),
    ...writeNote(t('driverMail.driverNotes'), order.driverNotes),
    ...writeNote(t('trip.clientNotes'), order.clientNotes),
  ];
};

/** The buttons that confirm and decline a job. */
export const writeConfirmButtons = ({ id }: DriverView, confirmationKey: string, { t, links }: Branding): Block =>
  writeButtons(
    { label: t('driverMail.confirm'), href: links.confirmJob(id, confirmationKey) },
    { label: t('driverMail.decline'), href: links.declineJob(id, confirmationKey) },
  );
