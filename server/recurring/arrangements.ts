import type { EntityManager } from 'typeorm';
import type { Deps } from '../access/context';
import { User } from '../access/user.entity';
import { Bus } from '../fleet/bus.entity';
import { PortalError, badInput, notFound } from '../platform/errors';
import { newId } from '../platform/ids';
import { Arrangement } from './arrangement.entity';
import { ArrangementDriver } from './arrangementDriver.entity';
import type { ArrangementInput } from './inputs';

/** A service begins and ends within so many years. */
const longestYears = 10;

/** Returns the id. Errors: BAD_USER_INPUT. */
export async function createArrangement({ db, clock }: Deps, input: ArrangementInput): Promise<string> {
  const id = newId();
  const fields = checked(input);
  await db.transaction(async (manager) => {
    await checkChoice(manager, User, input.driver, null, 'driver', 'Juhti ei saa valida');
    if (input.bus) await checkChoice(manager, Bus, input.bus, null, 'bus', 'Bussi ei saa valida');
    await manager.insert(Arrangement, { id, ...fields, busId: input.bus ?? null, createdAt: clock.now() });
    await manager.insert(ArrangementDriver, { id: newId(), arrangementId: id, driverId: input.driver, since: null });
  });
  return id;
}

/**
 * Edits the whole service; exceptions stay. Another driver drives from now on, earlier days keep the former one.
 * Errors: NOT_FOUND, STALE_VERSION, BAD_USER_INPUT.
 */
export async function updateArrangement(
  { db, clock }: Deps,
  id: string,
  version: number | null | undefined,
  input: ArrangementInput,
): Promise<void> {
  const fields = checked(input);
  await db.transaction(async (manager) => {
    const arrangement = await lockArrangement(manager, id);
    if (version != null && version !== arrangement.version)
      throw new PortalError('STALE_VERSION', 'Keegi on regulaarvedu vahepeal muutnud. Laadige leht uuesti.', {
        details: { version: arrangement.version, missed: [] },
      });
    const busId = input.bus === undefined ? arrangement.busId : input.bus;
    if (busId) await checkChoice(manager, Bus, busId, arrangement.busId, 'bus', 'Bussi ei saa valida');
    const before = await currentDriver(manager, id);
    await checkChoice(manager, User, input.driver, before, 'driver', 'Juhti ei saa valida');
    if (input.driver !== before)
      await manager.insert(ArrangementDriver, {
        id: newId(),
        arrangementId: id,
        driverId: input.driver,
        since: clock.now(),
      });
    await manager.update(Arrangement, { id }, { ...fields, busId, version: arrangement.version + 1 });
  });
}

/** Soft: kept in the database and shown nowhere, neither in past months nor in reports. Errors: NOT_FOUND. */
export async function deleteArrangement({ db, clock }: Deps, id: string): Promise<void> {
  await db.transaction(async (manager) => {
    await lockArrangement(manager, id);
    await manager.update(Arrangement, { id }, { deletedAt: clock.now() });
  });
}

/** Two changes of a service come one after the other. Errors: NOT_FOUND. */
export async function lockArrangement(manager: EntityManager, id: string): Promise<Arrangement> {
  const arrangement = await manager
    .createQueryBuilder(Arrangement, 'a')
    .where('a.id = :id and a.deletedAt is null', { id })
    .setLock('pessimistic_write')
    .getOne();
  if (!arrangement) throw notFound('Regulaarvedu');
  return arrangement;
}

/** A hidden one may stay where it was, but not be chosen anew. Errors: BAD_USER_INPUT. */
export async function checkChoice<T extends { id: string; hidden: boolean }>(
  manager: EntityManager,
  type: new () => T,
  id: string,
  before: string | null,
  field: string,
  message: string,
): Promise<void> {
  const row = await manager.findOne<T>(type, { where: { id } as never });
  if (!row) throw badInput(message, field);
  if (row.hidden && id !== before) throw badInput(`${message}, sest ta on peidetud`, field);
}

async function currentDriver(manager: EntityManager, arrangementId: string): Promise<string | null> {
  const row = await manager.findOne(ArrangementDriver, {
    where: { arrangementId },
    order: { since: { direction: 'DESC', nulls: 'LAST' }, id: 'DESC' },
  });
  return row?.driverId ?? null;
}

/** The fields as they are stored. Errors: BAD_USER_INPUT for what one field alone cannot tell. */
function checked({ name, description, weekdays, firstDay, lastDay, depart, durationMin }: ArrangementInput) {
  const trimmed = name.trim();
  if (trimmed === '') throw badInput('Palun sisestage nimi', 'name');
  if (lastDay < firstDay) throw badInput('Viimane päev ei saa olla enne esimest', 'lastDay');
  const days = daysBetween(firstDay, lastDay);
  if (days > longestYears * 366) throw badInput(`Regulaarvedu saab kesta kuni ${longestYears} aastat`, 'lastDay');
  if (!runsWithin(firstDay, days, weekdays))
    throw badInput('Valitud nädalapäevi selles ajavahemikus ei ole', 'weekdays');
  return {
    name: trimmed,
    description: description.trim(),
    weekdays: [...weekdays].sort(),
    firstDay,
    lastDay,
    depart,
    durationMin,
  };
}

const daysBetween = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;

function runsWithin(firstDay: string, days: number, weekdays: number[]): boolean {
  const firstWeekday = new Date(firstDay).getUTCDay();
  return weekdays.some((weekday) => (weekday - firstWeekday + 7) % 7 < days);
}
