import type { OrderSnapshot } from '../../orders/lifecycle/order.events';
import { buttons } from './blocks/Buttons';
import { route } from './blocks/Route';
import { facts } from './blocks/Rows';
import { paragraph, section, title } from './blocks/text';
import { phoneText, routeName, tripName, tripRows } from './blocks/trip';
import type { Template } from './template';

interface Asked {
  order: OrderSnapshot;
  /** One sentence each, in Estonian. */
  asked: string[];
  /** In place of an earlier wish. */
  replaces: boolean;
}

/** To the logistician: a customer asks for something to be different. */
export const changeAsked: Template<Asked> = ({ order, asked, replaces }, { links }) => ({
  subject: `Klient soovib muudatust: ${tripName(order)}`,
  preheader: [order.company || order.fullName, ...asked].join(', '),
  blocks: [
    title(`Klient soovib muudatust: ${routeName(order.stops)}`),
    ...(replaces ? [paragraph('See soov tuli varasema asemele, millele polnud veel vastatud.')] : []),
    ...asked.map(paragraph),
    buttons({ label: 'Vasta soovile', href: links.dashboard() }),
    section('Praegu kehtib'),
    route(order.stops),
    facts([...tripRows(order), { label: 'Telefon', value: phoneText(order.phone), href: `tel:${order.phone}` }]),
  ],
});
