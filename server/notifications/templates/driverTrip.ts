import type { DriverView } from '../views';
import type { Block } from './blocks/block';
import { route } from './blocks/Route';
import { facts } from './blocks/Rows';
import { note, section } from './blocks/text';
import { phoneText, tripRows } from './blocks/trip';

/** What a driver has to know of a trip. */
export const driverTrip = (order: DriverView): Block[] => [
  section('Reis'),
  route(order.stops),
  facts([
    { label: 'Reisi nr', value: order.tripNumber === null ? null : String(order.tripNumber) },
    ...tripRows(order),
    { label: order.buses.length > 1 ? 'Bussid' : 'Buss', value: order.buses.join(', ') },
    { label: 'Ettevõte', value: order.company },
    { label: 'Kontakt', value: order.contactName },
    { label: 'Telefon', value: phoneText(order.contactPhone), href: `tel:${order.contactPhone}` },
    { label: 'Toitlustus', value: order.food.map(({ name, count }) => `${name} × ${count}`).join(', ') },
  ]),
  ...note('Märkused juhile', order.driverNotes),
  ...note('Kliendi märkused', order.clientNotes),
];
