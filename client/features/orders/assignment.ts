import type { AssignmentOptionsQuery } from '../../generated/graphql';
import { t } from '../../i18n/et';
import { formatDateTime } from '../../lib/time';
import type { FullOrder } from './orderParts';
import { citiesOf, personName } from './orderTexts';

/** What can be picked: a driver or a bus. */
export interface Option {
  id: string;
  label: string;
}

/** One choice of the form: the main one first, then the extra ones; null is a field still empty. */
export type Picks = readonly (string | null)[];

/** Non-hidden drivers, drivers by role first, and those whom the job has already (spec, "Confirmed query page"). */
export function driverOptions({ drivers }: AssignmentOptionsQuery, order: FullOrder): Option[] {
  const used = new Set(order.job?.drivers.map(({ driver }) => driver.id));
  const shown = drivers.filter(({ id, hidden }) => !hidden || used.has(id));
  const byRole = [...shown.filter(({ role }) => role === 'driver'), ...shown.filter(({ role }) => role !== 'driver')];
  return byRole.map((driver) => ({
    id: driver.id,
    label: hiddenLabel(`${personName(driver)} (${driver.username})`, driver.hidden),
  }));
}

/** Non-hidden buses, and those that the job has already. */
export function busOptions({ buses }: AssignmentOptionsQuery, order: FullOrder): Option[] {
  const used = new Set(order.job?.buses.map(({ id }) => id));
  return buses
    .filter(({ id, hidden }) => !hidden || used.has(id))
    .map(({ id, name, hidden }) => ({ id, label: hiddenLabel(name, hidden) }));
}

function hiddenLabel(name: string, hidden: boolean): string {
  return hidden ? t('orders.isHidden', { name }) : name;
}

/** Messages at the fields: nothing chosen for the main one, or a later field repeats an earlier one (spec, section 5). */
export function pickProblems(picks: Picks, repeated: string, mainMissing?: string): (string | undefined)[] {
  return picks.map((pick, index) => {
    if (pick === null) return index === 0 ? mainMissing : undefined;
    return picks.indexOf(pick) < index ? repeated : undefined;
  });
}

/** The chosen ids: the main one and the extra ones; empty extra fields are left out. */
export function chosen([main = null, ...extras]: Picks): { main: string | null; extras: string[] } {
  return { main, extras: extras.filter((pick) => pick !== null) };
}

/** Trips on which somebody or something chosen is at the same time, as warnings: we never double-book unseen. */
export function clashes(options: AssignmentOptionsQuery, order: FullOrder, drivers: Picks, buses: Picks): string[] {
  const overlapping = options.upcomingJobs.filter(
    (other) =>
      other.id !== order.id &&
      new Date(other.start) < new Date(order.end) &&
      new Date(order.start) < new Date(other.end),
  );
  return overlapping.flatMap((other) => {
    const trip = `${formatDateTime(other.start)} ${citiesOf(other)}`;
    const names = [
      ...options.drivers
        .filter(({ id }) => drivers.includes(id) && other.job?.drivers.some(({ driver }) => driver.id === id))
        .map(personName),
      ...options.buses
        .filter(({ id }) => buses.includes(id) && other.job?.buses.some((bus) => bus.id === id))
        .map(({ name }) => name),
    ];
    return names.map((name) => t('orders.busyThen', { name, trip }));
  });
}
