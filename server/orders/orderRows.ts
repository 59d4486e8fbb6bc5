import type { Deps } from '../access/context';
import { photoUrlSql } from '../photos/photo.entity';
import type { AskedFields } from '../platform/askedFields';
import { isAsked } from '../platform/askedFields';
import { withVat } from '../platform/money';
import type { Actor } from './lifecycle';
import { allowedActions } from './lifecycle';
import type { OrderRow } from './orderTypes';

/**
 * What the reader may see. Drivers never receive price, tax, logistics notes or reject reasons, and who comes by a link
 * no addresses of colleagues either: the statement leaves them out (design, section 4).
 */
export type Reader = 'admin' | 'driver' | 'link';

/** SQL by the field that it fills. */
type Columns = Record<string, string>;

const wanted = (columns: Columns, asked: AskedFields | undefined) =>
  Object.entries(columns).filter(([field]) => isAsked(field, asked));

const object = (columns: Columns, asked: AskedFields | undefined): string =>
  `json_build_object(${wanted(columns, asked)
    .map(([field, sql]) => `'${field}', ${sql}`)
    .join(', ')})`;

const person = (alias: string, contact: boolean, asked?: AskedFields) =>
  object(
    {
      id: `${alias}.id`,
      username: `${alias}.username`,
      firstname: `${alias}.firstname`,
      lastname: `${alias}.lastname`,
      role: `${alias}.role`,
      hidden: `${alias}.hidden`,
      email: contact ? `${alias}.email` : 'null',
      phone: contact ? `${alias}.phone` : 'null',
      photoUrl: contact ? `(${photoUrlSql('driver', `${alias}.id`)})` : 'null',
    },
    asked,
  );

const offer = (asked?: AskedFields) => {
  const fields = object(
    {
      id: 'f.id',
      price: 'f.price',
      vatRate: 'f.vat_rate',
      note: 'f.note',
      status: 'f.status',
      rejectReason: 'f.reject_reason',
      sentAt: 'f.sent_at',
      answeredAt: 'f.answered_at',
      sentBy: `(select ${person('s', true, asked?.sentBy)} from "user" s where s.id = f.sent_by_id)`,
      answeredBy: `(select ${person('a', true, asked?.answeredBy)} from "user" a where a.id = f.answered_by_id)`,
    },
    asked,
  );
  return `(select ${fields} from offer f where f.order_id = o.id order by f.sent_at desc, f.id desc limit 1)`;
};

const list = (item: string, orderBy: string, from: string) =>
  `coalesce((select json_agg(${item} order by ${orderBy}) from ${from}), '[]')`;

const drivers = (contact: boolean, asked?: AskedFields) =>
  list(
    object(
      { driver: person('u', contact, asked?.driver), confirmation: 'd.confirmation', answeredAt: 'd.answered_at' },
      asked,
    ),
    'd.position',
    'driver_assignment d join "user" u on u.id = d.driver_id where d.job_id = j.id',
  );

const buses = (asked?: AskedFields) =>
  list(
    object({ id: 'b.id', name: 'b.name', hidden: 'b.hidden', photoUrl: `(${photoUrlSql('bus', 'b.id')})` }, asked),
    'a.position',
    'bus_assignment a join bus b on b.id = a.bus_id where a.job_id = j.id',
  );

const feedback = (contact: boolean, asked?: AskedFields) =>
  list(
    object(
      {
        id: 'k.id',
        driver: person('u', contact, asked?.driver),
        wentWell: 'k.went_well',
        comment: 'k.comment',
        hours: 'k.hours',
        updatedAt: 'k.updated_at',
        isRead: 'k.read_at is not null',
      },
      asked,
    ),
    'k.updated_at',
    'feedback k join "user" u on u.id = k.driver_id where k.job_id = j.id',
  );

const job = (contact: boolean, asked?: AskedFields) => {
  const fields = object(
    {
      id: 'j.id',
      tripNumber: 'j.trip_number',
      drivers: drivers(contact, asked?.drivers),
      buses: buses(asked?.buses),
      feedback: feedback(contact, asked?.feedback),
    },
    asked,
  );
  return `(select ${fields} from job j where j.order_id = o.id)`;
};

const stops = (asked?: AskedFields) => {
  const fields = object(
    { lat: 's.lat', lng: 's.lng', city: 's.city', address: 's.address', arrive: 's.arrive', depart: 's.depart' },
    asked,
  );
  return `(select json_agg(${fields} order by s.position) from stop s where s.order_id = o.id)`;
};

const food = (asked?: AskedFields) =>
  list(
    object({ foodPackageId: 'f.food_package_id', name: 'f.name', price: 'f.price', count: 'f.count' }, asked),
    'f.price, f.name',
    'order_food f where f.order_id = o.id',
  );

const forAdmin = (reader: Reader, sql: string) => (reader === 'admin' ? sql : 'null');

const columns = (reader: Reader, asked: AskedFields | undefined): Columns => ({
  id: 'o.id',
  status: 'o.status',
  version: 'o.version',
  createdAt: 'o.created_at',
  start: 'o.starts_at',
  end: 'o.ends_at',
  durationMin: 'round(o.duration_s / 60.0)::int',
  distanceKm: 'o.distance_m / 1000.0::double precision',
  estimatedBy: 'o.estimated_by',
  estimateNotes: 'o.estimate_notes',
  passengers: 'o.passengers',
  fullName: 'o.full_name',
  email: 'o.email',
  phone: 'o.phone',
  company: 'o.company',
  companyRegistrationNumber: forAdmin(reader, 'o.company_registration_number'),
  companyVatNumber: forAdmin(reader, 'o.company_vat_number'),
  companyAddress: forAdmin(reader, 'o.company_address'),
  promo: forAdmin(reader, 'o.promo'),
  clientNotes: 'o.client_notes',
  logisticsNotes: forAdmin(reader, 'o.logistics_notes'),
  driverNotes: 'o.driver_notes',
  groupFullName: 'o.group_full_name',
  groupEmail: 'o.group_email',
  groupPhone: 'o.group_phone',
  archivedAt: 'o.archived_at',
  stops: stops(asked?.stops),
  food: food(asked?.food),
  offer: forAdmin(reader, offer(asked?.offer)),
  job: job(reader !== 'link', asked?.job),
});

export interface Selection {
  /** Conditions on `"order" o`; $1 is the present moment, further parameters follow. */
  where: string;
  orderBy: string;
  parameters?: unknown[];
  limit?: number;
  /** One more column, for cursors. */
  key?: string;
  /** The fields that the rows must have; all, when absent. */
  asked?: AskedFields;
}

/** Reads orders by one statement: of each what is asked for, and what that is computed from. */
export async function selectOrders(
  deps: Deps,
  reader: Reader,
  selection: Selection,
): Promise<(OrderRow & { key?: unknown })[]> {
  const now = deps.clock.now();
  const asked = selection.asked && withSources(selection.asked);
  const fields = wanted(columns(reader, asked), asked).map(([field, sql]) => `${sql} as "${field}"`);
  if (selection.key) fields.push(`${selection.key} as key`);
  const rows: (OrderRow & { key?: unknown })[] = await deps.db.dataSource.query(
    `select ${fields.join(', ')}
     from "order" o where o.deleted_at is null and $1::timestamptz is not null and ${selection.where}
     order by ${selection.orderBy}${selection.limit ? ` limit ${selection.limit}` : ''}`,
    [now, ...(selection.parameters ?? [])],
  );
  const actor: Actor = reader === 'admin' ? 'admin' : 'driver';
  for (const row of rows) complete(row, actor, now, asked);
  return rows;
}

/** Adds what `complete` computes from. The id stands for all when nothing but __typename is asked for. */
function withSources(asked: AskedFields): AskedFields {
  const { offer, job, allowedActions } = asked;
  return {
    id: {},
    ...asked,
    ...(allowedActions && { status: {}, end: {} }),
    ...((offer?.vat ?? offer?.total) && { offer: { ...offer, price: {}, vatRate: {} } }),
    ...(job?.confirmation && { job: { ...job, drivers: { ...job.drivers, confirmation: {} } } }),
  };
}

/** Adds what is computed rather than stored. */
function complete(row: OrderRow, actor: Actor, now: Date, asked: AskedFields | undefined): void {
  const { offer, job } = row;
  if (offer && (isAsked('vat', asked?.offer) || isAsked('total', asked?.offer))) {
    const sums = offer.price === null ? undefined : withVat(offer.price, offer.vatRate);
    offer.vat = sums?.vatCents ?? null;
    offer.total = sums?.totalCents ?? null;
  }
  if (job && isAsked('confirmation', asked?.job)) {
    const answers = job.drivers.map(({ confirmation }) => confirmation);
    if (answers.includes('rejected')) job.confirmation = 'rejected';
    else job.confirmation = answers.every((answer) => answer === 'accepted') ? 'accepted' : 'waiting';
  }
  // A driver's answer goes by the e-mailed key, so no button stands for it here.
  if (isAsked('allowedActions', asked))
    row.allowedActions =
      actor === 'admin' ? allowedActions({ status: row.status, tripEnded: new Date(row.end) <= now }, actor) : [];
}
