import { hoursObjections } from '../../../driving/duties';
import type { Crew, HoursObjection } from '../../../driving/duties';
import { currentLanguage } from '../../../platform/language';
import type { Language } from '../../../platform/language';
import { printMessage } from '../../../texts/printMessage';
import { wordsIn } from '../../../texts/words';
import { PortalError } from '../../../platform/errors';
import { message } from '../../../texts/messages';
import { isBlank } from '../../../platform/api/notBlank';
import type { OrderChange } from '../../lifecycle/changeOrder';
import { crewOf } from './askDrivers';

/**
 * Asks before drivers are assigned whom the law of driving and rest does not allow the trip; with a reason it goes on, and the
 * history keeps it. A trip that is over was driven as it was. Errors: HOURS, with whom and why in `details.objections`.
 */
export async function checkHours(
  change: OrderChange,
  crew: Crew,
  former: Crew,
  reason: string | null | undefined,
): Promise<void> {
  if (change.tripEnded) return;
  const objections = await hoursObjections(change.manager, change.now, change.order.id, crew, former);
  if (objections.length === 0) return;
  if (!reason || isBlank(reason))
    throw new PortalError('HOURS', message('assignment.againstHours'), {
      details: { objections: printObjections(objections, currentLanguage()) },
    });
  change.note('hoursOverride', null, { reason: reason.trim(), objections: printObjections(objections, 'et') });
}

/**
 * Of a trip that is moved or bent nobody asks; the history tells whom of its drivers the law does not allow it any more, or
 * for another reason than before.
 */
export async function watchHours(change: OrderChange, move: () => Promise<void>): Promise<void> {
  const { manager, now, order } = change;
  const { drivers, busIds } = await crewOf(change);
  const driverIds = drivers.map(({ driverId }) => driverId);
  const objections = async () =>
    driverIds.length === 0 || change.tripEnded
      ? []
      : printObjections(await hoursObjections(manager, now, order.id, { driverIds, busIds }, nobody), 'et');
  const before = await objections();
  await move();
  const fresh = (await objections()).filter(
    ({ driverId, line }) => !before.some((former) => former.driverId === driverId && former.line === line),
  );
  if (fresh.length > 0)
    change.note('hoursOverride', null, { reason: 'reis muutus pärast määramist', objections: fresh });
}

/** The history keeps the words of the day, in Estonian. */
const printObjections = (objections: readonly HoursObjection[], language: Language) =>
  objections.map(({ line, ...whom }) => ({ ...whom, line: printMessage(line, wordsIn(language)) }));

const nobody: Crew = { driverIds: [], busIds: [] };
