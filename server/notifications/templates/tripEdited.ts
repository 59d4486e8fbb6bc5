import { formatDateTime } from '../../platform/time';
import type { CustomerEdited } from '../../orders/lifecycle/order.events';
import type { DriverView } from '../views';
import { buttons } from './blocks/Buttons';
import { paragraph, title } from './blocks/text';
import { greeting, routeName } from './blocks/trip';
import { driverTrip } from './driverTrip';
import { editedRows, editedWords } from './edits';
import type { Template } from './template';

/** To each driver of a trip: its customer has changed something. Nothing has to be confirmed anew. */
export const tripEdited: Template<{ order: DriverView; driver: { firstname: string }; edits: CustomerEdited[] }> = (
  { order, driver, edits },
  branding,
) => ({
  subject: `Klient muutis reisi andmeid: ${routeName(order.stops)}, ${formatDateTime(new Date(order.startsAt))}`,
  preheader: editedWords(edits),
  blocks: [
    title('Klient muutis reisi andmeid'),
    paragraph(`${greeting(driver.firstname)} Klient muutis teie reisi andmeid. Uuesti kinnitada ei ole vaja.`),
    editedRows(edits),
    buttons({ label: 'Ava töö', href: branding.links.jobPage(order.id) }),
    ...driverTrip(order),
  ],
});
