import type { DriverView } from '../../views';
import { writeParagraph, writeTitle } from '../blocks/text';
import { printGreeting, printTripAndTime } from '../blocks/trip';
import { writeConfirmButtons, writeDriverTrip } from './driverTrip';
import type { Template } from '../template';

/** To a driver who was put on a job: confirm or decline. */
export const writeJobAssigned: Template<{
  order: DriverView;
  driver: { firstname: string };
  confirmationKey: string;
}> = ({ order, driver, confirmationKey }, branding) => ({
  subject: `${branding.t('driverMail.newJob')}: ${printTripAndTime(order, branding)}`,
  preheader: branding.t('driverMail.canYou'),
  blocks: [
    writeTitle(branding.t('driverMail.newJobTitle')),
    writeParagraph(`${printGreeting(driver.firstname, branding)} ${branding.t('driverMail.canYou')}`),
    writeConfirmButtons(order, confirmationKey, branding),
    ...writeDriverTrip(order, branding),
  ],
});
