import { toInSql } from '../../model/inSql';
import { selectAwaitsPrepayment } from '../../model/money/awaitsPrepayment';
import { jobStatuses } from '../../model/orders/orderStatus';
import type { User } from '../../model/people/user.entity';
import type { Bus } from '../../model/fleet/bus.entity';
import type { Depot } from '../../model/fleet/depot';
import { selectPhotoUrl } from '../../model/system/photoUrl';
import type { Column, Columns } from '../../platform/api/columns';
import { cents, list, moment, nothing, number, object, stored, subquery, text, word } from '../../platform/api/columns';
import type { SelectedFields } from '../../platform/api/selectedFields';
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

const selectPerson = (alias: string, contact: boolean, selected?: SelectedFields) =>
  object<Omit<User, 'passwordHash' | 'hasOwnPassword' | 'createdAt'>>(
    'User',
    {
      id: word(`${alias}.id`),
      username: text(`${alias}.username`),
      firstname: text(`${alias}.firstname`),
      lastname: text(`${alias}.lastname`),
      role: word(`${alias}.role`),
      hidden: number(`${alias}.hidden`),
      email: contact ? text(`${alias}.email`) : nothing,
      phone: contact ? text(`${alias}.phone`) : nothing,
      language: word(`${alias}.language`),
      photoUrl: contact ? text(`(${selectPhotoUrl('driver', `${alias}.id`)})`) : nothing,
    },
    selected,
  );

/** The person whose id stands in a column. A subquery finds them by it; a join would look through all people for each order. */
const selectPersonBy = (column: string, alias: string, contact: boolean, selected?: SelectedFields) =>
  subquery(
    selectPerson(alias, contact, selected),
    (person) => `select ${person} from "user" ${alias} where ${alias}.id = ${column}`,
  );

const selectOffer = (selected?: SelectedFields) =>
  subquery(
    object<Omit<OfferRow, 'vat' | 'total'>>(
      'Offer',
      {
        id: word('f.id'),
        price: cents('f.price'),
        vatRate: number('f.vat_rate'),
        note: text('f.note'),
        lines: stored('f.lines'),
        showLines: number('f.show_lines'),
        validUntil: moment('f.valid_until'),
        priceListId: word('f.price_list_id'),
        status: word('f.status'),
        rejectReason: word('f.reject_reason'),
        cancellationFee: cents('f.cancellation_fee'),
        sentAt: moment('f.sent_at'),
        decidedAt: moment('f.decided_at'),
        sentBy: selectPersonBy('f.sent_by_id', 's', true, selected?.sentBy),
        decidedBy: selectPersonBy('f.decided_by_id', 'a', true, selected?.decidedBy),
      },
      selected,
    ),
    selectLatestOffer,
  );

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
    object<DriverAssignmentRow>(
      'DriverAssignment',
      {
        driver: selectPersonBy('d.driver_id', 'u', contact, selected?.driver),
        confirmation: word(
          `case when d.confirmation = 'waiting' and d.reported and ${IS_OVER} then 'accepted' else d.confirmation end`,
        ),
        confirmationAt: moment('d.confirmation_at'),
        declineReason: text(`case when d.confirmation = 'declined' then d.decline_reason end`),
      },
      selected,
    ),
    'd.position',
    'driver_assignment d where d.job_id = j.id',
  );

const selectBuses = (selected?: SelectedFields) =>
  list(
    subquery(
      object<Omit<Bus, 'costPerKm'>>(
        'Bus',
        {
          id: word('b.id'),
          name: text('b.name'),
          hidden: number('b.hidden'),
          photoUrl: text(`(${selectPhotoUrl('bus', 'b.id')})`),
          plate: text('b.plate'),
          seats: number('b.seats'),
          lift: number('b.lift'),
          luggageM3: number('b.luggage_m3'),
          inspectionEnds: word('b.inspection_ends'),
          insuranceEnds: word('b.insurance_ends'),
          unitDownloadedOn: word('b.unit_downloaded_on'),
          depot: object<Depot>(
            'Depot',
            { address: text('b.depot_address'), lat: number('b.depot_lat'), lng: number('b.depot_lng') },
            selected?.depot,
          ),
        },
        selected,
      ),
      (bus) => `select ${bus} from bus b where b.id = a.bus_id`,
    ),
    'a.position',
    'bus_assignment a where a.job_id = j.id',
  );

const selectFeedback = (contact: boolean, selected?: SelectedFields) =>
  list(
    object<FeedbackRow>(
      'Feedback',
      {
        id: word('k.id'),
        driver: selectPersonBy('k.driver_id', 'u', contact, selected?.driver),
        wentWell: number('k.went_well'),
        comment: text('k.comment'),
        hours: text('k.hours'),
        updatedAt: moment('k.updated_at'),
        isRead: number('k.read_at is not null'),
      },
      selected,
    ),
    'k.updated_at',
    'feedback k where k.job_id = j.id',
  );

const selectJob = (contact: boolean, selected?: SelectedFields) =>
  subquery(
    object<JobRow>(
      'Job',
      {
        id: word('j.id'),
        tripNumber: number('j.trip_number'),
        confirmation: word(jobConfirmation),
        drivers: selectDrivers(contact, selected?.drivers),
        buses: selectBuses(selected?.buses),
        feedback: selectFeedback(contact, selected?.feedback),
      },
      selected,
    ),
    // One that was called off keeps its number, but is no job.
    (job) => `select ${job} from job j where j.order_id = o.id and o.status ${toInSql(jobStatuses)}`,
  );

const selectStops = (selected?: SelectedFields) =>
  list(
    object<StopRow>(
      'Stop',
      {
        lat: number('s.lat'),
        lng: number('s.lng'),
        city: text('s.city'),
        address: text('s.address'),
        arrive: moment('s.arrive'),
        depart: moment('s.depart'),
        driverAtStop: word('s.driver_at_stop'),
      },
      selected,
    ),
    's.position',
    'stop s where s.order_id = o.id',
  );

const selectFood = (selected?: SelectedFields) =>
  list(
    object<OrderedFoodRow>(
      'OrderedFood',
      {
        foodPackageId: word('f.food_package_id'),
        name: text('f.name'),
        price: cents('f.price'),
        count: number('f.count'),
      },
      selected,
    ),
    'f.price, f.name',
    'order_food f where f.order_id = o.id',
  );

const selectCustomer = (selected?: SelectedFields) =>
  subquery(
    object<OrderCustomer>(
      'OrderCustomer',
      {
        id: word('c.id'),
        name: text('c.name'),
        priceAgreement: text('c.price_agreement'),
        paymentDays: number('c.payment_days'),
        prepaymentPercent: number('c.prepayment_percent'),
        prepaymentDaysBefore: number('c.prepayment_days_before'),
      },
      selected,
    ),
    (customer) => `select ${customer} from customer c where c.id = o.customer_id`,
  );

/** Values that are computed from the others when they are read. */
type ComputedField = 'foodTotal' | 'amountDue' | 'allowedActions';

export function listColumns(
  reader: Reader,
  selected: SelectedFields | undefined,
): Columns<Omit<OrderRow, ComputedField>> {
  const limitToAdmin = (column: Column) => (reader === 'admin' ? column : nothing);
  return {
    id: word('o.id'),
    status: word('o.status'),
    version: number('o.version'),
    createdAt: moment('o.created_at'),
    start: moment('o.starts_at'),
    end: moment('o.ends_at'),
    durationMin: number('round(o.duration_s / 60.0)::int'),
    distanceKm: number('o.distance_m / 1000.0::double precision'),
    estimatedBy: text('o.estimated_by'),
    estimateNotes: stored('o.estimate_notes'),
    passengers: number('o.passengers'),
    fullName: text('o.full_name'),
    email: text('o.email'),
    phone: text('o.phone'),
    language: word('o.language'),
    customer: limitToAdmin(selectCustomer(selected?.customer)),
    company: text('o.company'),
    companyRegistrationNumber: limitToAdmin(text('o.company_registration_number')),
    companyVatNumber: limitToAdmin(text('o.company_vat_number')),
    companyAddress: limitToAdmin(text('o.company_address')),
    invoiceEmail: limitToAdmin(text('o.invoice_email')),
    promo: limitToAdmin(text('o.promo')),
    clientNotes: text('o.client_notes'),
    logisticsNotes: limitToAdmin(text('o.logistics_notes')),
    driverNotes: text('o.driver_notes'),
    groupFullName: text('o.group_full_name'),
    groupEmail: text('o.group_email'),
    groupPhone: text('o.group_phone'),
    archivedAt: moment('o.archived_at'),
    stops: selectStops(selected?.stops),
    food: selectFood(selected?.food),
    offer: limitToAdmin(selectOffer(selected?.offer)),
    job: selectJob(reader !== 'link', selected?.job),
    awaitsPrepayment: limitToAdmin(number(selectAwaitsPrepayment('o'))),
  };
}
