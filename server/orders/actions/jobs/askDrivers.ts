import type { User } from '../../../model/people/user.entity';
import { Feedback } from '../../../model/orders/feedback.entity';
import { hashKey, createKey } from '../../../platform/ids';
import { toDriverSnapshot, giveFeedbackKeys } from './askForFeedback';
import { BusAssignment } from '../../../model/orders/busAssignment.entity';
import { DriverAssignment } from '../../../model/orders/driverAssignment.entity';
import { Job } from '../../../model/orders/job.entity';
import { lockCrew, noteOverlaps } from './overlaps';
import { confirmationStates } from '../../lifecycle/confirmationStates';
import type { OrderChange } from '../../lifecycle/changeOrder';
import { printPeriod } from '../../lifecycle/plannedRoute';
import type { DriverSnapshot } from '../../../model/orders/snapshots';

// Asks and tells drivers when their trip changes. For a past trip no driver is asked or told to drive.

/** A driver with the fresh key of the own assignment. */
export interface AskedDriver {
  driver: User;
  assignmentId: string;
  confirmationKey: string;
}

/** The crew of an order's job, by position; empty without a job. */
export async function readCrew({ manager, order }: OrderChange) {
  const job = await manager.findOneBy(Job, { orderId: order.id });
  if (!job) return { job, drivers: [], busIds: [] };
  const drivers = await manager.find(DriverAssignment, {
    where: { jobId: job.id },
    relations: { driver: true },
    order: { position: 'ASC' },
  });
  const buses = await manager.find(BusAssignment, { where: { jobId: job.id }, order: { position: 'ASC' } });
  return { job, drivers, busIds: buses.map(({ busId }) => busId) };
}

/** The drivers who hear of changes of their trip: all but those who declined it. */
export const listInformed = (drivers: readonly DriverAssignment[]): DriverSnapshot[] =>
  drivers.filter(({ confirmation }) => confirmation !== 'declined').map(({ driver }) => toDriverSnapshot(driver));

/** Asks drivers to confirm; `changed`: they were asked before about another trip. */
export function emitAsked(change: OrderChange, asked: AskedDriver[], changed: boolean): void {
  if (asked.length === 0) return;
  change.emit({
    type: 'driversAsked',
    drivers: asked.map(({ driver, confirmationKey }) => ({
      driver: toDriverSnapshot(driver),
      changed,
      confirmationKey,
    })),
  });
}

/** Tells drivers that the trip is not theirs any more; who declined knows already. */
export function emitReleased(change: OrderChange, released: DriverAssignment[]): void {
  const drivers = listInformed(released);
  if (drivers.length === 0 || change.hasTripEnded) return;
  change.emit({ type: 'driversReleased', eventId: change.eventId, drivers });
}

/** A driver added after the trip's end drove it: asks for feedback, unless it was given before. */
export async function askAddedForFeedback(change: OrderChange, jobId: string, added: AskedDriver[]): Promise<void> {
  const reports = await change.manager.findBy(Feedback, { jobId });
  const silent = added.filter(({ driver }) => !reports.some(({ driverId }) => driverId === driver.id));
  if (silent.length === 0) return;
  const assignments = silent.map(({ assignmentId, driver }) => ({ id: assignmentId, driver }));
  change.emit({ type: 'feedbackAsked', drivers: await giveFeedbackKeys(change.manager, change.now, assignments) });
}

/**
 * After the trip of a job changed, every driver gets a fresh key and is asked again (docs/product.md, "Lifecycle"), unless the trip
 * is over now. Nobody is asked about overlaps; the history tells of them.
 */
export async function askDriversAgain(change: OrderChange): Promise<void> {
  const { manager, order } = change;
  const { job, drivers, busIds } = await readCrew(change);
  if (!job) return;
  const driverIds = drivers.map(({ driverId }) => driverId);
  await lockCrew(manager, driverIds, busIds);
  await manager.update(BusAssignment, { jobId: job.id }, { during: printPeriod(order) });
  await manager.update(DriverAssignment, { jobId: job.id }, { during: printPeriod(order) });
  if (!change.hasTripEnded) {
    const asked: AskedDriver[] = [];
    for (const { id, driver } of drivers) asked.push(await issueKey(change, id, driver));
    emitAsked(change, asked, true);
  }
  await noteOverlaps(change, driverIds, busIds);
}

/**
 * Gives an assignment a fresh confirmation key, so that the driver must confirm again. Questions about its end are
 * void.
 */
export async function issueKey({ manager }: OrderChange, assignmentId: string, driver: User): Promise<AskedDriver> {
  const confirmationKey = createKey();
  await manager.update(
    DriverAssignment,
    { id: assignmentId },
    {
      confirmation: confirmationStates.ask.to,
      keyHash: hashKey(confirmationKey),
      confirmationAt: null,
      feedbackKeyHash: null,
      feedbackAskedAt: null,
    },
  );
  return { driver, assignmentId, confirmationKey };
}

/** Tells the crew about a change that does not affect their schedule, so nobody has to confirm again. */
export async function emitToCrew(
  change: OrderChange,
  event: { type: 'passengersChanged'; before: number } | { type: 'contactChanged' },
): Promise<void> {
  if (change.hasTripEnded) return;
  const { drivers } = await readCrew(change);
  const informed = listInformed(drivers);
  if (informed.length > 0) change.emit({ ...event, eventId: change.eventId, drivers: informed });
}
