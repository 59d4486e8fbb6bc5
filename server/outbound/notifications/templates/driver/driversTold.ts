import { startOfLocalDate } from '../../../../platform/time';
import { writeButtons } from '../blocks/Buttons';
import { writeParagraph, writeTitle } from '../blocks/text';
import { printGreeting } from '../blocks/trip';
import type { Template } from '../template';

/** To each driver of a day: words of the office. */
export const writeDriversTold: Template<{ day: string; text: string; driver: { firstname: string } }> = (
  { day, text, driver },
  branding,
) => {
  const about = branding.t('driverMail.driversToldDay', { date: branding.date(startOfLocalDate(day)) });
  return {
    subject: `${branding.t('driverMail.driversTold')}, ${branding.date(startOfLocalDate(day))}`,
    preheader: text,
    blocks: [
      writeTitle(branding.t('driverMail.driversTold')),
      writeParagraph(printGreeting(driver.firstname, branding)),
      ...text.split(/\n+/).map((line) => writeParagraph(line)),
      writeParagraph(about),
      writeButtons({ label: branding.t('driverMail.openDay'), href: branding.links.day() }),
    ],
  };
};
