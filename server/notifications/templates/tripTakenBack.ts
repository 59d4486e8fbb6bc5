import { formatDateTime } from '../../platform/time';
import type { DriverView } from '../views';
import { route } from './blocks/Route';
import { facts } from './blocks/Rows';
import { paragraph, section, title } from './blocks/text';
import { dayAndTime, greeting, routeName } from './blocks/trip';
import type { Template } from './template';

/** To a driver who was taken off a job. */
export const tripTakenBack: Template<{ order: DriverView; driver: { firstname: string } }> = ({ order, driver }) => ({
  subject: `Töö võeti tagasi: ${routeName(order.stops)}, ${formatDateTime(new Date(order.startsAt))}`,
  preheader: 'Te ei pea seda reisi enam sõitma.',
  blocks: [
    title('Töö võeti tagasi'),
    paragraph(
      `${greeting(driver.firstname)} Te ei pea seda reisi enam sõitma. Kui olite selle juba kinnitanud, siis see kinnitus enam ei kehti.`,
    ),
    section('Tagasi võetud reis'),
    route(order.stops),
    facts([
      { label: 'Reisi nr', value: order.tripNumber === null ? null : String(order.tripNumber) },
      { label: 'Väljumine', value: dayAndTime(order.startsAt) },
    ]),
  ],
});
