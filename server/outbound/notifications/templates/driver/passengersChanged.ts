import type { DriverView } from '../../views';
import { writeButtons } from '../blocks/Buttons';
import { writeParagraph, writeTitle } from '../blocks/text';
import { printGreeting, printTripAndTime } from '../blocks/trip';
import { writeDriverTrip } from './driverTrip';
import type { Template } from '../template';

/** To each driver of a trip: more or fewer people travel. Nothing has to be confirmed again. */
export const writePassengersChanged: Template<{ order: DriverView; driver: { firstname: string }; before: number }> = (
  { order, driver, before },
  branding,
) => ({
  subject: `${branding.t('driverMail.passengersChanged')}: ${printTripAndTime(order, branding)}`,
  preheader: branding.t('driverMail.passengersNow', { now: order.passengers, before }),
  blocks: [
    writeTitle(branding.t('driverMail.passengersChanged')),
    writeParagraph(
      `${printGreeting(driver.firstname, branding)} ${branding.t('driverMail.passengersNow', { now: order.passengers, before })} ${branding.t('driverMail.noNeedToConfirm')}`,
    ),
    writeButtons({ label: branding.t('driverMail.openJob'), href: branding.links.jobPage(order.id) }),
    ...writeDriverTrip(order, branding),
  ],
});
