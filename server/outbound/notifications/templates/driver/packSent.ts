import type { DriverView } from '../../views';
import { writeButtons } from '../blocks/Buttons';
import { writeParagraph, writeTitle } from '../blocks/text';
import { printGreeting, printTripAndTime } from '../blocks/trip';
import { writeDriverTrip } from './driverTrip';
import type { Template } from '../template';

/** To each driver, a day before the departure: the facts of the trip, with its papers as a file. */
export const writePackSent: Template<{ order: DriverView; driver: { firstname: string }; driverId: string }> = (
  { order, driver },
  branding,
) => {
  const { t, links } = branding;
  return {
    subject: `${t('driverMail.pack')}: ${printTripAndTime(order, branding)}`,
    preheader: t('driverMail.packLead'),
    blocks: [
      writeTitle(t('driverMail.pack')),
      writeParagraph(`${printGreeting(driver.firstname, branding)} ${t('driverMail.packLead')}`),
      writeButtons({ label: t('driverMail.openJob'), href: links.jobPage(order.id) }),
      ...writeDriverTrip(order, branding),
    ],
  };
};
