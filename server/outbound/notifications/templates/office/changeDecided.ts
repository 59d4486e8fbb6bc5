import type { OfferSnapshot, WantedDifferences, OrderSnapshot } from '../../../../model/orders/snapshots';
import { writeTrip } from '../blocks/tripBlocks';
import { listWantedRows } from '../blocks/wanted';
import { writeButtons } from '../blocks/Buttons';
import { writePrice } from '../blocks/money';
import { writeFacts } from '../blocks/Rows';
import { writeParagraph, writeTitle } from '../blocks/text';
import { printRouteName, printTripName } from '../blocks/trip';
import type { Template } from '../template';

interface ChangeDecision {
  order: OrderSnapshot;
  accepted: boolean;
  wanted: WantedDifferences;
  /** The new agreement; absent in older messages. */
  offer?: OfferSnapshot | null;
  /** Its id, for its paper goes along. */
  offerId?: string | null;
}

/** To the logistician: the customer decided on the price of a change. */
export const changeDecided: Template<ChangeDecision> = ({ order, accepted, wanted, offer }, branding) => {
  const heading = accepted ? branding.t('officeMail.changeAccepted') : branding.t('officeMail.changeRefused');
  return {
    subject: `${heading}: ${printTripName(order, branding)}`,
    preheader: order.company || order.fullName,
    blocks: [
      writeTitle(`${heading}: ${printRouteName(order.stops)}`),
      writeParagraph(accepted ? branding.t('officeMail.changed') : branding.t('officeMail.unchanged')),
      writeFacts(listWantedRows(wanted, branding)),
      writeButtons({
        label: branding.t('officeMail.openOrder'),
        href: branding.links.orderPage(order),
      }),
      ...writeTrip(accepted ? branding.t('tripMail.tripNow') : branding.t('tripMail.holdsNow'), order, branding),
      ...(offer ? writePrice(offer, order.food, branding) : []),
    ],
  };
};
