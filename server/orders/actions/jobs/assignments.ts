import { In } from 'typeorm';
import { User } from '../../../model/people/user.entity';
import { Bus } from '../../../model/fleet/bus.entity';
import { requireBuses, requireDrivers } from '../../../company/requireSelectable';
import { badInput } from '../../../texts/messages';
import { hashKey, createId, createKey } from '../../../platform/ids';
import { BusAssignment } from '../../../model/orders/busAssignment.entity';
import { DriverAssignment } from '../../../model/orders/driverAssignment.entity';
import type { AssignmentInput } from '../../types/orderInputs';
import { Job } from '../../../model/orders/job.entity';
import type { AskedDriver } from './askDrivers';
import { printPeriod } from '../../lifecycle/plannedRoute';
import { askAddedForFeedback, readCrew, emitAsked, emitReleased } from './askDrivers';
import { checkHours } from './hoursOverride';
import { checkOverlaps } from './overlaps';
import type { Reason } from './reason';
import type { OrderChange } from '../../lifecycle/changeOrder';

/** Drivers and buses, as typed in a form or as the plan has them. */
export interface ReasonedAssignment extends Omit<AssignmentInput, 'overlapReason' | 'hoursReason'> {
  overlapReason?: Reason | null;
  hoursReason?: Reason | null;
}

/**
 * Writes the crew. Added drivers get a fresh key and must confirm, or, when the trip is over, give feedback. Drivers
 * who leave a trip that is not over hear of it.
 * Errors: BAD_USER_INPUT for repeats, unknown and newly chosen hidden ones, OVERLAP, HOURS.
 */
export async function assign(change: OrderChange, job: Job, input: ReasonedAssignment): Promise<void> {
  const { manager, order } = change;
  const driverIds = [input.driver, ...input.otherDrivers];
  const busIds = [input.bus, ...input.otherBuses];
  if (new Set(driverIds).size < driverIds.length) throw badInput('choice.driverRepeated', 'otherDrivers');
  if (new Set(busIds).size < busIds.length) throw badInput('choice.busRepeated', 'otherBuses');

  const asListed = { where: { jobId: job.id }, order: { position: 'ASC' } } as const;
  const former = await manager.find(DriverAssignment, { ...asListed, relations: { driver: true } });
  const formerBuses = await manager.find(BusAssignment, { ...asListed, relations: { bus: true } });
  const drivers = await requireDrivers(manager, {
    ids: driverIds,
    before: former.map(({ driverId }) => driverId),
    field: 'driver',
  });
  const buses = await requireBuses(manager, {
    ids: busIds,
    before: formerBuses.map(({ busId }) => busId),
    field: 'bus',
  });

  const kept = [...former.map(({ driverId }) => driverId), ...formerBuses.map(({ busId }) => busId)];
  await checkOverlaps(
    change,
    driverIds.filter((id) => !kept.includes(id)),
    busIds.filter((id) => !kept.includes(id)),
    input.overlapReason,
  );
  const formerCrew = {
    driverIds: former.filter(({ confirmation }) => confirmation !== 'declined').map(({ driverId }) => driverId),
    busIds: formerBuses.map(({ busId }) => busId),
  };
  await checkHours(change, { driverIds, busIds }, formerCrew, input.hoursReason);

  const released = former.filter(({ driverId }) => !driverIds.includes(driverId));
  await manager.delete(DriverAssignment, { id: In(released.map(({ id }) => id)) });
  emitReleased(change, released);

  const added: AskedDriver[] = [];
  for (const [position, driver] of drivers.entries()) {
    const stays = former.find(({ driverId }) => driverId === driver.id);
    if (stays) {
      await manager.update(DriverAssignment, { id: stays.id }, { position });
      continue;
    }
    const confirmationKey = createKey();
    const assignment = {
      id: createId(),
      jobId: job.id,
      driverId: driver.id,
      position,
      during: printPeriod(order),
      // A driver of a past trip has nothing left to confirm.
      confirmation: change.hasTripEnded ? 'accepted' : 'waiting',
      keyHash: hashKey(confirmationKey),
    } as const;
    await manager.insert(DriverAssignment, assignment);
    added.push({ driver, assignmentId: assignment.id, confirmationKey });
  }
  if (change.hasTripEnded) await askAddedForFeedback(change, job.id, added);
  else emitAsked(change, added, false);

  await manager.delete(BusAssignment, { jobId: job.id });
  await manager.insert(
    BusAssignment,
    busIds.map((busId, position) => ({ id: createId(), jobId: job.id, busId, position, during: printPeriod(order) })),
  );
  const formerUsers = former.map(({ driver }) => driver);
  noteNames(change, 'drivers', formerUsers, drivers);
  const takenBuses = formerBuses.map(({ bus }) => bus);
  noteNames(change, 'buses', takenBuses, buses);
}

/** The history tells names as they were then, so that it can be read also later; what stayed is not told. */
function noteNames(change: OrderChange, field: string, before: (User | Bus)[], after: (User | Bus)[]): void {
  const toNamed = (row: User | Bus) => ({
    id: row.id,
    name: row instanceof User ? `${row.firstname} ${row.lastname}`.trim() : row.name,
  });
  if (before.map(({ id }) => id).join() === after.map(({ id }) => id).join()) return;
  change.note(field, before.map(toNamed), after.map(toNamed));
}

/** Takes all drivers and buses off a job; its drivers hear of it. */
export async function releaseCrew(change: OrderChange): Promise<void> {
  const { manager } = change;
  const { job, drivers } = await readCrew(change);
  if (!job) return;
  const buses = await manager.find(BusAssignment, { where: { jobId: job.id }, relations: { bus: true } });
  await manager.delete(DriverAssignment, { jobId: job.id });
  await manager.delete(BusAssignment, { jobId: job.id });
  emitReleased(change, drivers);
  const users = drivers.map(({ driver }) => driver);
  noteNames(change, 'drivers', users, []);
  const released = buses.map(({ bus }) => bus);
  noteNames(change, 'buses', released, []);
}
