import type { DriverReport, ReportOccurrence, ReportTrip } from '../../office/reports';
import type { Replied } from './operation';
import { toEpochSeconds, USER_FIELDS, toUserRow } from './rows';

// The rows of getDriverReport (docs/product.md, 'Legacy calls'): a trip or a day of an arrangement, by the time of its departure.

export const reportFields = `driver { ${USER_FIELDS} }
  trips { orderId jobId tripNumber cities company fullName start end durationMin days { date hours }
    feedback { id wentWell comment hours isRead } }
  occurrences { arrangementId exceptionId name description date depart start durationMin hours }`;

type LegacyRow = Record<string, unknown>;
type RepliedDriver = Replied<DriverReport['driver']>;
type RepliedTrip = Replied<ReportTrip>;
type RepliedOccurrence = Replied<ReportOccurrence>;

export function listReportRows({ driver, trips, occurrences }: Replied<DriverReport>): LegacyRow[] {
  return [
    ...trips.map((trip) => ({ start: toEpochSeconds(trip.start), row: toTripRow(driver, trip) })),
    ...occurrences.map((occurrence) => ({
      start: toEpochSeconds(occurrence.start),
      row: toOccurrenceRow(driver, occurrence),
    })),
  ]
    .sort((one, other) => (one.start ?? 0) - (other.start ?? 0))
    .map(({ row }) => row);
}

/** `hours` and `dates` are of the period; the hours in `job_feedbacks` are of the whole trip. */
function toTripRow(driver: RepliedDriver, trip: RepliedTrip): LegacyRow {
  const { orderId, feedback } = trip;
  return {
    type: 'job',
    query_id: orderId,
    query_start: toEpochSeconds(trip.start),
    query_end: toEpochSeconds(trip.end),
    query_duration: trip.durationMin,
    query_company: trip.company,
    query_fullname: trip.fullName,
    query_waypoints: trip.cities.map((city) => ({ city_name: city })),
    job_id: trip.jobId,
    job_query_id: orderId,
    job_sequential_id: trip.tripNumber,
    job_feedbacks: feedback ? [toFeedbackRow(driver, orderId, feedback)] : [],
    dates: trip.days.map(({ date }) => date),
    hours: trip.days.map(({ hours }) => hours),
    ...toUserRow(driver),
  };
}

const toFeedbackRow = (
  driver: RepliedDriver,
  query: string,
  feedback: NonNullable<RepliedTrip['feedback']>,
): LegacyRow => ({
  feedback_id: feedback.id,
  query,
  driverId: driver.id,
  driver_firstname: driver.firstname,
  driver_lastname: driver.lastname,
  wentWell: feedback.wentWell,
  comment: feedback.comment,
  hours: feedback.hours,
  isRead: feedback.isRead,
});

const toOccurrenceRow = (driver: RepliedDriver, occurrence: RepliedOccurrence): LegacyRow => ({
  type: 'arrangement',
  arrangement_id: occurrence.arrangementId,
  arrangement_name: occurrence.name,
  arrangement_description: occurrence.description,
  arrangement_exception_id: occurrence.exceptionId,
  arrangement_date: occurrence.date,
  arrangement_depart: occurrence.depart,
  arrangement_start: toEpochSeconds(occurrence.start),
  arrangement_duration: printClock(occurrence.durationMin),
  dates: [occurrence.date],
  hours: [occurrence.hours],
  ...toUserRow(driver),
});

/** Minutes as HH:MM. */
const printClock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
