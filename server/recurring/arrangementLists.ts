import type { FindOptionsWhere } from 'typeorm';
import { IsNull, LessThan, MoreThanOrEqual } from 'typeorm';
import type { Deps } from '../access/context';
import type { Viewer } from '../access/viewer';
import { notFound } from '../platform/errors';
import { localDate } from '../platform/time';
import { Arrangement } from './arrangement.entity';
import { ArrangementException } from './arrangementException.entity';
import type { ArrangementRow } from './arrangementTypes';

/** Services whose last day has not passed, or those whose last day has, by name (design, section 4). */
export async function listArrangements(deps: Deps, active: boolean): Promise<ArrangementRow[]> {
  const today = localDate(deps.clock.now());
  return select(deps, { lastDay: active ? MoreThanOrEqual(today) : LessThan(today) });
}

/** Errors: NOT_FOUND. */
export async function getArrangement(deps: Deps, id: string): Promise<ArrangementRow> {
  const [row] = await select(deps, { id });
  if (!row) throw notFound('Regulaarvedu');
  return row;
}

/** Active services that the viewer drives now. */
export async function myArrangements(deps: Deps, viewer: Viewer): Promise<ArrangementRow[]> {
  return (await listArrangements(deps, true)).filter(({ driver }) => driver.id === viewer.id);
}

/** Exceptions of one service, or of all, by date. */
export const listExceptions = ({ db }: Deps, arrangementId?: string): Promise<ArrangementException[]> =>
  db.dataSource.manager.find(ArrangementException, {
    where: { ...(arrangementId && { arrangementId }), arrangement: { deletedAt: IsNull() } },
    relations: { driver: true },
    order: { date: 'ASC', id: 'ASC' },
  });

/** Errors: NOT_FOUND. */
export async function getException({ db }: Deps, id: string): Promise<ArrangementException> {
  const exception = await db.dataSource.manager.findOne(ArrangementException, {
    where: { id, arrangement: { deletedAt: IsNull() } },
    relations: { driver: true },
  });
  if (!exception) throw notFound('Erandit');
  return exception;
}

/** Exceptions on which the viewer drives, and those of services that the viewer drives otherwise. */
export async function myExceptions(deps: Deps, viewer: Viewer): Promise<ArrangementException[]> {
  const mine = (await select(deps, {})).filter(({ driver }) => driver.id === viewer.id).map(({ id }) => id);
  return (await listExceptions(deps)).filter(
    ({ driverId, arrangementId }) => driverId === viewer.id || mine.includes(arrangementId),
  );
}

async function select({ db, clock }: Deps, where: FindOptionsWhere<Arrangement>): Promise<ArrangementRow[]> {
  const rows = await db.dataSource.manager.find(Arrangement, {
    where: { ...where, deletedAt: IsNull() },
    relations: { drivers: { driver: true }, bus: true },
    order: { name: 'ASC', id: 'ASC' },
  });
  const today = localDate(clock.now());
  return rows.map((row) => withHistory(row, today));
}

/** Each driver drives until the next one's `since`. */
function withHistory({ drivers, ...row }: Arrangement, today: string): ArrangementRow {
  const inOrder = [...drivers].sort((one, other) => (one.since?.getTime() ?? 0) - (other.since?.getTime() ?? 0));
  const current = inOrder.at(-1);
  if (!current) throw new Error(`service ${row.id} has no driver`);
  const previousDrivers = inOrder.slice(1).flatMap(({ since }, index) => {
    const former = inOrder[index];
    return former && since ? [{ driver: former.driver, changedAt: since }] : [];
  });
  return { ...row, driver: current.driver, previousDrivers, active: row.lastDay >= today };
}
