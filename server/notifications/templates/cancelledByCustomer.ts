import type { OrderSnapshot } from '../../orders/lifecycle/order.events';
import { formatEuros } from '../../platform/money';
import { buttons } from './blocks/Buttons';
import { route } from './blocks/Route';
import { facts } from './blocks/Rows';
import { section, title } from './blocks/text';
import { phoneText, routeName, tripName, tripRows } from './blocks/trip';
import type { Template } from './template';

interface Cancelled {
  order: OrderSnapshot;
  /** In Estonian. */
  reason: string;
  /** Cents; null: nothing was agreed. */
  fee: number | null;
}

/** To the logistician: the customer has cancelled on the page of the trip. */
export const cancelledByCustomer: Template<Cancelled> = ({ order, reason, fee }, branding) => ({
  subject: `Klient tühistas reisi: ${tripName(order, branding)}`,
  preheader: [order.company || order.fullName, reason].join(', '),
  blocks: [
    title(`Klient tühistas reisi: ${routeName(order.stops)}`),
    facts([
      { label: 'Põhjus', value: reason },
      { label: 'Tühistustasu', value: fee === null ? 'ei ole, kokku polnud veel lepitud' : formatEuros(fee) },
    ]),
    buttons({ label: 'Ava tellimus', href: branding.links.rejectedPage(order.id) }),
    section('Klient'),
    facts([
      { label: 'Täisnimi', value: order.fullName },
      { label: 'Ettevõte', value: order.company },
      { label: 'Telefon', value: phoneText(order.phone), href: `tel:${order.phone}` },
    ]),
    section('Reis'),
    route(order.stops, branding),
    facts(tripRows(order, branding)),
  ],
});
