import type { EntityManager } from 'typeorm';
import { filterFar, readNeighbours } from '../../../access';
import type { TooFar } from '../../../maps';
import { PortalError } from '../../../platform/errors';
import { message } from '../../../texts/messages';
import type { OrderChange } from '../../lifecycle/changeOrder';
import type { Reason } from './reason';
import { readReason } from './reason';

/** Somebody or something that is taken at the time of a trip, or cannot get there from the trip before or after. */
interface Overlap {
  /** Name of the driver or bus. */
  who: string;
  /** Cities of the other trip, or name of the arrangement. */
  what: string;
  start: Date;
  end: Date;
  /** The way between and how long there is for it; left out of what is at the same time. */
  way?: TooFar;
}

/**
 * Locks the drivers and buses of a trip before its crew or times change, so that the second of two simultaneous changes
 * sees the first. Always locks the order first, then drivers, then buses, each by id, so that no deadlock arises.
 */
export async function lockCrew(manager: EntityManager, driverIds: string[], busIds: string[]): Promise<void> {
  await manager.query('select 1 from "user" where id = any($1) order by id for no key update', [driverIds]);
  await manager.query('select 1 from bus where id = any($1) order by id for no key update', [busIds]);
}

/**
 * Asks before newly chosen drivers and buses are in two places at once, or too far away before or after. A reason lets
 * it go on, and the history keeps it. Errors: OVERLAP, with the conflicts in `details.overlaps`.
 */
export async function checkOverlaps(
  change: OrderChange,
  driverIds: string[],
  busIds: string[],
  reason: Reason | null | undefined,
): Promise<void> {
  await lockCrew(change.manager, driverIds, busIds);
  const overlaps = await findOverlaps(change, driverIds, busIds);
  if (overlaps.length === 0) return;
  const kept = readReason(reason);
  if (!kept)
    throw new PortalError(
      'OVERLAP',
      overlaps.some(({ way }) => way === undefined) ? message('assignment.busyThen') : message('assignment.tooFar'),
      { details: { overlaps } },
    );
  change.note('overlap', null, { reason: kept, overlaps });
}

/** Of a trip that was moved or bent nobody asks; the history tells that its drivers or buses are now in two places, or too far away. */
export async function noteOverlaps(change: OrderChange, driverIds: string[], busIds: string[]): Promise<void> {
  const overlaps = await findOverlaps(change, driverIds, busIds);
  if (overlaps.length > 0) change.note('overlap', null, { reason: message('history.tripChanged'), overlaps });
}

async function findOverlaps(
  { manager, order }: OrderChange,
  driverIds: string[],
  busIds: string[],
): Promise<Overlap[]> {
  const { id: orderId, startsAt, endsAt } = order;
  const trip = { orderId, startsAt, endsAt };
  const neighbours = await readNeighbours(manager, { ...trip, ids: [...driverIds, ...busIds] });
  const toOverlap = ({ name, what, start, end }: (typeof neighbours)[number]) => ({ who: name, what, start, end });
  const far = await filterFar(manager, trip, neighbours);
  return [
    ...neighbours.filter(({ start, end }) => start < endsAt && end > startsAt).map(toOverlap),
    ...far.map(({ other, km, minutes }) => ({ ...toOverlap(other), way: { km, minutes } })),
  ];
}
