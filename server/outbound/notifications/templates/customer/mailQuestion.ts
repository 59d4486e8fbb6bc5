import type { MailQuestion } from '../../../../office/mailDrafts';
import { writeParagraph, writeTitle } from '../blocks/text';
import { printReachUs } from '../blocks/trip';
import type { Template } from '../template';

export type MailQuestionProps = Pick<MailQuestion, 'token' | 'text'>;

/** To a customer whose mail left gaps: one question about all of them, as the office wrote it. */
export const writeMailQuestion: Template<MailQuestionProps> = ({ token, text }, branding) => {
  const { t } = branding;
  return {
    subject: `${t('customerMail.gapSubject')} ${token}`,
    preheader: t('customerMail.gapPreheader'),
    blocks: [
      writeTitle(t('customerMail.gapSubject')),
      ...text.split(/\n{2,}/).map((paragraph) => writeParagraph(paragraph)),
      writeParagraph(t('customerMail.gapHowToReply')),
      writeParagraph(t('customerMail.questions', { reachUs: printReachUs(branding) })),
    ],
  };
};
