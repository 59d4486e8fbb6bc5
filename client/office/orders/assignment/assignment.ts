import type { AssignmentOptionsQuery, CheckAssignmentQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { formatDateTime, formatTime, toLocalDate } from '../../../lib/texts/time';
import type { FullOrder } from '../parts/orderParts';
import { printPersonName } from '../parts/orderTexts';

/** A driver or a bus that can be chosen. */
export interface Option {
  id: string;
  label: string;
  /** Other bookings at the time of the trip: '12:00-14:00 Koolibuss'. */
  busy: string[];
  /** The law's verdict on a driver, once it was asked. */
  hours?: DriverLight;
  /** Absence, papers that end before the trip does, too few seats. */
  warnings: readonly string[];
  /** Of a bus, where they are known. */
  seats?: number | null;
  /** A driver by role: an admin takes the wheel only when a person says so. */
  isDriver?: boolean;
}

type DriverLight = CheckAssignmentQuery['checkAssignment']['drivers'][number];
type CrewCheck = CheckAssignmentQuery['checkAssignment'] | undefined;

/** One choice of the form: the main one first, then the extra ones; null is a field still empty. */
export type Picks = readonly (string | null)[];

/**
 * Non-hidden drivers, drivers by role first, and those whom the job has already (docs/product.md, 'Assignment'); once the law
 * was asked, who fits comes first.
 */
export function listDriverOptions(options: AssignmentOptionsQuery, order: FullOrder, check?: CrewCheck): Option[] {
  const { drivers, busyTimes } = options;
  const used = new Set(order.job?.drivers.map(({ driver }) => driver.id));
  const shown = drivers.filter(({ id, hidden }) => !hidden || used.has(id));
  const byRole = [...shown.filter(({ role }) => role === 'driver'), ...shown.filter(({ role }) => role !== 'driver')];
  const place = new Map(check?.drivers.map((found, index) => [found.driverId, { found, index }]));
  const last = place.size;
  return byRole
    .map((driver) => ({
      id: driver.id,
      label: printHiddenLabel(`${printPersonName(driver)} (${driver.username})`, driver.hidden),
      busy: busyTimes.filter(({ driverId }) => driverId === driver.id).map(printBusy),
      isDriver: driver.role === 'driver',
      hours: place.get(driver.id)?.found,
      warnings: place.get(driver.id)?.found.warnings ?? [],
    }))
    .sort((one, other) => (place.get(one.id)?.index ?? last) - (place.get(other.id)?.index ?? last));
}

/** Non-hidden buses, and those that the job has already. */
export function listBusOptions(options: AssignmentOptionsQuery, order: FullOrder, check?: CrewCheck): Option[] {
  const { buses, busyTimes } = options;
  const used = new Set(order.job?.buses.map(({ id }) => id));
  return buses
    .filter(({ id, hidden }) => !hidden || used.has(id))
    .map(({ id, name, hidden, seats }) => ({
      id,
      label: printHiddenLabel(name, hidden),
      seats,
      busy: busyTimes.filter(({ busId }) => busId === id).map(printBusy),
      warnings: check?.buses.find(({ busId }) => busId === id)?.warnings ?? [],
    }));
}

/**
 * The best pair: the first driver whom the law allows, and the bus with the fewest seats that seats everybody. A person
 * decides where there is any objection.
 */
export function findBestPair(drivers: readonly Option[], buses: readonly Option[]) {
  const isFree = ({ busy, warnings }: Option) => busy.length === 0 && warnings.length === 0;
  const driver = drivers.find((one) => one.isDriver && isFree(one) && one.hours && one.hours.light !== 'red');
  const countSeats = ({ seats }: Option) => seats ?? Infinity;
  const [bus] = buses.filter(isFree).sort((one, other) => Math.sign(countSeats(one) - countSeats(other)) || 0);
  return driver && bus && { driver, bus };
}

/** '05.12.2026 11:00-14:00 Pärnu - Narva'; the second date only when it is another day. */
export function printBusy({ start, end, title }: { start: string; end: string; title: string }): string {
  const isSameDay = toLocalDate(start) === toLocalDate(end);
  return `${formatDateTime(start)}-${isSameDay ? formatTime(end) : formatDateTime(end)} ${title}`;
}

function printHiddenLabel(name: string, hidden: boolean): string {
  return hidden ? t('office.hiddenName', { name }) : name;
}

/** Messages at the fields: nothing chosen for the main one, or a later field repeats an earlier one (docs/product.md, 'Assignment'). */
export function checkPicks(picks: Picks, repeated: string, mainMissing?: string): (string | undefined)[] {
  return picks.map((pick, index) => {
    if (pick === null) return index === 0 ? mainMissing : undefined;
    return picks.indexOf(pick) < index ? repeated : undefined;
  });
}

/** The chosen ids: the main one and the extra ones; empty extra fields are left out. */
export function splitPicks([main = null, ...extras]: Picks): { main: string | null; extras: string[] } {
  return { main, extras: extras.filter((pick) => pick !== null) };
}

/** Other bookings of the chosen ones at the same time, as warnings: no silent double-booking. */
export function listClashes(options: readonly Option[], picks: Picks): string[] {
  return options
    .filter(({ id }) => picks.includes(id))
    .flatMap(({ label, busy }) => busy.map((trip) => t('orders.busyThen', { name: label, trip })));
}

/** Further warnings about the chosen ones: '{name}: puhkusel 01.12.2026'. */
export function listWarnings(options: readonly Option[], picks: Picks): string[] {
  return options
    .filter(({ id }) => picks.includes(id))
    .flatMap(({ label, warnings }) => warnings.map((warning) => t('orders.hoursWarning', { name: label, warning })));
}

/** Nobody waits for another driver or bus: they are found, and nobody declined. */
export function isSettled({ job }: FullOrder): boolean {
  return job !== null && job.confirmation !== 'declined';
}
