import type { EntityManager } from 'typeorm';
import { selectListing } from '../../orders';
import { query, sql } from '../../platform/sql';

/** 1: everything about people but the buyer, whom accounting wants. 2: everything. The same as `order.forgotten`. */
export type ForgottenLevel = 1 | 2;

/** Stands for the name of a person who was erased. */
export const ERASED = '(kustutatud)';

/** Fields of the history that tell of the trip and of money, never of a person outside the company. */
const keptChanges =
  'price vatRate cancellationFee rejectReason changePrice tripNumber passengers food startsAt endsAt distanceM durationS archivedAt deletedAt readAt confirmation drivers buses hours wentWell company companyRegistrationNumber companyVatNumber'.split(
    ' ',
  );

interface Blanking {
  level: ForgottenLevel;
  at: Date;
  actor: 'system' | 'admin';
  userId: string | null;
}

/**
 * Takes the people out of orders, in the transaction of the caller, who has locked the rows. Statuses, days, distances,
 * sums, trip numbers and the company that bought stay. The history gets an entry without a name.
 */
export async function blankOrders(
  manager: EntityManager,
  ids: readonly string[],
  { level, at, actor, userId }: Blanking,
): Promise<void> {
  if (ids.length === 0) return;
  const run = (statement: Parameters<typeof query>[1]) => query(manager, statement);
  const isAll = level === 2;
  await allowBlanking(manager);
  await run(sql`
    update "order" set
      full_name = case when ${isAll} or coalesce(company, '') <> '' then ${ERASED} else full_name end,
      company_address = case when ${isAll} and coalesce(company, '') = '' then null else company_address end,
      email = '', phone = '', invoice_email = null, group_full_name = null, group_email = null, group_phone = null,
      client_notes = '', logistics_notes = '', driver_notes = '', inquiry_hash = null, form_key_hash = null,
      forgotten = greatest(forgotten, ${level}), version = version + 1
    where id = any(${ids}::uuid[])`);
  await run(sql`
    update order_event set changes = (
      select coalesce(jsonb_object_agg(c.key, c.value), '{}') from jsonb_each(changes) c where c.key = any(${keptChanges}))
    where order_id = any(${ids}::uuid[])`);
  await run(sql`update change_request set note = '', reply = '', route = null where order_id = any(${ids}::uuid[])`);
  await run(sql`
    update invoice i set
      buyer_name = case when ${isAll} and buyer_registry_code is null then ${ERASED} else buyer_name end,
      buyer_address = case when ${isAll} and buyer_registry_code is null then null else buyer_address end,
      buyer_contact = null, buyer_email = null, sent_to = null
    where exists (select from invoice_trip t where t.invoice_id = i.id and t.order_id = any(${ids}::uuid[]))
      or exists (select from invoice_trip t where t.invoice_id = i.credit_of_id and t.order_id = any(${ids}::uuid[]))`);
  // Names of passengers, and the links to the page of the trip.
  await run(sql`delete from passenger_list where order_id = any(${ids}::uuid[])`);
  await run(sql`delete from journey_programme where order_id = any(${ids}::uuid[])`);
  await run(sql`delete from trip_link where order_id = any(${ids}::uuid[])`);
  if (isAll) {
    // A house becomes its town, within a kilometre.
    await run(sql`
      update stop set address = city, lat = round(lat::numeric, 2), lng = round(lng::numeric, 2)
      where order_id = any(${ids}::uuid[])`);
    await run(sql`update offer set note = '' where order_id = any(${ids}::uuid[]) and note <> ''`);
    await run(sql`
      update acceptance set address = null, paper = jsonb_set(paper, '{sections}', (
        select coalesce(jsonb_agg(s.value || '{"texts": []}'), '[]')
        from jsonb_array_elements(paper -> 'sections') s where s.value ->> 'style' = 'sums'))
      where order_id = any(${ids}::uuid[])`);
  }
  await run(sql`
    insert into order_event (id, order_id, at, action, actor, user_id, from_status, to_status, version, changes)
    select gen_random_uuid(), id, ${at}::timestamptz, 'forgetPerson', ${actor}::varchar, ${userId}::uuid, status, status, version, '{}'::jsonb
    from "order" where id = any(${ids}::uuid[])`);
  await run(selectListing(ids));
  await run(sql`
    insert into live_change (transaction, lists, order_id, version)
    select pg_current_xact_id()::text::bigint, array['archive', 'rejectedOrders', 'newOrders', 'answeredOrders', 'jobs'], id, version
    from "order" where id = any(${ids}::uuid[])`);
}

/** Lets this transaction blank what was accepted, which the database refuses everybody else (migration `keeping`). */
export const allowBlanking = (manager: EntityManager): Promise<unknown> =>
  query(manager, sql`select set_config('charter.forgetting', 'on', true)`);
