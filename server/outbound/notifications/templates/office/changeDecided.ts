import type { OfferSnapshot, WantedDifferences, OrderSnapshot } from '../../../../model/orders/snapshots';
import { wantedRows } from '../blocks/wanted';
import { buttons } from '../blocks/Buttons';
import { price } from '../blocks/money';
import { route } from '../blocks/Route';
import { facts } from '../blocks/Rows';
import { paragraph, section, title } from '../blocks/text';
import { routeName, tripName, tripRows } from '../blocks/trip';
import type { Template } from '../template';

interface Decided {
  order: OrderSnapshot;
  accepted: boolean;
  wanted: WantedDifferences;
  /** The new agreement; absent in older messages. */
  offer?: OfferSnapshot | null;
  /** Its id, for its paper goes along. */
  offerId?: string | null;
}

/** To the logistician: the customer decided on the price of a change. */
export const changeDecided: Template<Decided> = ({ order, accepted, wanted, offer }, branding) => {
  const heading = accepted ? branding.t('officeMail.changeAccepted') : branding.t('officeMail.changeRefused');
  return {
    subject: `${heading}: ${tripName(order, branding)}`,
    preheader: order.company || order.fullName,
    blocks: [
      title(`${heading}: ${routeName(order.stops)}`),
      paragraph(accepted ? branding.t('officeMail.changed') : branding.t('officeMail.unchanged')),
      facts(wantedRows(wanted, branding)),
      buttons({
        label: branding.t('officeMail.openOrder'),
        href: branding.links.orderPage(order),
      }),
      section(accepted ? branding.t('tripMail.tripNow') : branding.t('tripMail.holdsNow')),
      route(order.stops, branding),
      facts(tripRows(order, branding)),
      ...(offer ? price(offer, order.food, branding) : []),
    ],
  };
};
