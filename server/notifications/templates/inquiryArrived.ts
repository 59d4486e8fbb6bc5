import type { OrderSnapshot } from '../../orders/order.events';
import { buttons } from './blocks/Buttons';
import { pricedFood } from './blocks/money';
import { route } from './blocks/Route';
import { facts } from './blocks/Rows';
import { note, section, title } from './blocks/text';
import { routeName, tripName, tripRows } from './blocks/trip';
import type { Template } from './template';

/** To the logistician: somebody asks for a price. */
export const inquiryArrived: Template<{ order: OrderSnapshot }> = ({ order }, sender) => ({
  subject: `Uus päring: ${tripName(order)}`,
  preheader: `${order.company || order.fullName}, reisijaid ${order.passengers}`,
  blocks: [
    title(`Uus päring: ${routeName(order.stops)}`),
    route(order.stops),
    facts(tripRows(order)),
    ...note('Kliendi märkused', order.clientNotes),
    section('Klient'),
    facts([
      { label: 'Täisnimi', value: order.fullName },
      { label: 'Ettevõte', value: order.company },
      { label: 'E-post', value: order.email, href: `mailto:${order.email}` },
      { label: 'Telefon', value: order.phone, href: `tel:${order.phone}` },
    ]),
    ...pricedFood(order.food),
    buttons({ label: 'Vasta päringule', href: sender.links.inquiryPage(order.id) }),
  ],
});
