import type { DriverView } from '../../views';
import { route } from '../blocks/Route';
import { facts } from '../blocks/Rows';
import { paragraph, section, title } from '../blocks/text';
import { greeting, tripAndTime } from '../blocks/trip';
import type { Template } from '../template';

/** To a driver who was taken off a job. */
export const tripTakenBack: Template<{ order: DriverView; driver: { firstname: string } }> = (
  { order, driver },
  branding,
) => ({
  subject: `${branding.t('driverMail.takenBack')}: ${tripAndTime(order, branding)}`,
  preheader: branding.t('driverMail.takenBackNoNeed'),
  blocks: [
    title(branding.t('driverMail.takenBack')),
    paragraph(
      `${greeting(driver.firstname, branding)} ${branding.t('driverMail.takenBackNoNeed')} ${branding.t('driverMail.takenBackVoid')}`,
    ),
    section(branding.t('driverMail.takenBackTrip')),
    route(order.stops, branding),
    facts([
      { label: branding.t('trip.tripNumber'), value: order.tripNumber === null ? null : String(order.tripNumber) },
      { label: branding.t('trip.departure'), value: branding.dayAndTime(order.startsAt) },
    ]),
  ],
});
