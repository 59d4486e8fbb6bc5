/** What the server asks the database on its own account while a test counts: the queue, and what mails read before they are sent. */
export const ownStatements = /pgboss|^SELECT "Acceptance"|^select language from "user" where role/;
