import type { EntityManager } from 'typeorm';
import type { Deps } from '../access/context';
import { User } from '../access/user.entity';
import { PortalError, badInput, notFound } from '../platform/errors';
import { newId } from '../platform/ids';
import { wallClockExists } from '../platform/time';
import { ArrangementException } from './arrangementException.entity';
import { checkChoice, lockArrangement } from './arrangements';
import type { ExceptionInput } from './inputs';

/** What differs on one date on which the service runs. Returns the id. Errors: NOT_FOUND, CONFLICT, BAD_USER_INPUT. */
export async function createException(
  { db }: Deps,
  arrangementId: string,
  date: string,
  input: ExceptionInput,
): Promise<string> {
  const id = newId();
  await db.transaction(async (manager) => {
    await lockArrangement(manager, arrangementId);
    const [day]: { driver: string }[] = await manager.query(
      'select driver_id as driver from service_day($1::date, $1::date) where arrangement_id = $2',
      [date, arrangementId],
    );
    if (!day) throw badInput('Sellel kuupäeval seda vedu ei ole', 'date');
    if (await manager.existsBy(ArrangementException, { arrangementId, date }))
      throw new PortalError('CONFLICT', 'Sellel kuupäeval on juba erand', { field: 'date' });
    await manager.insert(ArrangementException, {
      id,
      arrangementId,
      date,
      ...(await checked(manager, date, input, day.driver)),
    });
  });
  return id;
}

/** Errors: NOT_FOUND, BAD_USER_INPUT. */
export async function updateException({ db }: Deps, id: string, input: ExceptionInput): Promise<void> {
  await db.transaction(async (manager) => {
    const { date, driverId } = await lockException(manager, id);
    await manager.update(ArrangementException, { id }, await checked(manager, date, input, driverId));
  });
}

/** The date is as any other again. Errors: NOT_FOUND. */
export async function deleteException({ db }: Deps, id: string): Promise<void> {
  await db.transaction(async (manager) => {
    await lockException(manager, id);
    await manager.delete(ArrangementException, { id });
  });
}

/** Locks by the service, like every change of it. Errors: NOT_FOUND. */
async function lockException(manager: EntityManager, id: string): Promise<ArrangementException> {
  const found = await manager.findOneBy(ArrangementException, { id });
  if (!found) throw notFound('Erandit');
  await lockArrangement(manager, found.arrangementId);
  const exception = await manager.findOneBy(ArrangementException, { id });
  if (!exception) throw notFound('Erandit');
  return exception;
}

async function checked(manager: EntityManager, date: string, input: ExceptionInput, driverBefore: string | null) {
  const { depart = null, description = null, driver = null, runs } = input;
  if (driver) await checkChoice(manager, User, driver, driverBefore, 'driver', 'Juhti ei saa valida');
  if (depart && !wallClockExists(date, depart))
    throw badInput('Sellist kellaaega sel ööl ei ole: kell keeratakse edasi', 'depart');
  return { depart, description: description?.trim() ?? null, driverId: driver, runs };
}
