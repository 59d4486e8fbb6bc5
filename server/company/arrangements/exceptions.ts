import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import { PortalError } from '../../platform/errors';
import { badInput, message, notFound } from '../../texts/messages';
import { createId } from '../../platform/ids';
import { isOnWallClock } from '../../platform/time';
import { ArrangementException } from '../../model/driving/arrangementException.entity';
import { changeArrangement } from './changeArrangement';
import { requireDrivers } from '../requireSelectable';
import type { ExceptionInput } from './arrangementInputs';

/** Adds the differences of one date on which the arrangement runs. Returns the id. Errors: NOT_FOUND, CONFLICT, BAD_USER_INPUT. */
export async function createException(
  deps: Deps,
  arrangementId: string,
  date: string,
  input: ExceptionInput,
): Promise<string> {
  const id = createId();
  await changeArrangement(deps, arrangementId, async (manager) => {
    const [day]: { driver: string }[] = await manager.query(
      'select driver_id as driver from occurrences($1::date, $1::date) where arrangement_id = $2',
      [date, arrangementId],
    );
    if (!day) throw badInput('arrangement.noRunOnDate', 'date');
    if (await manager.existsBy(ArrangementException, { arrangementId, date }))
      throw new PortalError('CONFLICT', message('arrangement.exceptionThere'), { field: 'date' });
    const runs = input.runs ?? true;
    const fields = { ...(await checkInput(manager, date, input, day.driver)), runs };
    await manager.insert(ArrangementException, { id, arrangementId, date, ...fields });
  });
  return id;
}

/** A cancelled day stays cancelled unless `runs` is true. Errors: NOT_FOUND, BAD_USER_INPUT. */
export async function updateException(deps: Deps, id: string, input: ExceptionInput): Promise<void> {
  await changeException(deps, id, async (manager, { date, driverId, runs }) => {
    const fields = { ...(await checkInput(manager, date, input, driverId)), runs: input.runs ?? runs };
    await manager.update(ArrangementException, { id }, fields);
  });
}

/** The date is as any other again. Errors: NOT_FOUND. */
export const deleteException = (deps: Deps, id: string): Promise<void> =>
  changeException(deps, id, async (manager) => {
    await manager.delete(ArrangementException, { id });
  });

/** A change of an exception is a change of its arrangement. Errors: NOT_FOUND. */
async function changeException(
  deps: Deps,
  id: string,
  work: (manager: EntityManager, exception: ArrangementException) => Promise<void>,
): Promise<void> {
  const found = await deps.db.dataSource.manager.findOneBy(ArrangementException, { id });
  if (!found) throw notFound('exception');
  await changeArrangement(deps, found.arrangementId, async (manager) => {
    const exception = await manager.findOneBy(ArrangementException, { id });
    if (!exception) throw notFound('exception');
    await work(manager, exception);
  });
}

async function checkInput(manager: EntityManager, date: string, input: ExceptionInput, driverBefore: string | null) {
  const { depart = null, description = null, driver = null } = input;
  if (driver) await requireDrivers(manager, { ids: [driver], before: [driverBefore], field: 'driver' });
  if (depart && !isOnWallClock(date, depart)) throw badInput('arrangement.clockSkipsTime', 'depart');
  return { depart, description: description?.trim() ?? null, driverId: driver };
}
