import type { Language } from '../../platform/language';
import { Topic } from '../../platform/events';

/** A question about what a mail did not tell. */
export interface MailQuestion {
  draftId: string;
  /** The version of the draft that was asked about: one question each. */
  version: number;
  to: string;
  language: Language;
  /** Comes back in the subject of the reply. */
  token: string;
  /** The questions, one a paragraph. */
  text: string;
}

/** A customer is to be asked what a mail did not tell. */
export const mailQuestionAsked = new Topic<MailQuestion>('mailQuestionAsked');
