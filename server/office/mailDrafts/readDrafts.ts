import type { Deps } from '../../access';
import { mailFieldKeys } from '../../model/customer/mailDraft.entity';
import type { MailDraft, MailDraftState } from '../../model/customer/mailDraft.entity';
import { query, sql } from '../../platform/sql';
import type { Sql } from '../../platform/sql';
import { notFound } from '../../texts/messages';
import { findDraftLanguage, writeQuestion } from './askGaps';
import { listMissing } from './draftFields';
import type { ListedMail, MailDraftList, MailDraftRow, MailField, ReceivedMailRow } from './mailDraftTypes';

/** A longer list is read by nobody. */
const MOST_DRAFTS = 100;

type StoredDraft = Pick<
  MailDraft,
  'id' | 'state' | 'asideReason' | 'version' | 'createdAt' | 'fields' | 'askedAt' | 'orderId'
>;
type StoredMail = Omit<ReceivedMailRow, 'unreadFiles'> & { unreadFiles: string };

type ListedDraft = Omit<ListedMail, 'fields'> & Pick<StoredDraft, 'fields'>;

/** The mails in a state, the newest first. The words of a mail are as long as a book; a list needs none of them. */
export async function listDrafts(deps: Deps, state: MailDraftState): Promise<MailDraftList> {
  const { manager } = deps.db.dataSource;
  const drafts = await query<ListedDraft>(
    manager,
    sql`select d.id, d.state, d.aside_reason as "asideReason", d.created_at as "createdAt", d.fields, d.asked_at as "askedAt",
          coalesce(m.subject, '') as subject, coalesce(m.sender_name, '') as "senderName",
          coalesce(m.sender_address, '') as "senderAddress"
        from mail_draft d left join lateral (
          select split_part(m.text, chr(10), 1) as subject, m.sender_name, m.sender_address from received_mail m
          where m.draft_id = d.id order by m.received_at, m.id limit 1) m on true
        where d.state = ${state} order by d.created_at desc, d.id limit ${MOST_DRAFTS}`,
  );
  const [count] = await query<{ count: number }>(
    manager,
    sql`select count(*)::int as count from mail_draft where state = 'waiting'`,
  );
  return {
    rows: drafts.map((draft) => ({ ...draft, fields: listFields(draft.fields) })),
    waitingCount: count?.count ?? 0,
    hasMailbox: deps.settings().mailbox !== undefined,
  };
}

/** One mail in any state. Errors: NOT_FOUND. */
export async function readDraft(deps: Deps, id: string): Promise<MailDraftRow> {
  const [draft] = await query<StoredDraft>(
    deps.db.dataSource.manager,
    sql`select id, state, aside_reason as "asideReason", version, created_at as "createdAt", fields, asked_at as "askedAt",
          order_id as "orderId" from mail_draft where id = ${id}`,
  );
  if (!draft) throw notFound('mailDraft');
  const mails = await readMails(deps, sql`m.draft_id = ${id}`);
  return {
    ...draft,
    fields: listFields(draft.fields),
    mails: mails.map(toMailRow),
    language: findDraftLanguage(draft),
    question: draft.state === 'waiting' ? writeQuestion(draft) : '',
  };
}

/** The mails that joined an order, the newest first, and those that it was made of. */
export async function listOrderMails(deps: Deps, orderId: string): Promise<ReceivedMailRow[]> {
  const mails = await readMails(
    deps,
    sql`m.order_id = ${orderId} or m.draft_id in (select id from mail_draft where order_id = ${orderId})`,
  );
  return mails.map(toMailRow).reverse();
}

/** Marks a mail that joined an order as read. Errors: NOT_FOUND. */
export async function markMailRead({ db, clock }: Deps, id: string): Promise<void> {
  const rows = await query<{ id: string }>(
    db.dataSource.manager,
    sql`with read as (update received_mail set read_at = coalesce(read_at, ${clock.now()}) where id = ${id} returning id) select id from read`,
  );
  if (rows.length === 0) throw notFound('mailDraft');
}

const readMails = ({ db }: Deps, where: Sql): Promise<StoredMail[]> =>
  query<StoredMail>(
    db.dataSource.manager,
    sql`select m.id, m.sender_name as "senderName", m.sender_address as "senderAddress", m.text,
          m.unread_files as "unreadFiles", m.sent_at as "sentAt",
          case when m.draft_id is null then m.read_at else m.received_at end as "readAt" from received_mail m
        where ${where} order by m.received_at, m.id`,
  );

const toMailRow = ({ unreadFiles, ...mail }: StoredMail): ReceivedMailRow => ({
  ...mail,
  unreadFiles: unreadFiles.split('\n').filter(Boolean),
});

function listFields(fields: MailDraft['fields']): MailField[] {
  const missing = listMissing(fields);
  return mailFieldKeys.map((key) => {
    const field = fields[key];
    if (field) return { key, ...field };
    return { key, value: '', state: missing.includes(key) ? ('missing' as const) : ('empty' as const), words: [] };
  });
}
