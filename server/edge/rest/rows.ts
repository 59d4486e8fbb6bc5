import type { User } from '../../model/people/user.entity';
import type { Viewer } from '../../access';
import { isAdmin } from '../../access';
import type { FoodPackage } from '../../model/sales/foodPackage.entity';
import type { Bus } from '../../model/fleet/bus.entity';
import type { OrderStatus } from '../../model/orders/orderStatus';
import type { OfferStatus } from '../../model/orders/offer.entity';
import type { Confirmation } from '../../model/orders/driverAssignment.entity';
import type { FeedbackRow, JobRow, OfferRow, OrderRow, StopRow } from '../../orders';
import type { ArrangementRow, ExceptionRow } from '../../company/arrangements';
import type { Replied } from './operation';

// The one place that knows the prefixed names of rows (docs/product.md, 'Legacy calls'). Beside each row stand the
// GraphQL fields that it is made of. Values are those of the GraphQL reply: prices in euros, moments as ISO 8601.

type LegacyRow = Record<string, unknown>;

export const USER_FIELDS = 'id username firstname lastname phone email role hidden';
export const BUS_FIELDS = 'id name hidden';
export const FOOD_PACKAGE_FIELDS = 'id name description price hidden';

export const orderFields = `id status createdAt start durationMin distanceKm passengers fullName email phone company promo
  clientNotes logisticsNotes driverNotes groupFullName groupEmail groupPhone
  stops { lat lng city address arrive depart } food { foodPackageId name price count }
  offer { id status price vatRate note rejectReason sentBy { id firstname } }
  job { id tripNumber confirmation drivers { driver { ${USER_FIELDS} } } buses { ${BUS_FIELDS} }
    feedback { id driver { id firstname lastname } wentWell comment hours isRead } }`;

/** Rejected orders live on the answered page; the archive keeps jobs. */
const types: Record<OrderStatus, string> = {
  new: 'query',
  answered: 'answeredQuery',
  accepted: 'confirmedQuery',
  job: 'job',
  archived: 'job',
  rejected: 'answeredQuery',
  expired: 'answeredQuery',
};

const responseStatuses: Record<OfferStatus, string> = {
  open: 'waiting',
  superseded: 'waiting',
  accepted: 'accepted',
  rejected: 'rejected',
  // Older programs know no end of an offer, and of a rejected one they expect a reason: nobody has decided.
  expired: 'waiting',
};

const confirmationStatuses: Record<Confirmation, string> = {
  waiting: 'waiting',
  accepted: 'accepted',
  declined: 'rejected',
};

/** An order as a list or a page of the former portal reads it. Only admins get what was offered. */
export function toOrderRow(order: Replied<OrderRow>, viewer: Viewer | null): LegacyRow {
  return {
    type: types[order.status],
    query_id: order.id,
    query_start: toEpochSeconds(order.start),
    query_created: toEpochSeconds(order.createdAt),
    query_duration: order.durationMin,
    query_distance: order.distanceKm,
    query_passengers: order.passengers,
    query_notes: order.clientNotes,
    query_client_notes: order.clientNotes,
    query_logistics_notes: order.logisticsNotes,
    query_driver_notes: order.driverNotes,
    query_fullname: order.fullName,
    query_promo: order.promo,
    query_email: order.email,
    query_phone: order.phone,
    query_company: order.company,
    query_group_fullname: order.groupFullName,
    query_group_email: order.groupEmail,
    query_group_phone: order.groupPhone,
    query_waypoints: order.stops.map(toWaypointRow),
    query_food_packages: order.food.map(({ foodPackageId, name, price, count }) => ({
      id: foodPackageId,
      name,
      price,
      count,
    })),
    ...(isAdmin(viewer) && toResponseColumns(order.offer)),
    ...toJobColumns(order.id, order.job),
  };
}

function toWaypointRow({ lat, lng, depart, arrive, city, address }: Replied<StopRow>): LegacyRow {
  const arrives = toEpochSeconds(arrive);
  const departs = toEpochSeconds(depart);
  return {
    lat,
    lng,
    depart: departs,
    arrive: arrives,
    // Minutes that the bus stands there.
    duration: departs !== null && arrives !== null ? Math.max(0, Math.round((departs - arrives) / 60)) : null,
    city_name: city,
    pretty_name: address,
  };
}

function toResponseColumns(offer: Replied<OfferRow> | null): LegacyRow {
  return {
    query_response_id: offer?.id ?? null,
    query_response_status: offer && responseStatuses[offer.status],
    query_response_price: offer?.price ?? null,
    query_response_tax: offer?.vatRate ?? null,
    query_response_logistics_notes: offer?.note ?? null,
    query_response_reject_reason_reason: offer?.rejectReason ?? null,
    query_responder_id: offer?.sentBy?.id ?? null,
    query_responder_firstname: offer?.sentBy?.firstname ?? null,
  };
}

function toJobColumns(orderId: string, job: Replied<JobRow> | null): LegacyRow {
  const [driver, ...extraDrivers] = job?.drivers.map((assignment) => assignment.driver) ?? [];
  const [bus, ...extraBuses] = job?.buses ?? [];
  return {
    job_id: job?.id ?? null,
    job_query_id: job && orderId,
    job_sequential_id: job?.tripNumber ?? null,
    job_driver: driver?.id ?? null,
    job_driver_id: driver?.id ?? null,
    job_bus: bus?.id ?? null,
    job_confirmation_status: job && confirmationStatuses[job.confirmation],
    job_feedbacks: job?.feedback.map((feedback) => toFeedbackRow(orderId, feedback)) ?? [],
    driver_id: driver?.id ?? null,
    driver_username: driver?.username ?? null,
    driver_firstname: driver?.firstname ?? null,
    driver_lastname: driver?.lastname ?? null,
    driver_phone: driver?.phone ?? null,
    driver_email: driver?.email ?? null,
    bus_id: bus?.id ?? null,
    bus_name: bus?.name ?? null,
    extraDrivers: extraDrivers.map(({ id }) => id),
    extraBuses: extraBuses.map(({ id }) => id),
    extra_driver_names: extraDrivers.map(({ firstname, lastname }) => `${firstname} ${lastname}`.trim()),
    extra_driver_emails: extraDrivers.map(({ email }) => email),
    extra_driver_usernames: extraDrivers.map(({ username }) => username),
    extra_bus_names: extraBuses.map(({ name }) => name),
  };
}

function toFeedbackRow(
  orderId: string,
  { id, driver, wentWell, comment, hours, isRead }: Replied<FeedbackRow>,
): LegacyRow {
  return {
    feedback_id: id,
    query: orderId,
    driverId: driver.id,
    driver_firstname: driver.firstname,
    driver_lastname: driver.lastname,
    wentWell,
    comment,
    hours,
    isRead,
  };
}

export const toUserRow = (user: Replied<User>): LegacyRow => ({
  driver_id: user.id,
  driver_username: user.username,
  driver_firstname: user.firstname,
  driver_lastname: user.lastname,
  driver_phone: user.phone,
  driver_email: user.email,
  driver_role: user.role,
  driver_hidden: user.hidden,
});

export const toBusRow = ({ id, name, hidden }: Replied<Bus>): LegacyRow => ({
  bus_id: id,
  bus_name: name,
  bus_hidden: hidden,
});

export const toFoodPackageRow = ({ id, name, description, price, hidden }: Replied<FoodPackage>): LegacyRow => ({
  food_package_id: id,
  food_package_name: name,
  food_package_description: description,
  food_package_price: price,
  food_package_hidden: hidden,
});

export const ARRANGEMENT_FIELDS = `id name description weekdays firstDay lastDay depart durationMin
  driver { id firstname lastname username } previousDrivers { changedAt driver { id firstname lastname } }`;
export const EXCEPTION_FIELDS =
  'id arrangementId date depart description runs driver { id firstname lastname username }';

export function toArrangementRow(arrangement: Replied<ArrangementRow>): LegacyRow {
  const isOn = (weekday: number) => arrangement.weekdays.includes(weekday);
  return {
    type: 'arrangement',
    arrangement_id: arrangement.id,
    arrangement_name: arrangement.name,
    arrangement_description: arrangement.description,
    arrangement_driver: arrangement.driver.id,
    arrangement_on_monday: isOn(1),
    arrangement_on_tuesday: isOn(2),
    arrangement_on_wednesday: isOn(3),
    arrangement_on_thursday: isOn(4),
    arrangement_on_friday: isOn(5),
    arrangement_on_saturday: isOn(6),
    arrangement_on_sunday: isOn(7),
    arrangement_start: arrangement.firstDay,
    arrangement_end: arrangement.lastDay,
    arrangement_depart: arrangement.depart,
    arrangement_duration: printHoursAndMinutes(arrangement.durationMin),
    arrangement_previous_drivers: arrangement.previousDrivers.map(({ driver, changedAt }) => ({
      driverId: driver.id,
      driverName: printFullName(driver),
      changedAt: toEpochSeconds(changedAt),
    })),
    ...toDriverColumns(arrangement.driver),
  };
}

export const toExceptionRow = (exception: Replied<ExceptionRow>): LegacyRow => ({
  arrangement_exception_id: exception.id,
  arrangement_exception_arrangement: exception.arrangementId,
  arrangement_exception_date: exception.date,
  arrangement_exception_depart: exception.depart,
  arrangement_exception_description: exception.description,
  arrangement_exception_driver: exception.driver?.id ?? null,
  arrangement_exception_runs: exception.runs,
  ...toDriverColumns(exception.driver),
});

const toDriverColumns = (driver: Replied<User> | null): LegacyRow => ({
  driver_id: driver?.id ?? null,
  driver_username: driver?.username ?? null,
  driver_firstname: driver?.firstname ?? null,
  driver_lastname: driver?.lastname ?? null,
});

const printFullName = ({ firstname, lastname }: Replied<User>) => `${firstname} ${lastname}`.trim();

/** HH:MM of minutes. */
const printHoursAndMinutes = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Whole epoch seconds of a moment in ISO 8601. */
export const toEpochSeconds = (moment: string | null): number | null =>
  moment === null ? null : Math.floor(Date.parse(moment) / 1000);
