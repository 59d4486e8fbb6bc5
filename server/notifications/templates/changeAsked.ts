import type { AskedDifferences, OrderSnapshot } from '../../orders/lifecycle/order.events';
import { askedRows } from './blocks/asked';
import { buttons } from './blocks/Buttons';
import { route } from './blocks/Route';
import { facts } from './blocks/Rows';
import { paragraph, section, title } from './blocks/text';
import { phoneText, routeName, tripName, tripRows } from './blocks/trip';
import type { Template } from './template';

interface Asked {
  order: OrderSnapshot;
  asked: AskedDifferences;
  /** In place of an earlier wish. */
  replaces: boolean;
}

/** To the logistician: a customer asks for something to be different. */
export const changeAsked: Template<Asked> = ({ order, asked, replaces }, branding) => ({
  subject: `Klient soovib muudatust: ${tripName(order, branding)}`,
  preheader: order.company || order.fullName,
  blocks: [
    title(`Klient soovib muudatust: ${routeName(order.stops)}`),
    ...(replaces ? [paragraph('See soov tuli varasema asemele, millele polnud veel vastatud.')] : []),
    facts(askedRows(asked, branding)),
    buttons({ label: 'Vasta soovile', href: branding.links.dashboard() }),
    section('Praegu kehtib'),
    route(order.stops, branding),
    facts([
      ...tripRows(order, branding),
      { label: 'Telefon', value: phoneText(order.phone), href: `tel:${order.phone}` },
    ]),
  ],
});
