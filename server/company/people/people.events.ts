import type { Language } from '../../platform/language';
import type { Sql } from '../../platform/sql';

/** The statement that queues the e-mail to somebody whose password was changed, by themselves or by the office. */
export type MailPasswordChanged = (user: {
  email: string;
  firstname: string;
  language: Language;
  byOffice: boolean;
}) => Sql;

declare module '../../access/context' {
  interface Deps {
    /** Tells the owner of a password that it was changed. */
    mailPasswordChanged: MailPasswordChanged;
  }
}
