import type { CustomerView } from '../views';
import { note, paragraph, section, title } from './blocks/text';
import { pricedFood } from './blocks/money';
import { progress } from './blocks/Progress';
import { route } from './blocks/Route';
import { facts } from './blocks/Rows';
import { greeting, phoneText, reachUs, tripName, tripRows } from './blocks/trip';
import type { Template } from './template';

/** To the customer: we have your inquiry. */
export const inquiryReceived: Template<{ order: CustomerView; corrected?: boolean }> = (
  { order, corrected },
  branding,
) => ({
  subject: `${corrected ? 'Saime teie muudetud päringu kätte' : 'Saime teie päringu kätte'}: ${tripName(order)}`,
  preheader: 'Vaatame teie reisi läbi ja saadame hinnapakkumise.',
  blocks: [
    progress(1),
    title(corrected ? 'Saime teie muudetud päringu kätte' : 'Saime teie päringu kätte'),
    paragraph(greeting(order.fullName)),
    paragraph(
      'Aitäh, et küsisite pakkumist meilt. Vaatame teie reisi läbi ja saadame hinnapakkumise sellele samale aadressile.',
    ),
    section('Teie reis'),
    route(order.stops),
    facts([
      ...tripRows(order),
      { label: 'Ettevõte', value: order.company },
      { label: 'Telefon', value: order.phone && phoneText(order.phone) },
    ]),
    ...note('Teie märkused', order.clientNotes),
    ...pricedFood(order.food),
    paragraph(
      `Palun vaadake andmed üle. Kui midagi on valesti või te ei ole meilt midagi küsinud, ${reachUs(branding)}.`,
    ),
  ],
});
