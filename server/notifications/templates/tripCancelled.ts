import { formatEuros } from '../../platform/money';
import type { CustomerView } from '../views';
import { route } from './blocks/Route';
import { facts } from './blocks/Rows';
import { paragraph, section, title } from './blocks/text';
import { greeting, reachUs, tripName, tripRows } from './blocks/trip';
import type { Template } from './template';

/** To the customer, who has cancelled on the page of the trip. `fee` in cents; null: nothing was agreed. */
export const tripCancelled: Template<{ order: CustomerView; fee: number | null }> = ({ order, fee }, branding) => ({
  subject: `Teie reis on tühistatud: ${tripName(order)}`,
  preheader: fee ? `Tühistustasu ${formatEuros(fee)}` : 'Tühistamine on tasuta',
  blocks: [
    title('Teie reis on tühistatud'),
    paragraph(greeting(order.fullName)),
    paragraph(
      fee
        ? `Tühistasite reisi. Tühistustasu on ${formatEuros(fee)} koos käibemaksuga; saadame selle kohta arve.`
        : 'Tühistasite reisi. Tühistamine on tasuta.',
    ),
    section('Tühistatud reis'),
    route(order.stops),
    facts(tripRows(order)),
    paragraph(`Kui see oli eksitus, ${reachUs(branding)}.`),
  ],
});
