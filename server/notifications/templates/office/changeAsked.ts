import type { AskedDifferences, OrderSnapshot } from '../../../orders/lifecycle/order.events';
import { askedRows } from '../blocks/asked';
import { buttons } from '../blocks/Buttons';
import { route } from '../blocks/Route';
import { facts } from '../blocks/Rows';
import { paragraph, section, title } from '../blocks/text';
import { phoneText, routeName, tripName, tripRows } from '../blocks/trip';
import type { Template } from '../template';

interface Asked {
  order: OrderSnapshot;
  asked: AskedDifferences;
  /** In place of an earlier wish. */
  replaces: boolean;
}

/** To the logistician: a customer asks for something to be different. */
export const changeAsked: Template<Asked> = ({ order, asked, replaces }, branding) => ({
  subject: `${branding.t('officeMail.changeAsked')}: ${tripName(order, branding)}`,
  preheader: order.company || order.fullName,
  blocks: [
    title(`${branding.t('officeMail.changeAsked')}: ${routeName(order.stops)}`),
    ...(replaces ? [paragraph(branding.t('officeMail.changeReplaces'))] : []),
    facts(askedRows(asked, branding)),
    buttons({ label: branding.t('officeMail.answerChange'), href: branding.links.dashboard() }),
    section(branding.t('tripMail.holdsNow')),
    route(order.stops, branding),
    facts([
      ...tripRows(order, branding),
      { label: branding.t('trip.phone'), value: phoneText(order.phone), href: `tel:${order.phone}` },
    ]),
  ],
});
