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
  branding,
) => ({
  subject: `Töö muutus: ${routeName(order.stops)}, ${formatDateTime(new Date(order.startsAt))}`,
  preheader: 'Vaadake uus kava üle ja andke teada, kas saate sõita.',
  blocks: [
    title('Teie töö muutus'),
    paragraph(
      `${greeting(driver.firstname)} Vaadake uus kava üle ja andke uuesti teada, kas saate sõita. Varasem link enam ei kehti.`,
    ),
    buttons(
      { label: 'Kinnitan', href: branding.links.confirmJob(order.id, confirmationKey) },
      { label: 'Keeldun', href: branding.links.declineJob(order.id, confirmationKey) },
    ),
    ...driverTrip(order),
  ],
});
