import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import { readMail, readSender } from '../../engines/mailReading';
import { findCalled } from '../../maps';
import { MailDraft } from '../../model/customer/mailDraft.entity';
import type { AsideReason } from '../../model/customer/mailDraft.entity';
import { ReceivedMail } from '../../model/customer/receivedMail.entity';
import { removeUnstorable } from '../../platform/api/storableText';
import { createId } from '../../platform/ids';
import { query, sql } from '../../platform/sql';
import { toLocalDate } from '../../platform/time';
import { writeNextVersion } from './changeDraft';
import { toFields } from './draftFields';
import { findThread } from './findThread';
import type { ParsedMail } from './read/parseMail';
import type { MailThread } from './findThread';

/** Where a mail went. `isNew`: it was not there before. */
export interface TakenMail extends MailThread {
  isNew: boolean;
}

/** The longest kept text. */
const MOST_LETTERS = 50_000;

/**
 * Keeps a mail once, whichever way it comes: a reply joins its draft or its order, anything else becomes a draft. `bytes` tell
 * the same mail from others when it has no id.
 */
export async function takeMail(deps: Deps, bytes: Uint8Array, sent: ParsedMail): Promise<TakenMail> {
  const parsed = cleanMail(sent);
  const now = deps.clock.now();
  const sentAt = parsed.sentAt !== null && parsed.sentAt < now ? parsed.sentAt : now;
  const subject = parsed.subject.slice(0, 500);
  const text = `${subject}\n${parsed.text.replace(/\r\n?/g, '\n')}`.slice(0, MOST_LETTERS);
  const fields = toFields(readMail({ text, sentOn: toLocalDate(sentAt), from: parsed.from }, findCalled));
  const hash = createHash('sha256').update(bytes).digest('hex');
  return deps.db.transaction(async (manager) => {
    // Two copies of the portal, or two presses, keep one mail one after the other.
    await manager.query(`select pg_advisory_xact_lock(hashtext('mailDrafts'))`);
    const known = await findKnown(manager, hash, parsed.messageId);
    if (known) return { draftId: known.draftId, orderId: known.orderId, isNew: false };
    const aside = parsed.aside ?? (isOwnAddress(deps, parsed.from?.address) ? 'own' : null);
    const thread = aside === null ? await findThread(deps, manager, parsed, subject) : null;
    const draftId = thread ? thread.draftId : await createDraft(manager, fields, aside, now);
    const mail = {
      id: createId(),
      hash,
      messageId: parsed.messageId,
      draftId,
      orderId: thread?.orderId ?? null,
      senderName: parsed.from?.name.slice(0, 255) ?? '',
      senderAddress: parsed.from?.address.slice(0, 255) ?? '',
      text,
      unreadFiles: parsed.unreadFiles.join('\n').slice(0, 1000),
      sentAt,
      receivedAt: now,
      readAt: null,
    };
    await manager.insert(ReceivedMail, mail);
    if (thread?.draftId) await addAnswers(manager, thread.draftId, fields, now);
    return { draftId: mail.draftId, orderId: mail.orderId, isNew: true };
  });
}

/** A mail says anything, also what PostgreSQL cannot keep. */
function cleanMail(mail: ParsedMail): ParsedMail {
  const { subject, text, from, messageId, answers, unreadFiles } = mail;
  return {
    ...mail,
    subject: removeUnstorable(subject),
    text: removeUnstorable(text),
    from: from && { name: removeUnstorable(from.name), address: removeUnstorable(from.address) },
    messageId: messageId && removeUnstorable(messageId),
    answers: answers.map(removeUnstorable),
    unreadFiles: unreadFiles.map(removeUnstorable),
  };
}

async function findKnown(manager: EntityManager, hash: string, messageId: string | null) {
  const [known] = await query<{ draftId: string | null; orderId: string | null }>(
    manager,
    sql`select draft_id as "draftId", order_id as "orderId" from received_mail
      where hash = ${hash} or message_id = ${messageId} limit 1`,
  );
  return known;
}

async function createDraft(
  manager: EntityManager,
  fields: MailDraft['fields'],
  asideReason: AsideReason | null,
  now: Date,
): Promise<string> {
  const id = createId();
  const state = asideReason === null ? ('waiting' as const) : ('aside' as const);
  const row = { id, state, asideReason, fields, version: 1, createdAt: now, changedAt: now, question: '' };
  await manager.insert(MailDraft, { ...row, askedAt: null, orderId: null });
  return id;
}

/** Fills the gaps of the first mail with the answers of a reply. They are guesses, for their words are in another mail. */
async function addAnswers(manager: EntityManager, id: string, told: MailDraft['fields'], now: Date): Promise<void> {
  const answered = Object.fromEntries(
    Object.entries(told).map(([key, field]) => [key, { ...field, state: 'guessed' as const, words: [] }]),
  );
  await writeNextVersion(manager, id, now, ({ fields }) => ({ fields: { ...answered, ...fields } }));
}

/** A mail of the portal or the office itself: to read it as an inquiry would answer it, and so on. */
function isOwnAddress({ settings }: Deps, address: string | undefined): boolean {
  const { mailFrom, companyEmail, logisticsEmail, mailbox } = settings();
  const own = [readSender(mailFrom ?? '')?.address, companyEmail, logisticsEmail, mailbox?.user];
  return own.some((each) => each !== undefined && each.toLowerCase() === address?.toLowerCase());
}
