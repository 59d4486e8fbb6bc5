import { formatDateTime } from '../../platform/time';
import type { DriverView } from '../views';
import { buttons } from './blocks/Buttons';
import { paragraph, title } from './blocks/text';
import { greeting, routeName } from './blocks/trip';
import { driverTrip } from './driverTrip';
import type { Template } from './template';

/** To a driver who was put on a job: confirm or decline. */
export const jobAssigned: Template<{ order: DriverView; driver: { firstname: string }; confirmationKey: string }> = (
  { order, driver, confirmationKey },
  branding,
) => ({
  subject: `Uus töö: ${routeName(order.stops)}, ${formatDateTime(new Date(order.startsAt))}`,
  preheader: 'Palun andke teada, kas saate sõita.',
  blocks: [
    title('Teile on uus töö'),
    paragraph(`${greeting(driver.firstname)} Palun andke teada, kas saate sõita.`),
    buttons(
      { label: 'Kinnitan', href: branding.links.confirmJob(order.id, confirmationKey) },
      { label: 'Keeldun', href: branding.links.declineJob(order.id, confirmationKey) },
    ),
    ...driverTrip(order),
  ],
});
