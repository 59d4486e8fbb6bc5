import type { Deps } from '../../../access';
import { consume } from '../../../access';
import { PortalError } from '../../../platform/errors';
import { MOST_MEGABYTES } from '../read/readFile';
import { parseMail } from '../read/parseMail';
import type { ParsedMail } from '../read/parseMail';
import { takeMail } from '../takeMail';
import { openMailbox } from './openMailbox';
import type { OpenMailbox, WaitingMail } from './openMailbox';

/** A pause shorter than that between two runs of the job. */
const PAUSE_S = 45;
const MOST_AT_ONCE = 50;

/**
 * The clock's work: takes the mails of the mailbox, and moves each to another folder when it is kept. A mail that fails stays
 * for the next run: a mail is kept once, however often it is read.
 */
export async function pollMailbox(deps: Deps): Promise<void> {
  const { mailbox } = deps.settings();
  if (mailbox === undefined || !(await isOnTurn(deps))) return;
  const open = await openMailbox(mailbox);
  const problems: unknown[] = [];
  try {
    for (const mail of await open.list(MOST_AT_ONCE))
      // One that fails does not keep the others waiting.
      await takeWaiting(deps, open, mail).catch((error: unknown) => problems.push(error));
  } finally {
    await open.close();
  }
  if (problems.length > 0) throw problems[0];
}

async function takeWaiting(deps: Deps, open: OpenMailbox, mail: WaitingMail): Promise<void> {
  const bytes = mail.size > MOST_MEGABYTES * 1024 * 1024 ? undefined : await open.read(mail);
  const parsed = bytes && (await parseMail(bytes));
  await takeMail(
    deps,
    bytes ?? Buffer.from(`${mail.uid} ${mail.messageId ?? ''}`),
    parsed ?? toUnread(mail, bytes === undefined),
  );
  await open.putAway(mail);
}

/** One copy of the portal reads the mailbox at a time. */
async function isOnTurn(deps: Deps): Promise<boolean> {
  try {
    await consume(deps, 'mailbox', 1, PAUSE_S);
    return true;
  } catch (error) {
    if (error instanceof PortalError && error.code === 'TOO_MANY_ATTEMPTS') return false;
    throw error;
  }
}

/** A mail that is too large, or cannot be read: its head is kept, and a person looks into the mailbox. */
const toUnread = ({ subject, from, sentAt, messageId }: WaitingMail, isTooLarge: boolean): ParsedMail => ({
  subject,
  text: '',
  from,
  sentAt,
  messageId,
  answers: [],
  aside: isTooLarge ? 'tooLarge' : 'unreadable',
  unreadFiles: [],
});
