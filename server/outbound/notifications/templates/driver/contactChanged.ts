import type { Words } from '../../../../texts/words';
import type { DriverView } from '../../views';
import { writeButtons } from '../blocks/Buttons';
import { writeParagraph, writeTitle } from '../blocks/text';
import { printGreeting, printPhone, printTripAndTime } from '../blocks/trip';
import { writeDriverTrip } from './driverTrip';
import type { Template } from '../template';

/** To each driver of a trip: somebody else leads the group, or has another number. Nothing has to be confirmed again. */
export const writeContactChanged: Template<{ order: DriverView; driver: { firstname: string } }> = (
  { order, driver },
  branding,
) => ({
  subject: `${branding.t('driverMail.contactChanged')}: ${printTripAndTime(order, branding)}`,
  preheader: printContact(order, branding),
  blocks: [
    writeTitle(branding.t('driverMail.contactChanged')),
    writeParagraph(
      `${printGreeting(driver.firstname, branding)} ${printContact(order, branding)} ${branding.t('driverMail.noNeedToConfirm')}`,
    ),
    writeButtons({ label: branding.t('driverMail.openJob'), href: branding.links.jobPage(order.id) }),
    ...writeDriverTrip(order, branding),
  ],
});

const printContact = (order: DriverView, { t }: Words): string =>
  t('driverMail.contactNow', { name: order.contactName, phone: printPhone(order.contactPhone) });
