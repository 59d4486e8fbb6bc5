import type { EntityManager } from 'typeorm';
import { PortalError } from '../../../platform/errors';
import { isBlank } from '../../../platform/api/notBlank';
import type { OrderChange } from '../../lifecycle/changeOrder';

/** Somebody or something that is taken at the time of a trip. */
interface Overlap {
  /** Name of the driver or bus. */
  who: string;
  /** Cities of the other trip, or name of the arrangement. */
  what: string;
  start: Date;
  end: Date;
}

/**
 * Whoever changes who drives a trip, or when it is, holds its people and buses first: so the second of two who act at the
 * same moment sees what the first has done. The order itself is locked before, then drivers, then buses, each by id: always
 * the same order, so that nobody waits in a circle.
 */
export async function lockCrew(manager: EntityManager, driverIds: string[], busIds: string[]): Promise<void> {
  await manager.query('select 1 from "user" where id = any($1) order by id for no key update', [driverIds]);
  await manager.query('select 1 from bus where id = any($1) order by id for no key update', [busIds]);
}

/**
 * Asks before newly chosen drivers and buses are in two places at once; with a reason it goes on, and the history keeps it.
 * Errors: OVERLAP, with what it overlaps in `details.overlaps`.
 */
export async function checkOverlaps(
  change: OrderChange,
  driverIds: string[],
  busIds: string[],
  reason: string | null | undefined,
): Promise<void> {
  await lockCrew(change.manager, driverIds, busIds);
  const overlaps = await overlapsOf(change, driverIds, busIds);
  if (overlaps.length === 0) return;
  if (!reason || isBlank(reason))
    throw new PortalError('OVERLAP', 'Valitud juht või buss on samal ajal mujal', { details: { overlaps } });
  change.note('overlap', null, { reason: reason.trim(), overlaps });
}

/** Of a trip that was moved or bent nobody asks; the history tells that its drivers or buses are now in two places. */
export async function noteOverlaps(change: OrderChange, driverIds: string[], busIds: string[]): Promise<void> {
  const overlaps = await overlapsOf(change, driverIds, busIds);
  if (overlaps.length > 0) change.note('overlap', null, { reason: 'reis muutus pärast määramist', overlaps });
}

function overlapsOf({ manager, order }: OrderChange, driverIds: string[], busIds: string[]): Promise<Overlap[]> {
  return manager.query(
    `select coalesce(concat_ws(' ', u.firstname, nullif(u.lastname, '')), '') || coalesce(b.name, '') as who, t.title as what,
       t.starts_at as "start", t.ends_at as "end"
     from busy_time($1, $2) t left join "user" u on u.id = t.driver_id left join bus b on b.id = t.bus_id
     where t.order_id is distinct from $3 and (t.driver_id = any($4) or t.bus_id = any($5))
     order by t.starts_at, who`,
    [order.startsAt, order.endsAt, order.id, driverIds, busIds],
  );
}
