import type { DriverView } from '../../views';
import { writeRoute } from '../blocks/Route';
import { writeFacts } from '../blocks/Rows';
import { writeParagraph, writeSection, writeTitle } from '../blocks/text';
import { printGreeting, printTripAndTime } from '../blocks/trip';
import type { Template } from '../template';

/** To a driver who was taken off a job. */
export const writeTripTakenBack: Template<{ order: DriverView; driver: { firstname: string } }> = (
  { order, driver },
  branding,
) => ({
  subject: `${branding.t('driverMail.takenBack')}: ${printTripAndTime(order, branding)}`,
  preheader: branding.t('driverMail.takenBackNoNeed'),
  blocks: [
    writeTitle(branding.t('driverMail.takenBack')),
    writeParagraph(
      `${printGreeting(driver.firstname, branding)} ${branding.t('driverMail.takenBackNoNeed')} ${branding.t('driverMail.takenBackVoid')}`,
    ),
    writeSection(branding.t('driverMail.takenBackTrip')),
    writeRoute(order.stops, branding),
    writeFacts([
      { label: branding.t('trip.tripNumber'), value: order.tripNumber === null ? null : String(order.tripNumber) },
      { label: branding.t('trip.departure'), value: branding.dayAndTime(order.startsAt) },
    ]),
  ],
});
