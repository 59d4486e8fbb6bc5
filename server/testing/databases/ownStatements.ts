/** What the server asks the database on its own account while a test counts: the queue, what it tells other copies, and what mails read before they are sent. */
export const ownStatements = /queued_message|pg_notify|^SELECT "Acceptance"|^select language from "user" where role/;
