import { isDeepStrictEqual } from 'node:util';
import { listHoursObjections } from '../../../driving/duties';
import type { Crew } from '../../../driving/duties';
import { PortalError } from '../../../platform/errors';
import { message } from '../../../texts/messages';
import type { OrderChange } from '../../lifecycle/changeOrder';
import { readCrew } from './askDrivers';
import type { Reason } from './reason';
import { readReason } from './reason';

/**
 * Asks before a driver is assigned against the law of driving and rest. A reason lets it go on, and the history keeps
 * it. A trip that is over was driven as it was. Errors: HOURS, with drivers and reasons in `details.objections`.
 */
export async function checkHours(
  change: OrderChange,
  crew: Crew,
  former: Crew,
  reason: Reason | null | undefined,
): Promise<void> {
  if (change.hasTripEnded) return;
  const objections = await listHoursObjections(change.manager, change.now, change.order.id, crew, former);
  if (objections.length === 0) return;
  const kept = readReason(reason);
  if (!kept) throw new PortalError('HOURS', message('assignment.againstHours'), { details: { objections } });
  change.note('hoursOverride', null, { reason: kept, objections });
}

/**
 * A moved or bent trip needs no question. The history names its drivers whom the law does not allow it any more, or for
 * a different reason than before.
 */
export async function watchHours(change: OrderChange, move: () => Promise<void>): Promise<void> {
  const { manager, now, order } = change;
  const { drivers, busIds } = await readCrew(change);
  const driverIds = drivers.map(({ driverId }) => driverId);
  const readObjections = async () =>
    driverIds.length === 0 || change.hasTripEnded
      ? []
      : await listHoursObjections(manager, now, order.id, { driverIds, busIds }, nobody);
  const before = await readObjections();
  await move();
  const fresh = (await readObjections()).filter(
    ({ driverId, line }) =>
      !before.some((former) => former.driverId === driverId && isDeepStrictEqual(former.line, line)),
  );
  if (fresh.length > 0)
    change.note('hoursOverride', null, { reason: message('history.tripChanged'), objections: fresh });
}

const nobody: Crew = { driverIds: [], busIds: [] };
