import type { CustomerEdited } from '../../../../model/orders/snapshots';
import type { DriverView } from '../../views';
import { writeButtons } from '../blocks/Buttons';
import { writeParagraph, writeTitle } from '../blocks/text';
import { printGreeting, printTripAndTime } from '../blocks/trip';
import { writeDriverTrip } from './driverTrip';
import { listEditRows, printEdits } from '../edits';
import type { Template } from '../template';

/** To each driver of a trip: its customer has changed something. Nothing has to be confirmed again. */
export const writeTripEdited: Template<{
  order: DriverView;
  driver: { firstname: string };
  edits: CustomerEdited[];
}> = ({ order, driver, edits }, branding) => ({
  subject: `${branding.t('driverMail.edited')}: ${printTripAndTime(order, branding)}`,
  preheader: printEdits(edits, branding),
  blocks: [
    writeTitle(branding.t('driverMail.edited')),
    writeParagraph(`${printGreeting(driver.firstname, branding)} ${branding.t('driverMail.noNeedToConfirm')}`),
    listEditRows(edits, branding),
    writeButtons({ label: branding.t('driverMail.openJob'), href: branding.links.jobPage(order.id) }),
    ...writeDriverTrip(order, branding),
  ],
});
