/**
 * The server's own statements while a test counts: the queue, notices to other copies, old acts that are thrown away, and
 * the reads of mails before they are sent.
 */
export const ownStatements =
  /queued_message|pg_notify|^(select id|delete) from queued_act|^SELECT "Acceptance"|^select language from "user" where role/;
