import type { CustomerView } from '../../views';
import { writeTrip } from '../blocks/tripBlocks';
import { writeParagraph, writeTitle } from '../blocks/text';
import { printGreeting, printReachUs, printTripName } from '../blocks/trip';
import type { Template } from '../template';

/** To the customer, when the logistician ticked it: the route is another now. */
export const writeRouteChanged: Template<{ order: CustomerView }> = ({ order }, branding) => ({
  subject: `${branding.t('customerMail.routeChanged')}: ${printTripName(order, branding)}`,
  preheader: branding.t('customerMail.routeDeparture', { time: branding.dayAndTime(order.startsAt) }),
  blocks: [
    writeTitle(branding.t('customerMail.routeChanged')),
    writeParagraph(printGreeting(order.fullName, branding)),
    writeParagraph(branding.t('customerMail.routeCheck')),
    ...writeTrip(branding.t('customerMail.newRoute'), order, branding),
    writeParagraph(branding.t('customerMail.notSuitable', { reachUs: printReachUs(branding) })),
  ],
});
