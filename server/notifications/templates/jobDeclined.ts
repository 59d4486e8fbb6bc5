import type { DriverView } from '../views';
import { buttons } from './blocks/Buttons';
import { route } from './blocks/Route';
import { facts } from './blocks/Rows';
import { paragraph, section, title } from './blocks/text';
import { phoneText, tripName, tripRows } from './blocks/trip';
import type { Template } from './template';

/** To the logistician: a driver does not come. */
export const jobDeclined: Template<{ order: DriverView; driver: { firstname: string } }> = (
  { order, driver },
  branding,
) => ({
  subject: `Juht keeldus: ${driver.firstname}, ${tripName(order, branding)}`,
  preheader: 'Reis vajab uut juhti.',
  blocks: [
    title(`${driver.firstname} keeldus tööst`),
    paragraph('Reis vajab uut juhti.'),
    buttons({ label: 'Ava töö', href: branding.links.jobPage(order.id) }),
    section('Reis'),
    route(order.stops, branding),
    facts([
      { label: 'Reisi nr', value: order.tripNumber === null ? null : String(order.tripNumber) },
      ...tripRows(order, branding),
      { label: order.buses.length > 1 ? 'Bussid' : 'Buss', value: order.buses.join(', ') },
      { label: 'Ettevõte', value: order.company },
      { label: 'Kontakt', value: order.contactName },
      { label: 'Telefon', value: phoneText(order.contactPhone), href: `tel:${order.contactPhone}` },
    ]),
  ],
});
