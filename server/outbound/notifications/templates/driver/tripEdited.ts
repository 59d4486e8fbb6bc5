import type { CustomerEdited } from '../../../../model/orders/snapshots';
import type { DriverView } from '../../views';
import { buttons } from '../blocks/Buttons';
import { paragraph, title } from '../blocks/text';
import { greeting, tripAndTime } from '../blocks/trip';
import { driverTripBlocks } from './driverTrip';
import { editedRows, editedWords } from '../edits';
import type { Template } from '../template';

/** To each driver of a trip: its customer has changed something. Nothing has to be confirmed again. */
export const tripEdited: Template<{ order: DriverView; driver: { firstname: string }; edits: CustomerEdited[] }> = (
  { order, driver, edits },
  branding,
) => ({
  subject: `${branding.t('driverMail.edited')}: ${tripAndTime(order, branding)}`,
  preheader: editedWords(edits, branding),
  blocks: [
    title(branding.t('driverMail.edited')),
    paragraph(`${greeting(driver.firstname, branding)} ${branding.t('driverMail.noNeedToConfirm')}`),
    editedRows(edits, branding),
    buttons({ label: branding.t('driverMail.openJob'), href: branding.links.jobPage(order.id) }),
    ...driverTripBlocks(order, branding),
  ],
});
