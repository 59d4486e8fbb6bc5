import type { DriverView } from '../../views';
import { buttons } from '../blocks/Buttons';
import { paragraph, title } from '../blocks/text';
import { greeting, tripAndTime } from '../blocks/trip';
import { driverTripBlocks } from './driverTrip';
import type { Template } from '../template';

/** To a driver whose trip is another now: confirm or decline again. */
export const tripChanged: Template<{ order: DriverView; driver: { firstname: string }; confirmationKey: string }> = (
  { order, driver, confirmationKey },
  branding,
) => ({
  subject: `${branding.t('driverMail.jobChanged')}: ${tripAndTime(order, branding)}`,
  preheader: branding.t('driverMail.jobChangedCheck'),
  blocks: [
    title(branding.t('driverMail.jobChangedTitle')),
    paragraph(`${greeting(driver.firstname, branding)} ${branding.t('driverMail.jobChangedAgain')}`),
    buttons(
      { label: branding.t('driverMail.confirm'), href: branding.links.confirmJob(order.id, confirmationKey) },
      { label: branding.t('driverMail.decline'), href: branding.links.declineJob(order.id, confirmationKey) },
    ),
    ...driverTripBlocks(order, branding),
  ],
});
