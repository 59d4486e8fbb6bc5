import type { OrderSnapshot } from '../../orders/lifecycle/order.events';
import { buttons } from './blocks/Buttons';
import { route } from './blocks/Route';
import { facts } from './blocks/Rows';
import { paragraph, section, title } from './blocks/text';
import { routeName, tripName, tripRows } from './blocks/trip';
import type { Template } from './template';

/** To the logistician: the customer decided on the price of a change. */
export const changeDecided: Template<{ order: OrderSnapshot; accepted: boolean; asked: string[] }> = (
  { order, accepted, asked },
  { links },
) => {
  const heading = accepted ? 'Klient võttis muudatuse hinna vastu' : 'Klient loobus muudatusest';
  return {
    subject: `${heading}: ${tripName(order)}`,
    preheader: [order.company || order.fullName, ...asked].join(', '),
    blocks: [
      title(`${heading}: ${routeName(order.stops)}`),
      paragraph(accepted ? 'Tellimus on muudetud.' : 'Kehtib see, mis oli kokku lepitud.'),
      ...asked.map(paragraph),
      buttons({
        label: 'Ava tellimus',
        href: order.tripNumber === null ? links.acceptedPage(order.id) : links.jobPage(order.id),
      }),
      section(accepted ? 'Reis on nüüd' : 'Praegu kehtib'),
      route(order.stops),
      facts(tripRows(order)),
    ],
  };
};
