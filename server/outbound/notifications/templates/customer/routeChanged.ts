import type { CustomerView } from '../../views';
import { route } from '../blocks/Route';
import { facts } from '../blocks/Rows';
import { paragraph, section, title } from '../blocks/text';
import { greeting, reachUs, tripName, tripRows } from '../blocks/trip';
import type { Template } from '../template';

/** To the customer, when the logistician ticked it: the route is another now. */
export const routeChanged: Template<{ order: CustomerView }> = ({ order }, branding) => ({
  subject: `${branding.t('customerMail.routeChanged')}: ${tripName(order, branding)}`,
  preheader: branding.t('customerMail.routeDeparture', { time: branding.dayAndTime(order.startsAt) }),
  blocks: [
    title(branding.t('customerMail.routeChanged')),
    paragraph(greeting(order.fullName, branding)),
    paragraph(branding.t('customerMail.routeCheck')),
    section(branding.t('customerMail.newRoute')),
    route(order.stops, branding),
    facts(tripRows(order, branding)),
    paragraph(branding.t('customerMail.notSuitable', { reachUs: reachUs(branding) })),
  ],
});
