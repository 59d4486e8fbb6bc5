import type { CustomerView } from '../views';
import { route } from './blocks/Route';
import { facts } from './blocks/Rows';
import { paragraph, section, title } from './blocks/text';
import { dayAndTime, greeting, reachUs, tripName, tripRows } from './blocks/trip';
import type { Template } from './template';

/** To the customer, when the logistician ticked it: the route is another now. */
export const routeChanged: Template<{ order: CustomerView }> = ({ order }, branding) => ({
  subject: `Teie reisi marsruut muutus: ${tripName(order)}`,
  preheader: `Väljumine ${dayAndTime(order.startsAt)}`,
  blocks: [
    title('Teie reisi marsruut muutus'),
    paragraph(greeting(order.fullName)),
    paragraph('Muutsime teie reisi marsruuti. Palun vaadake peatused ja kellaajad üle.'),
    section('Uus marsruut'),
    route(order.stops),
    facts(tripRows(order)),
    paragraph(`Kui midagi ei sobi, ${reachUs(branding)}.`),
  ],
});
