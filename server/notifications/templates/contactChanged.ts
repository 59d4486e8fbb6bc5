import { formatDateTime } from '../../platform/time';
import type { DriverView } from '../views';
import { buttons } from './blocks/Buttons';
import { paragraph, title } from './blocks/text';
import { greeting, phoneText, routeName } from './blocks/trip';
import { driverTrip } from './driverTrip';
import type { Template } from './template';

/** To each driver of a trip: somebody else leads the group, or has another number. Nothing has to be confirmed anew. */
export const contactChanged: Template<{ order: DriverView; driver: { firstname: string } }> = (
  { order, driver },
  branding,
) => ({
  subject: `Kontakt muutus: ${routeName(order.stops)}, ${formatDateTime(new Date(order.startsAt))}`,
  preheader: `Reisi kontakt on nüüd ${order.contactName}, telefon ${phoneText(order.contactPhone)}.`,
  blocks: [
    title('Kontakt muutus'),
    paragraph(
      `${greeting(driver.firstname)} Reisi kontakt on nüüd ${order.contactName}, telefon ${phoneText(order.contactPhone)}. Uuesti kinnitada ei ole vaja.`,
    ),
    buttons({ label: 'Ava töö', href: branding.links.jobPage(order.id) }),
    ...driverTrip(order),
  ],
});
