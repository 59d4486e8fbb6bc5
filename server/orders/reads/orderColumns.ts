import { toInSql } from '../../model/inSql';
import { selectAwaitsPrepayment } from '../../model/money/awaitsPrepayment';
import { jobStatuses } from '../../model/orders/orderStatus';
import type { User } from '../../model/people/user.entity';
import type { Bus } from '../../model/fleet/bus.entity';
import type { Depot } from '../../model/fleet/depot';
import { selectPhotoUrl } from '../../model/system/photoUrl';
import type { SelectedFields } from '../../platform/api/selectedFields';
import { isSelected } from '../../platform/api/selectedFields';
import type { DriverAssignmentRow, FeedbackRow, JobRow } from '../types/jobTypes';
import type { OfferRow } from '../types/offerTypes';
import type { OrderCustomer } from '../../company/customers';
import type { OrderRow, OrderedFoodRow, StopRow } from '../types/orderTypes';
import { selectLatestOffer } from '../../model/orders/latestOffer';

/**
 * The reader's rights. Drivers never receive price, tax, logistics notes or reject reasons, and a link shows no
 * addresses of colleagues either: the statement leaves them out (docs/product.md, 'Lifecycle').
 */
export type Reader = 'admin' | 'driver' | 'link';

/** SQL by the field that it fills: of each that a row has, for a field without any would be null to anyone who reads it. */
type Columns<Row> = Record<keyof Row, string>;

/** The selected fields; without a selection all. */
export const pickColumns = (columns: Record<string, string>, selected: SelectedFields | undefined) =>
  Object.entries(columns).filter(([field]) => isSelected(field, selected));

const toObjectSql = <Row>(columns: Columns<Row>, selected: SelectedFields | undefined): string =>
  `json_build_object(${pickColumns(columns, selected)
    .map(([field, sql]) => `'${field}', ${sql}`)
    .join(', ')})`;

const selectPerson = (alias: string, contact: boolean, selected?: SelectedFields) =>
  toObjectSql<Omit<User, 'passwordHash' | 'hasOwnPassword' | 'createdAt'>>(
    {
      id: `${alias}.id`,
      username: `${alias}.username`,
      firstname: `${alias}.firstname`,
      lastname: `${alias}.lastname`,
      role: `${alias}.role`,
      hidden: `${alias}.hidden`,
      email: contact ? `${alias}.email` : 'null',
      phone: contact ? `${alias}.phone` : 'null',
      language: `${alias}.language`,
      photoUrl: contact ? `(${selectPhotoUrl('driver', `${alias}.id`)})` : 'null',
    },
    selected,
  );

const offer = (selected?: SelectedFields) => {
  const fields = toObjectSql<Omit<OfferRow, 'vat' | 'total'>>(
    {
      id: 'f.id',
      price: 'f.price',
      vatRate: 'f.vat_rate',
      note: 'f.note',
      lines: 'f.lines',
      showLines: 'f.show_lines',
      validUntil: 'f.valid_until',
      priceListId: 'f.price_list_id',
      status: 'f.status',
      rejectReason: 'f.reject_reason',
      cancellationFee: 'f.cancellation_fee',
      sentAt: 'f.sent_at',
      decidedAt: 'f.decided_at',
      sentBy: `(select ${selectPerson('s', true, selected?.sentBy)} from "user" s where s.id = f.sent_by_id)`,
      decidedBy: `(select ${selectPerson('a', true, selected?.decidedBy)} from "user" a where a.id = f.decided_by_id)`,
    },
    selected,
  );
  return selectLatestOffer(fields);
};

const list = (item: string, orderBy: string, from: string) =>
  `coalesce((select json_agg(${item} order by ${orderBy}) from ${from}), '[]')`;

/** `moment.now` is the present, which the statement brings along. */
const IS_OVER = 'o.ends_at <= moment.now';

/** A trip that is over and was reported by one of its drivers was driven: it waits for nobody (docs/product.md, 'Lifecycle'). */
const jobConfirmation = `(select case
    when bool_or(d.confirmation = 'declined') then 'declined'
    when bool_and(d.confirmation = 'accepted') or (${IS_OVER} and bool_or(d.reported)) then 'accepted'
    else 'waiting' end
  from driver_assignment d where d.job_id = j.id)`;

const selectDrivers = (contact: boolean, selected?: SelectedFields) =>
  list(
    toObjectSql<DriverAssignmentRow>(
      {
        driver: selectPerson('u', contact, selected?.driver),
        confirmation: `case when d.confirmation = 'waiting' and d.reported and ${IS_OVER} then 'accepted' else d.confirmation end`,
        confirmationAt: 'd.confirmation_at',
        declineReason: `case when d.confirmation = 'declined' then d.decline_reason end`,
      },
      selected,
    ),
    'd.position',
    'driver_assignment d join "user" u on u.id = d.driver_id where d.job_id = j.id',
  );

const selectBuses = (selected?: SelectedFields) =>
  list(
    toObjectSql<Omit<Bus, 'costPerKm'>>(
      {
        id: 'b.id',
        name: 'b.name',
        hidden: 'b.hidden',
        photoUrl: `(${selectPhotoUrl('bus', 'b.id')})`,
        plate: 'b.plate',
        seats: 'b.seats',
        lift: 'b.lift',
        luggageM3: 'b.luggage_m3',
        inspectionEnds: 'b.inspection_ends',
        insuranceEnds: 'b.insurance_ends',
        unitDownloadedOn: 'b.unit_downloaded_on',
        depot: toObjectSql<Depot>(
          { address: 'b.depot_address', lat: 'b.depot_lat', lng: 'b.depot_lng' },
          selected?.depot,
        ),
      },
      selected,
    ),
    'a.position',
    'bus_assignment a join bus b on b.id = a.bus_id where a.job_id = j.id',
  );

const selectFeedback = (contact: boolean, selected?: SelectedFields) =>
  list(
    toObjectSql<FeedbackRow>(
      {
        id: 'k.id',
        driver: selectPerson('u', contact, selected?.driver),
        wentWell: 'k.went_well',
        comment: 'k.comment',
        hours: 'k.hours',
        updatedAt: 'k.updated_at',
        isRead: 'k.read_at is not null',
      },
      selected,
    ),
    'k.updated_at',
    'feedback k join "user" u on u.id = k.driver_id where k.job_id = j.id',
  );

const selectJob = (contact: boolean, selected?: SelectedFields) => {
  const fields = toObjectSql<JobRow>(
    {
      id: 'j.id',
      tripNumber: 'j.trip_number',
      confirmation: jobConfirmation,
      drivers: selectDrivers(contact, selected?.drivers),
      buses: selectBuses(selected?.buses),
      feedback: selectFeedback(contact, selected?.feedback),
    },
    selected,
  );
  // One that was called off keeps its number, but is no job.
  return `(select ${fields} from job j where j.order_id = o.id and o.status ${toInSql(jobStatuses)})`;
};

const selectStops = (selected?: SelectedFields) => {
  const fields = toObjectSql<StopRow>(
    {
      lat: 's.lat',
      lng: 's.lng',
      city: 's.city',
      address: 's.address',
      arrive: 's.arrive',
      depart: 's.depart',
      driverAtStop: 's.driver_at_stop',
    },
    selected,
  );
  return `(select json_agg(${fields} order by s.position) from stop s where s.order_id = o.id)`;
};

const selectFood = (selected?: SelectedFields) =>
  list(
    toObjectSql<OrderedFoodRow>(
      { foodPackageId: 'f.food_package_id', name: 'f.name', price: 'f.price', count: 'f.count' },
      selected,
    ),
    'f.price, f.name',
    'order_food f where f.order_id = o.id',
  );

const selectCustomer = (selected?: SelectedFields) => {
  const fields = toObjectSql<OrderCustomer>(
    {
      id: 'c.id',
      name: 'c.name',
      priceAgreement: 'c.price_agreement',
      paymentDays: 'c.payment_days',
      prepaymentPercent: 'c.prepayment_percent',
      prepaymentDaysBefore: 'c.prepayment_days_before',
    },
    selected,
  );
  return `(select ${fields} from customer c where c.id = o.customer_id)`;
};

const limitToAdmin = (reader: Reader, sql: string) => (reader === 'admin' ? sql : 'null');

/** Values that are computed from the others when they are read. */
type ComputedField = 'foodTotal' | 'amountDue' | 'allowedActions';

export const listColumns = (
  reader: Reader,
  selected: SelectedFields | undefined,
): Columns<Omit<OrderRow, ComputedField>> => ({
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
  language: 'o.language',
  customer: limitToAdmin(reader, selectCustomer(selected?.customer)),
  company: 'o.company',
  companyRegistrationNumber: limitToAdmin(reader, 'o.company_registration_number'),
  companyVatNumber: limitToAdmin(reader, 'o.company_vat_number'),
  companyAddress: limitToAdmin(reader, 'o.company_address'),
  invoiceEmail: limitToAdmin(reader, 'o.invoice_email'),
  promo: limitToAdmin(reader, 'o.promo'),
  clientNotes: 'o.client_notes',
  logisticsNotes: limitToAdmin(reader, 'o.logistics_notes'),
  driverNotes: 'o.driver_notes',
  groupFullName: 'o.group_full_name',
  groupEmail: 'o.group_email',
  groupPhone: 'o.group_phone',
  archivedAt: 'o.archived_at',
  stops: selectStops(selected?.stops),
  food: selectFood(selected?.food),
  offer: limitToAdmin(reader, offer(selected?.offer)),
  job: selectJob(reader !== 'link', selected?.job),
  awaitsPrepayment: limitToAdmin(reader, selectAwaitsPrepayment('o')),
});
