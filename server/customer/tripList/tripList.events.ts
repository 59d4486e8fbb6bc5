import type { Language } from '../../platform/language';
import type { Sql } from '../../platform/sql';

/** The statement that queues the e-mail with the link; what is sent is decided later, so that asking takes the same for any address. */
export type MailTripList = (asked: { email: string; key: string; language: Language }) => Sql;

declare module '../../access/context' {
  interface Deps {
    /** Queues the link to somebody's trips. */
    mailTripList: MailTripList;
  }
}
