import type { OfferSnapshot, OrderSnapshot } from '../../orders/lifecycle/order.events';
import { amountsDue, formatEuros } from '../../platform/money';
import { buttons } from './blocks/Buttons';
import { price } from './blocks/money';
import { route } from './blocks/Route';
import { facts } from './blocks/Rows';
import { note, section, title } from './blocks/text';
import { phoneText, routeName, tripName, tripRows } from './blocks/trip';
import type { Template } from './template';

interface Decided {
  order: OrderSnapshot;
  offer: OfferSnapshot;
  /** In Estonian; null: the customer accepted. */
  rejectReason: string | null;
}

/** To the logistician: the customer has answered an offer by its link. */
export const offerDecided: Template<Decided> = ({ order, offer, rejectReason }, branding) => {
  const { links } = branding;
  const accepted = rejectReason === null;
  const heading = accepted ? 'Klient võttis pakkumise vastu' : 'Klient loobus pakkumisest';
  return {
    subject: `${heading}: ${tripName(order, branding)}`,
    preheader: [order.company || order.fullName, rejectReason ?? sumOf(order, offer)].join(', '),
    blocks: [
      title(`${heading}: ${routeName(order.stops)}`),
      ...(accepted ? [] : [facts([{ label: 'Põhjus', value: rejectReason }])]),
      buttons(
        accepted
          ? { label: 'Määra juht ja buss', href: links.acceptedPage(order.id) }
          : { label: 'Ava päring', href: links.rejectedPage(order.id) },
      ),
      section('Klient'),
      facts([
        { label: 'Täisnimi', value: order.fullName },
        { label: 'Ettevõte', value: order.company },
        { label: 'E-post', value: order.email, href: `mailto:${order.email}` },
        { label: 'Telefon', value: phoneText(order.phone), href: `tel:${order.phone}` },
        ...(accepted
          ? [
              { label: 'Grupijuht', value: order.groupFullName },
              { label: 'Grupijuhi telefon', value: order.groupPhone && phoneText(order.groupPhone) },
            ]
          : []),
      ]),
      section('Reis'),
      route(order.stops, branding),
      facts(tripRows(order, branding)),
      ...price(offer, order.food, branding),
      ...note('Kliendi märkused', order.clientNotes),
    ],
  };
};

function sumOf(order: OrderSnapshot, offer: OfferSnapshot): string {
  const { amountDue } = amountsDue(offer, order.food);
  return amountDue === null ? 'hind lepitakse kokku eraldi' : formatEuros(amountDue);
}
