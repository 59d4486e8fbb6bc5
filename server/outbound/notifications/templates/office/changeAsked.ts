import type { WantedDifferences, OrderSnapshot } from '../../../../model/orders/snapshots';
import { listWantedRows } from '../blocks/wanted';
import { writeButtons } from '../blocks/Buttons';
import { writeRoute } from '../blocks/Route';
import { writeFacts } from '../blocks/Rows';
import { writeParagraph, writeSection, writeTitle } from '../blocks/text';
import { printPhone, printRouteName, printTripName, listTripRows } from '../blocks/trip';
import type { Template } from '../template';

interface Requested {
  order: OrderSnapshot;
  wanted: WantedDifferences;
  /** In place of an earlier change request. */
  replaces: boolean;
}

/** To the logistician: a customer asks for something to be different. */
export const changeAsked: Template<Requested> = ({ order, wanted, replaces }, branding) => ({
  subject: `${branding.t('officeMail.changeAsked')}: ${printTripName(order, branding)}`,
  preheader: order.company || order.fullName,
  blocks: [
    writeTitle(`${branding.t('officeMail.changeAsked')}: ${printRouteName(order.stops)}`),
    ...(replaces ? [writeParagraph(branding.t('officeMail.changeReplaces'))] : []),
    writeFacts(listWantedRows(wanted, branding)),
    writeButtons({ label: branding.t('officeMail.answerChange'), href: branding.links.orderPage(order) }),
    writeSection(branding.t('tripMail.holdsNow')),
    writeRoute(order.stops, branding),
    writeFacts([
      ...listTripRows(order, branding),
      { label: branding.t('trip.phone'), value: printPhone(order.phone), href: `tel:${order.phone}` },
    ]),
  ],
});
