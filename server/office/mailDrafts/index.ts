// Office: mails and files of customers, from the mailbox or dropped on the page, on their way to an order.
// Stands on orders, maps, the engine that reads mails, and access.
export { pollMailbox } from './mailbox/pollMailbox';
export { MailDraftsResolver } from './mailDrafts.resolver';
export { mailQuestionAsked } from './mailQuestion';
export type { MailQuestion } from './mailQuestion';
export { createMailRoutes } from './mailRoutes';
