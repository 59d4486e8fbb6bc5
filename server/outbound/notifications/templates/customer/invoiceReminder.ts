import type { ReminderMail } from '../../../../office/reminders';
import { writeFacts } from '../blocks/Rows';
import { writeParagraph, writeSmall, writeTitle } from '../blocks/text';
import { printReachUs } from '../blocks/trip';
import type { Branding, Template } from '../template';

const subjects = {
  before: 'before',
  on: 'on',
  after3: 'after',
  after10: 'after',
  after21: 'after',
  byHand: 'after',
} as const;
const leads = {
  before: 'leadBefore',
  on: 'leadOn',
  after3: 'leadAfter',
  after10: 'leadAfter',
  after21: 'leadLast',
  byHand: 'leadAfter',
} as const;

/** To the customer: an invoice will be due, is due or is overdue (docs/product/payments.md, 'Reminders'). */
export const writeInvoiceReminder: Template<ReminderMail> = (mail, branding) => {
  const { t, euros, date } = branding;
  const { number, step } = mail;
  const day = date(mail.dueOn);
  const subject = t(`reminderMail.${subjects[step]}`, { number, day });
  return {
    subject,
    preheader: `${t('reminderMail.sum')}: ${euros(mail.openCents)}`,
    blocks: [
      writeTitle(subject),
      writeParagraph(t('reminderMail.greeting')),
      writeParagraph(t(`reminderMail.${leads[step]}`, { number, day })),
      writeFacts(listFacts(mail, branding)),
      writeSmall(`${t('reminderMail.note')} ${t('customerMail.questions', { reachUs: printReachUs(branding) })}`),
    ],
  };
};

function listFacts(mail: ReminderMail, { t, euros, date }: Branding) {
  const { openCents, dueOn, payee, iban, referenceNumber, interestCents } = mail;
  return [
    { label: t('reminderMail.buyer'), value: mail.buyerName },
    { label: t('reminderMail.sum'), value: euros(openCents) },
    { label: t('reminderMail.due'), value: date(dueOn) },
    { label: t('reminderMail.payee'), value: payee },
    { label: t('reminderMail.iban'), value: iban },
    { label: t('reminderMail.reference'), value: referenceNumber },
    { label: t('reminderMail.interest'), value: interestCents > 0 ? euros(interestCents) : null },
  ];
}
