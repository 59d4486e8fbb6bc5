import type { DriverView } from '../../views';
import { buttons } from '../blocks/Buttons';
import { paragraph, title } from '../blocks/text';
import { greeting, tripAndTime } from '../blocks/trip';
import { driverTripBlocks } from './driverTrip';
import type { Template } from '../template';

/** To each driver of a trip: more or fewer people travel. Nothing has to be confirmed again. */
export const passengersChanged: Template<{ order: DriverView; driver: { firstname: string }; before: number }> = (
  { order, driver, before },
  branding,
) => ({
  subject: `${branding.t('driverMail.passengersChanged')}: ${tripAndTime(order, branding)}`,
  preheader: branding.t('driverMail.passengersNow', { now: order.passengers, before }),
  blocks: [
    title(branding.t('driverMail.passengersChanged')),
    paragraph(
      `${greeting(driver.firstname, branding)} ${branding.t('driverMail.passengersNow', { now: order.passengers, before })} ${branding.t('driverMail.noNeedToConfirm')}`,
    ),
    buttons({ label: branding.t('driverMail.openJob'), href: branding.links.jobPage(order.id) }),
    ...driverTripBlocks(order, branding),
  ],
});
