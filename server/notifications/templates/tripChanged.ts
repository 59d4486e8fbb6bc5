import { formatDateTime } from '../../platform/time';
import type { DriverView } from '../views';
import { buttons } from './blocks/Buttons';
import { paragraph, title } from './blocks/text';
import { greeting, routeName } from './blocks/trip';
import { driverTrip } from './driverTrip';
import type { Template } from './template';

/** To a driver whose trip is another now: confirm or decline anew. */
export const tripChanged: Template<{ order: DriverView; driver: { firstname: string }; confirmationKey: string }> = (
  { order, driver, confirmationKey },
  sender,
) => ({
  subject: `Töö muutus: ${routeName(order.stops)}, ${formatDateTime(new Date(order.startsAt))}`,
  preheader: 'Vaata uus kava üle ja anna teada, kas saad sõita.',
  blocks: [
    title('Sinu töö muutus'),
    paragraph(
      `${greeting(driver.firstname)} Vaata uus kava üle ja anna uuesti teada, kas saad sõita. Varasem link enam ei kehti.`,
    ),
    buttons(
      { label: 'Kinnitan', href: sender.links.confirmJob(order.id, confirmationKey) },
      { label: 'Keeldun', href: sender.links.declineJob(order.id, confirmationKey) },
    ),
    ...driverTrip(order),
  ],
});
