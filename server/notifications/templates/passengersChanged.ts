import { formatDateTime } from '../../platform/time';
import type { DriverView } from '../views';
import { buttons } from './blocks/Buttons';
import { paragraph, title } from './blocks/text';
import { greeting, routeName } from './blocks/trip';
import { driverTrip } from './driverTrip';
import type { Template } from './template';

/** To each driver of a trip: more or fewer people travel. Nothing has to be confirmed anew. */
export const passengersChanged: Template<{ order: DriverView; driver: { firstname: string }; before: number }> = (
  { order, driver, before },
  branding,
) => ({
  subject: `Reisijate arv muutus: ${routeName(order.stops)}, ${formatDateTime(new Date(order.startsAt))}`,
  preheader: `Reisijaid on nüüd ${order.passengers}, enne oli ${before}.`,
  blocks: [
    title('Reisijate arv muutus'),
    paragraph(
      `${greeting(driver.firstname)} Reisijaid on nüüd ${order.passengers}, enne oli ${before}. Uuesti kinnitada ei ole vaja.`,
    ),
    buttons({ label: 'Ava töö', href: branding.links.jobPage(order.id) }),
    ...driverTrip(order),
  ],
});
