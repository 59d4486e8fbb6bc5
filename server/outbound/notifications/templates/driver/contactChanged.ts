import type { Words } from '../../../../texts/words';
import type { DriverView } from '../../views';
import { buttons } from '../blocks/Buttons';
import { paragraph, title } from '../blocks/text';
import { greeting, phoneText, tripAndTime } from '../blocks/trip';
import { driverTripBlocks } from './driverTrip';
import type { Template } from '../template';

/** To each driver of a trip: somebody else leads the group, or has another number. Nothing has to be confirmed again. */
export const contactChanged: Template<{ order: DriverView; driver: { firstname: string } }> = (
  { order, driver },
  branding,
) => ({
  subject: `${branding.t('driverMail.contactChanged')}: ${tripAndTime(order, branding)}`,
  preheader: contactNow(order, branding),
  blocks: [
    title(branding.t('driverMail.contactChanged')),
    paragraph(
      `${greeting(driver.firstname, branding)} ${contactNow(order, branding)} ${branding.t('driverMail.noNeedToConfirm')}`,
    ),
    buttons({ label: branding.t('driverMail.openJob'), href: branding.links.jobPage(order.id) }),
    ...driverTripBlocks(order, branding),
  ],
});

const contactNow = (order: DriverView, { t }: Words): string =>
  t('driverMail.contactNow', { name: order.contactName, phone: phoneText(order.contactPhone) });
