import type { CustomerView } from '../../views';
import { writeTrip } from '../blocks/tripBlocks';
import { writeParagraph, writeSmall, writeTitle } from '../blocks/text';
import { printGreeting, printReachUs, printRouteName } from '../blocks/trip';
import type { Template } from '../template';

/** To a customer who travels each year, six weeks before last year's date. `day` is the same date of this year. */
export const writeInvitedAgain: Template<{ order: CustomerView; day: string }> = ({ order, day }, branding) => {
  const { t, date } = branding;
  return {
    subject: `${t('tripMail.again')} ${printRouteName(order.stops)}`,
    preheader: t('tripMail.againLead', { day: date(order.startsAt) }),
    blocks: [
      writeTitle(t('tripMail.again')),
      writeParagraph(
        `${printGreeting(order.fullName, branding)} ${t('tripMail.againLead', { day: date(order.startsAt) })}`,
      ),
      writeParagraph(t('tripMail.againHow', { day: date(`${day}T12:00:00Z`) })),
      ...writeTrip(t('tripMail.lastTrip'), order, branding),
      writeSmall(t('tripMail.againStop', { reachUs: printReachUs(branding) })),
    ],
  };
};
