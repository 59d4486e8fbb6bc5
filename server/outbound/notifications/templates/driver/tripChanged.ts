import type { DriverView } from '../../views';
import { writeParagraph, writeTitle } from '../blocks/text';
import { printGreeting, printTripAndTime } from '../blocks/trip';
import { writeConfirmButtons, writeDriverTrip } from './driverTrip';
import type { Template } from '../template';

/** To a driver whose trip is another now: confirm or decline again. */
export const writeTripChanged: Template<{
  order: DriverView;
  driver: { firstname: string };
  confirmationKey: string;
}> = ({ order, driver, confirmationKey }, branding) => ({
  subject: `${branding.t('driverMail.jobChanged')}: ${printTripAndTime(order, branding)}`,
  preheader: branding.t('driverMail.jobChangedCheck'),
  blocks: [
    writeTitle(branding.t('driverMail.jobChangedTitle')),
    writeParagraph(`${printGreeting(driver.firstname, branding)} ${branding.t('driverMail.jobChangedAgain')}`),
    writeConfirmButtons(order, confirmationKey, branding),
    ...writeDriverTrip(order, branding),
  ],
});
