import type { AccountToMail } from '../../../../office/payments';
import { startOfLocalDate } from '../../../../platform/time';
import { writeFacts } from '../blocks/Rows';
import { writeParagraph, writeTitle } from '../blocks/text';
import { printReachUs } from '../blocks/trip';
import type { Template } from '../template';

export type AccountMailProps = Pick<AccountToMail, 'wish' | 'name' | 'closingCents'>;

/** To the customer: the statement of its account, as PDF. */
export const writeAccountSent: Template<AccountMailProps> = ({ wish, name, closingCents }, branding) => {
  const { t, euros, date } = branding;
  const print = (local: string) => date(startOfLocalDate(local));
  const day = print(wish.to);
  const title = `${t('account.title')} ${print(wish.from)} – ${day}`;
  const label = t(closingCents < 0 ? 'account.closingCredit' : 'account.closing', { day });
  const sum = euros(Math.abs(closingCents));
  return {
    subject: `${title}: ${branding.name}`,
    preheader: `${label}: ${sum}`,
    blocks: [
      writeTitle(title),
      writeParagraph(t('account.mailLead')),
      writeFacts([
        { label: t('account.customer'), value: name },
        { label, value: sum },
      ]),
      writeParagraph(t('customerMail.questions', { reachUs: printReachUs(branding) })),
    ],
  };
};
