import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { User } from '../access/user.entity';
import { Bus } from '../fleet/bus.entity';
import { badInput } from '../platform/errors';
import { hashKey, newId, newKey } from '../platform/ids';
import { BusAssignment } from './busAssignment.entity';
import { DriverAssignment } from './driverAssignment.entity';
import type { AssignmentInput } from './inputs';
import { Job } from './job.entity';
import { checkOverlaps, noteOverlaps } from './overlaps';
import type { OrderChange } from './transition';

const during = (order: { startsAt: Date; endsAt: Date }) =>
  `[${order.startsAt.toISOString()},${order.endsAt.toISOString()})`;

const asDriver = ({ id, firstname, email }: User) => ({ id, firstname, email });

/**
 * Writes who drives and with what. Drivers who were added, or all when the trip changed, get a fresh key and are asked;
 * those who were taken off are told. Errors: BAD_USER_INPUT for repeats, unknown and newly chosen hidden ones, OVERLAP.
 */
export async function assign(change: OrderChange, job: Job, input: AssignmentInput): Promise<void> {
  const { manager, order } = change;
  const driverIds = [input.driver, ...input.extraDrivers];
  const busIds = [input.bus, ...input.extraBuses];
  if (new Set(driverIds).size < driverIds.length) throw badInput('Korduvad juhid!', 'extraDrivers');
  if (new Set(busIds).size < busIds.length) throw badInput('Korduvad bussid!', 'extraBuses');

  const asListed = { where: { jobId: job.id }, order: { position: 'ASC' } } as const;
  const former = await manager.find(DriverAssignment, { ...asListed, relations: { driver: true } });
  const formerBuses = await manager.find(BusAssignment, { ...asListed, relations: { bus: true } });
  const drivers = await chosen(
    manager,
    User,
    driverIds,
    former.map(({ driverId }) => driverId),
    'driver',
    'Juhti ei saa valida',
  );
  const buses = await chosen(
    manager,
    Bus,
    busIds,
    formerBuses.map(({ busId }) => busId),
    'bus',
    'Bussi ei saa valida',
  );

  const kept = [...former.map(({ driverId }) => driverId), ...formerBuses.map(({ busId }) => busId)];
  await checkOverlaps(
    change,
    driverIds.filter((id) => !kept.includes(id)),
    busIds.filter((id) => !kept.includes(id)),
    input.overlapReason,
  );

  const released = former.filter(({ driverId }) => !driverIds.includes(driverId));
  if (released.length > 0) {
    const people = await manager.findBy(User, { id: In(released.map(({ driverId }) => driverId)) });
    await manager.delete(DriverAssignment, { id: In(released.map(({ id }) => id)) });
    // Who declined knows already that the trip is not theirs.
    const told = people.filter(({ id }) =>
      released.some((row) => row.driverId === id && row.confirmation !== 'rejected'),
    );
    if (told.length > 0) change.tell({ type: 'driversReleased', eventId: change.eventId, drivers: told.map(asDriver) });
  }

  const asked: { driver: User; confirmationKey: string }[] = [];
  for (const [position, driver] of drivers.entries()) {
    const kept = former.find(({ driverId }) => driverId === driver.id);
    if (kept) {
      await manager.update(DriverAssignment, { id: kept.id }, { position });
      continue;
    }
    const confirmationKey = newKey();
    await manager.insert(DriverAssignment, {
      id: newId(),
      jobId: job.id,
      driverId: driver.id,
      position,
      during: during(order),
      confirmation: 'waiting',
      keyHash: hashKey(confirmationKey),
    });
    asked.push({ driver, confirmationKey });
  }
  if (asked.length > 0) {
    change.tell({
      type: 'driversAsked',
      asked: asked.map(({ driver, confirmationKey }) => ({
        driver: asDriver(driver),
        changed: false,
        confirmationKey,
      })),
    });
  }

  await manager.delete(BusAssignment, { jobId: job.id });
  await manager.insert(
    BusAssignment,
    busIds.map((busId, position) => ({ id: newId(), jobId: job.id, busId, position, during: during(order) })),
  );
  noteNames(
    change,
    'drivers',
    former.map(({ driver }) => driver),
    drivers,
  );
  noteNames(
    change,
    'buses',
    formerBuses.map(({ bus }) => bus),
    buses,
  );
}

/** The history tells names as they were then, so that it can be read also later; what stayed is not told. */
function noteNames(change: OrderChange, field: string, before: (User | Bus)[], after: (User | Bus)[]): void {
  const named = (row: User | Bus) => ({
    id: row.id,
    name: row instanceof User ? `${row.firstname} ${row.lastname}`.trim() : row.name,
  });
  if (before.map(({ id }) => id).join() === after.map(({ id }) => id).join()) return;
  change.note(field, before.map(named), after.map(named));
}

/** Rows in the order of their ids. A hidden one may stay where it was, but not be chosen anew. */
async function chosen<T extends { id: string; hidden: boolean }>(
  manager: EntityManager,
  type: new () => T,
  ids: string[],
  before: string[],
  field: string,
  message: string,
): Promise<T[]> {
  const rows = await manager.find<T>(type, { where: { id: In(ids) } as never });
  return ids.map((id) => {
    const row = rows.find((item) => item.id === id);
    if (!row) throw badInput(message, field);
    if (row.hidden && !before.includes(id)) throw badInput(`${message}, sest ta on peidetud`, field);
    return row;
  });
}

/** After the trip of a job changed, every driver gets a fresh key and is asked again (design, section 4). */
export async function askDriversAgain(change: OrderChange): Promise<void> {
  const { manager, order } = change;
  const job = await manager.findOneBy(Job, { orderId: order.id });
  if (!job) return;
  await manager.update(BusAssignment, { jobId: job.id }, { during: during(order) });
  const assignments = await manager.find(DriverAssignment, {
    where: { jobId: job.id },
    relations: { driver: true },
    order: { position: 'ASC' },
  });
  const asked = [];
  for (const { id, driver } of assignments) {
    const confirmationKey = newKey();
    await manager.update(
      DriverAssignment,
      { id },
      { during: during(order), confirmation: 'waiting', keyHash: hashKey(confirmationKey), answeredAt: null },
    );
    asked.push({ driver: asDriver(driver), changed: true, confirmationKey });
  }
  if (asked.length > 0) change.tell({ type: 'driversAsked', asked });
  const buses = await manager.findBy(BusAssignment, { jobId: job.id });
  await noteOverlaps(
    change,
    assignments.map(({ driverId }) => driverId),
    buses.map(({ busId }) => busId),
  );
}

/** Tells every driver of a job that the trip is off. */
export async function releaseDrivers(change: OrderChange): Promise<void> {
  const job = await change.manager.findOneBy(Job, { orderId: change.order.id });
  if (!job) return;
  const assignments = await change.manager.find(DriverAssignment, {
    where: { jobId: job.id },
    relations: { driver: true },
  });
  const drivers = assignments
    .filter(({ confirmation }) => confirmation !== 'rejected')
    .map(({ driver }) => asDriver(driver));
  if (drivers.length > 0) change.tell({ type: 'driversReleased', eventId: change.eventId, drivers });
}
