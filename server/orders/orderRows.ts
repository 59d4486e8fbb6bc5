import type { Deps } from '../access/context';
import { photoUrlSql } from '../photos/photo.entity';
import { withVat } from '../platform/money';
import type { Actor } from './lifecycle';
import { allowedActions } from './lifecycle';
import type { OrderRow } from './orderTypes';

/**
 * What the reader may see. Drivers never receive price, tax, logistics notes or reject reasons, and who comes by a link
 * no addresses of colleagues either: the statement leaves them out (design, section 4).
 */
export type Reader = 'admin' | 'driver' | 'link';

const person = (alias: string, contact: boolean) => `json_build_object('id', ${alias}.id, 'username', ${alias}.username,
  'firstname', ${alias}.firstname, 'lastname', ${alias}.lastname, 'role', ${alias}.role, 'hidden', ${alias}.hidden,
  'email', ${contact ? `${alias}.email` : 'null'}, 'phone', ${contact ? `${alias}.phone` : 'null'},
  'photoUrl', ${contact ? `(${photoUrlSql('driver', `${alias}.id`)})` : 'null'})`;

const offer = `(select json_build_object('id', f.id, 'price', f.price, 'vatRate', f.vat_rate, 'note', f.note, 'status', f.status,
    'rejectReason', f.reject_reason, 'sentAt', f.sent_at, 'answeredAt', f.answered_at,
    'sentBy', case when s.id is not null then ${person('s', true)} end,
    'answeredBy', case when a.id is not null then ${person('a', true)} end)
  from offer f left join "user" s on s.id = f.sent_by_id left join "user" a on a.id = f.answered_by_id
  where f.order_id = o.id order by f.sent_at desc, f.id desc limit 1)`;

const job = (contact: boolean) => `(select json_build_object('id', j.id, 'tripNumber', j.trip_number,
    'drivers', coalesce((select json_agg(json_build_object('driver', ${person('u', contact)}, 'confirmation', d.confirmation,
        'answeredAt', d.answered_at) order by d.position)
      from driver_assignment d join "user" u on u.id = d.driver_id where d.job_id = j.id), '[]'),
    'buses', coalesce((select json_agg(json_build_object('id', b.id, 'name', b.name, 'hidden', b.hidden,
        'photoUrl', (${photoUrlSql('bus', 'b.id')})) order by a.position)
      from bus_assignment a join bus b on b.id = a.bus_id where a.job_id = j.id), '[]'),
    'feedback', coalesce((select json_agg(json_build_object('id', k.id, 'driver', ${person('u', contact)}, 'wentWell', k.went_well,
        'comment', k.comment, 'hours', k.hours, 'updatedAt', k.updated_at, 'isRead', k.read_at is not null) order by k.updated_at)
      from feedback k join "user" u on u.id = k.driver_id where k.job_id = j.id), '[]'))
  from job j where j.order_id = o.id)`;

const buyer = (reader: Reader) =>
  Object.entries({ RegistrationNumber: 'registration_number', VatNumber: 'vat_number', Address: 'address' })
    .map(([name, column]) => `${reader === 'admin' ? `o.company_${column}` : 'null'} as "company${name}"`)
    .join(', ');

const columns = (reader: Reader) => `
  o.id, o.status, o.version, o.created_at as "createdAt", o.starts_at as "start", o.ends_at as "end",
  round(o.duration_s / 60.0)::int as "durationMin", o.distance_m / 1000.0::double precision as "distanceKm",
  o.estimated_by as "estimatedBy", o.estimate_notes as "estimateNotes", o.passengers,
  o.full_name as "fullName", o.email, o.phone, o.company, ${buyer(reader)}, ${reader === 'admin' ? 'o.promo' : 'null as promo'},
  o.client_notes as "clientNotes", ${reader === 'admin' ? 'o.logistics_notes' : 'null'} as "logisticsNotes", o.driver_notes as "driverNotes",
  o.group_full_name as "groupFullName", o.group_email as "groupEmail", o.group_phone as "groupPhone", o.archived_at as "archivedAt",
  (select json_agg(json_build_object('lat', s.lat, 'lng', s.lng, 'city', s.city, 'address', s.address, 'arrive', s.arrive,
     'depart', s.depart) order by s.position) from stop s where s.order_id = o.id) as stops,
  coalesce((select json_agg(json_build_object('foodPackageId', f.food_package_id, 'name', f.name, 'price', f.price, 'count', f.count)
     order by f.price, f.name) from order_food f where f.order_id = o.id), '[]') as food,
  ${reader === 'admin' ? offer : 'null'} as offer, ${job(reader !== 'link')} as job`;

export interface Selection {
  /** Conditions on `"order" o`; $1 is the present moment, further parameters follow. */
  where: string;
  orderBy: string;
  parameters?: unknown[];
  limit?: number;
  /** One more column, for cursors. */
  key?: string;
}

/** Reads orders whole, by one statement. */
export async function selectOrders(
  deps: Deps,
  reader: Reader,
  selection: Selection,
): Promise<(OrderRow & { key?: unknown })[]> {
  const now = deps.clock.now();
  const rows: (OrderRow & { key?: unknown })[] = await deps.db.dataSource.query(
    `select ${columns(reader)}${selection.key ? `, ${selection.key} as key` : ''}
     from "order" o where o.deleted_at is null and $1::timestamptz is not null and ${selection.where}
     order by ${selection.orderBy}${selection.limit ? ` limit ${selection.limit}` : ''}`,
    [now, ...(selection.parameters ?? [])],
  );
  const actor: Actor = reader === 'admin' ? 'admin' : 'driver';
  for (const row of rows) complete(row, actor, now);
  return rows;
}

/** Adds what is computed rather than stored. */
function complete(row: OrderRow, actor: Actor, now: Date): void {
  const { offer, job } = row;
  if (offer) {
    const sums = offer.price === null ? undefined : withVat(offer.price, offer.vatRate);
    offer.vat = sums?.vatCents ?? null;
    offer.total = sums?.totalCents ?? null;
  }
  if (job) {
    const answers = job.drivers.map(({ confirmation }) => confirmation);
    if (answers.includes('rejected')) job.confirmation = 'rejected';
    else job.confirmation = answers.every((answer) => answer === 'accepted') ? 'accepted' : 'waiting';
  }
  // A driver's answer goes by the e-mailed key, so no button stands for it here.
  row.allowedActions =
    actor === 'admin' ? allowedActions({ status: row.status, tripEnded: new Date(row.end) <= now }, actor) : [];
}
