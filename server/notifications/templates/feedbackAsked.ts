import type { DriverView } from '../views';
import { buttons } from './blocks/Buttons';
import { route } from './blocks/Route';
import { facts } from './blocks/Rows';
import { paragraph, section, title } from './blocks/text';
import { dayAndTime, greeting, tripName } from './blocks/trip';
import type { Template } from './template';

/** To each driver after the trip's end: tell how it went, and the hours. */
export const feedbackAsked: Template<{ order: DriverView; driver: { firstname: string }; feedbackKey: string }> = (
  { order, driver, feedbackKey },
  branding,
) => ({
  subject: `Kuidas läks? ${tripName(order)}`,
  preheader: 'Palun andke tagasisidet ja märkige oma töötunnid.',
  blocks: [
    title('Kuidas reis läks?'),
    paragraph(
      `${greeting(driver.firstname)} Aitäh sõidu eest! Palun andke tagasisidet ja märkige oma töötunnid. See võtab vaid minuti.`,
    ),
    buttons({ label: 'Anna tagasisidet', href: branding.links.feedback(order.id, feedbackKey) }),
    section('Reis'),
    route(order.stops),
    facts([
      { label: 'Reisi nr', value: order.tripNumber === null ? null : String(order.tripNumber) },
      { label: 'Väljumine', value: dayAndTime(order.startsAt) },
      { label: 'Lõpp', value: dayAndTime(order.endsAt) },
    ]),
  ],
});
