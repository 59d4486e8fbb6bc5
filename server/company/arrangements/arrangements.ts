import { MoreThanOrEqual } from 'typeorm';
import type { Deps } from '../../access';
import { PortalError } from '../../platform/errors';
import { badInput, message } from '../../texts/messages';
import { createId } from '../../platform/ids';
import { toLocalDate } from '../../platform/time';
import { Arrangement } from '../../model/driving/arrangement.entity';
import { ArrangementPeriod, BEGINNING } from '../../model/driving/arrangementPeriod.entity';
import { changeArrangement } from './changeArrangement';
import { requireBuses, requireDrivers } from '../requireSelectable';
import type { ArrangementInput } from './arrangementInputs';
import { findFirstOpenDay, readPeriods, requirePeriodsSince } from './periods';
import { readInput } from './readInput';

/** Checks what one field alone cannot tell. Errors: BAD_USER_INPUT. */
export function checkArrangement(input: ArrangementInput): void {
  readInput(input);
  checkDriving(input.drivingMin ?? null, input);
}

/** Returns the id. Errors: BAD_USER_INPUT. */
export async function createArrangement({ db, clock }: Deps, input: ArrangementInput): Promise<string> {
  const id = createId();
  const fields = readInput(input);
  const { driver: driverId, bus: busId = null } = input;
  const now = clock.now();
  await db.transaction(async (manager) => {
    await requireDrivers(manager, { ids: [driverId], field: 'driver' });
    if (busId) await requireBuses(manager, { ids: [busId], field: 'bus' });
    const { shortLine, drivingMin = null } = input;
    checkDriving(drivingMin, input);
    await manager.insert(Arrangement, { id, createdAt: now, changedAt: now });
    const law = { shortLine: shortLine ?? false, drivingMin };
    await manager.insert(ArrangementPeriod, {
      arrangementId: id,
      fromDay: BEGINNING,
      ...fields,
      ...law,
      driverId,
      busId,
    });
  });
  return id;
}

interface WholeEdit {
  input: ArrangementInput;
  /** The version it was made on; a stale one is refused. */
  version?: number | null;
  /** The local date from which it holds; today unless told. */
  from?: string | null;
}

/**
 * Edits the whole arrangement from a day on. Past days stay as they were, today too after its departure, and so do
 * exceptions. Later days follow the edit.
 * Errors: NOT_FOUND, STALE_VERSION, BAD_USER_INPUT.
 */
export async function updateArrangement(
  deps: Deps,
  id: string,
  { input, version, from: asked }: WholeEdit,
): Promise<void> {
  const fields = readInput(input);
  const now = deps.clock.now();
  checkFrom(asked, toLocalDate(now), fields.lastDay);
  await changeArrangement(deps, id, async (manager, arrangement) => {
    if (version != null && version !== arrangement.version)
      throw new PortalError('STALE_VERSION', message('arrangement.stale'), {
        details: { version: arrangement.version, missed: [] },
      });
    const openDay = await findFirstOpenDay(manager, id, now);
    const fromDay = asked && asked > openDay ? asked : openDay;
    const former = requirePeriodsSince(await readPeriods(manager, id), openDay);
    const drivers = former.map(({ driverId }) => driverId);
    await requireDrivers(manager, { ids: [input.driver], before: drivers, field: 'driver' });
    const buses = former.map(({ busId }) => busId);
    const [until] = requirePeriodsSince(former, fromDay);
    const busId = input.bus === undefined ? (until.busId ?? null) : input.bus;
    if (busId) await requireBuses(manager, { ids: [busId], before: buses, field: 'bus' });
    const law = {
      shortLine: input.shortLine ?? until.shortLine,
      drivingMin: input.drivingMin === undefined ? until.drivingMin : input.drivingMin,
    };
    checkDriving(law.drivingMin, input);
    const period = { arrangementId: id, fromDay, ...fields, ...law, driverId: input.driver, busId };
    await manager.delete(ArrangementPeriod, { arrangementId: id, fromDay: MoreThanOrEqual(fromDay) });
    await manager.insert(ArrangementPeriod, period);
    await manager.update(Arrangement, { id }, { version: arrangement.version + 1 });
  });
}

function checkDriving(drivingMin: number | null, { durationMin }: ArrangementInput): void {
  if (drivingMin !== null && drivingMin > durationMin) throw badInput('arrangement.drivingTooLong', 'drivingMin');
}

/** Deletes an arrangement. Earlier runs stay in calendar and report; no other page shows it. Errors: NOT_FOUND. */
export async function deleteArrangement(deps: Deps, id: string): Promise<void> {
  const now = deps.clock.now();
  await changeArrangement(deps, id, async (manager) => {
    const deletedFrom = await findFirstOpenDay(manager, id, now);
    await manager.update(Arrangement, { id }, { deletedAt: now, deletedFrom });
  });
}

function checkFrom(from: string | null | undefined, today: string, lastDay: string): void {
  if (!from) return;
  if (from < today) throw badInput('arrangement.daysPast', 'from');
  if (from > today && from > lastDay) throw badInput('arrangement.fromTooLate', 'from');
}
