import type { DataSource } from 'typeorm';
import { hashKey } from '../../platform/ids';
import type { Sql } from '../../platform/sql';
import { query, sql } from '../../platform/sql';
import type { MailMessage } from './mailMessage';

/** Whether a message that waited, because the mail server was away, would tell what is no longer so: it is not sent. */
export async function isOutdated({ manager }: DataSource, message: MailMessage): Promise<boolean> {
  const question = selectOutdated(message);
  return question !== null && (await query(manager, question)).length > 0;
}

/** A statement that finds a row when the message is outdated; null: it never is. */
function selectOutdated(message: MailMessage): Sql | null {
  switch (message.template) {
    case 'tripList':
      // Anyone who asks with an address that we do not know is mailed nothing.
      return sql`select 1 where not exists
        (select 1 from "order" where lower(email) = lower(${message.to}) and deleted_at is null)`;
    case 'invitation':
    case 'passwordLink':
      // The link was used, has ended, or is nobody's.
      return sql`select 1 where not exists (select 1 from password_link l join "user" u on u.id = l.user_id
        where l.key_hash = ${hashKey(message.props.key)} and l.used_at is null and not u.hidden)`;
    case 'offerSent':
      // Another offer was sent, or agreed on: after it the former price and its dead links would only confuse.
      return sql`select 1 from offer f join "order" o on o.id = f.order_id
        where f.id = ${message.props.offer.id} and (f.status = 'superseded' or o.deleted_at is not null)`;
    case 'offerReminder':
      // Decided meanwhile, a later reminder waits too, or the order is gone.
      return sql`select 1 where not exists (select 1 from offer f join "order" o on o.id = f.order_id
        where f.id = ${message.props.offer.id} and f.status = 'open' and o.deleted_at is null
          and f.reminder_key_hashes[cardinality(f.reminder_key_hashes)] = ${hashKey(message.props.activationKey)})`;
    case 'invoiceReminder':
      // Paid, in part too, or a person stopped it.
      return sql`select 1 where not exists (select 1 from open_amount a
          where a.invoice_id = ${message.props.invoiceId} and a.cents = ${message.props.openCents})
        or exists (select 1 from reminder_stop s where s.invoice_id = ${message.props.invoiceId})`;
    case 'changeAnswered':
      // A price that the customer can no longer take: decided, declined or replaced.
      return message.props.outcome === 'priced' && message.props.requestId !== undefined
        ? sql`select 1 from change_request where id = ${message.props.requestId} and status <> 'priced'`
        : null;
    case 'jobAssigned':
    case 'tripChanged':
      // The driver was asked again since, or is asked no more: the link is dead.
      return sql`select 1 from "order" o where o.id = ${message.props.order.id} and not exists
        (select 1 from driver_assignment a join job j on j.id = a.job_id
         where j.order_id = o.id and a.key_hash = ${hashKey(message.props.confirmationKey)})`;
    case 'packSent':
      // Somebody else drives, or nobody.
      return sql`select 1 where not exists (select 1 from driver_assignment a join job j on j.id = a.job_id
        join "order" o on o.id = j.order_id where j.order_id = ${message.props.order.id} and o.deleted_at is null
          and a.driver_id = ${message.props.driverId} and a.confirmation <> 'declined')`;
    default:
      return null;
  }
}
