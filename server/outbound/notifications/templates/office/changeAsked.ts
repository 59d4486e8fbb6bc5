import type { WantedDifferences, OrderSnapshot } from '../../../../model/orders/snapshots';
import { wantedRows } from '../blocks/wanted';
import { buttons } from '../blocks/Buttons';
import { route } from '../blocks/Route';
import { facts } from '../blocks/Rows';
import { paragraph, section, title } from '../blocks/text';
import { phoneText, routeName, tripName, tripRows } from '../blocks/trip';
import type { Template } from '../template';

interface Requested {
  order: OrderSnapshot;
  wanted: WantedDifferences;
  /** In place of an earlier change request. */
  replaces: boolean;
}

/** To the logistician: a customer asks for something to be different. */
export const changeAsked: Template<Requested> = ({ order, wanted, replaces }, branding) => ({
  subject: `${branding.t('officeMail.changeAsked')}: ${tripName(order, branding)}`,
  preheader: order.company || order.fullName,
  blocks: [
    title(`${branding.t('officeMail.changeAsked')}: ${routeName(order.stops)}`),
    ...(replaces ? [paragraph(branding.t('officeMail.changeReplaces'))] : []),
    facts(wantedRows(wanted, branding)),
    buttons({ label: branding.t('officeMail.answerChange'), href: branding.links.orderPage(order) }),
    section(branding.t('tripMail.holdsNow')),
    route(order.stops, branding),
    facts([
      ...tripRows(order, branding),
      { label: branding.t('trip.phone'), value: phoneText(order.phone), href: `tel:${order.phone}` },
    ]),
  ],
});
