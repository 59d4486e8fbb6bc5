import type { FindOptionsWhere } from 'typeorm';
import { IsNull } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { notFound } from '../../texts/messages';
import { toLocalDate, startOfLocalDate } from '../../platform/time';
import { LONGEST_LIST } from '../../platform/longestList';
import { compareTexts } from '../../platform/text';
import { addDays } from '../../platform/values/localDay';
import { Arrangement } from '../../model/driving/arrangement.entity';
import { ArrangementException } from '../../model/driving/arrangementException.entity';
import { BEGINNING } from '../../model/driving/arrangementPeriod.entity';
import type { ArrangementRow, PreviousDriverRow } from './arrangementTypes';
import { listLeftToday, requirePeriodsSince } from './periods';

/** Arrangements whose last day has not passed, or those whose last day has, by name. */
export async function listArrangements(deps: Deps, active: boolean): Promise<ArrangementRow[]> {
  return (await select(deps, { deletedAt: IsNull() })).filter((row) => row.active === active);
}

/** One arrangement; a deleted one too, because its days gone by are still told. Errors: NOT_FOUND. */
export async function getArrangement(deps: Deps, id: string): Promise<ArrangementRow> {
  const [row] = await select(deps, { id });
  if (!row) throw notFound('arrangement');
  return row;
}

/** Active arrangements that the viewer drives now or from a later day on. */
export async function listMyArrangements(deps: Deps, viewer: Viewer): Promise<ArrangementRow[]> {
  const today = toLocalDate(deps.clock.now());
  return (await listArrangements(deps, true)).filter((row) => isDrivenBy(row, viewer, today));
}

/** Exceptions of one arrangement, or of all, by date; of more than a list may hold, the latest. */
export async function listExceptions({ db }: Deps, arrangementId?: string): Promise<ArrangementException[]> {
  const latest = await db.dataSource.manager.find(ArrangementException, {
    where: { ...(arrangementId && { arrangementId }), arrangement: { deletedAt: IsNull() } },
    relations: { driver: true },
    order: { date: 'DESC', id: 'DESC' },
    take: LONGEST_LIST,
  });
  return latest.reverse();
}

/** Errors: NOT_FOUND. */
export async function getException({ db }: Deps, id: string): Promise<ArrangementException> {
  const exception = await db.dataSource.manager.findOne(ArrangementException, {
    where: { id, arrangement: { deletedAt: IsNull() } },
    relations: { driver: true },
  });
  if (!exception) throw notFound('exception');
  return exception;
}

/** Exceptions on which the viewer drives, and those of arrangements that the viewer drives otherwise. */
export async function listMyExceptions(deps: Deps, viewer: Viewer): Promise<ArrangementException[]> {
  const today = toLocalDate(deps.clock.now());
  const rows = await select(deps, { deletedAt: IsNull() });
  const mine = rows.filter((row) => isDrivenBy(row, viewer, today)).map(({ id }) => id);
  return (await listExceptions(deps)).filter(
    ({ driverId, arrangementId }) => driverId === viewer.id || mine.includes(arrangementId),
  );
}

async function select({ db, clock }: Deps, where: FindOptionsWhere<Arrangement>): Promise<ArrangementRow[]> {
  const rows = await db.dataSource.manager.find(Arrangement, {
    where,
    relations: { periods: { driver: true, bus: true } },
    order: { periods: { fromDay: 'ASC' } },
  });
  const now = clock.now();
  const today = toLocalDate(now);
  const left = await listLeftToday(db.dataSource.manager, now);
  return rows
    .map((row) => toRow(row, today, left.has(row.id) ? addDays(today, 1) : today))
    .sort(compareTexts(({ name, id }) => [name, id]));
}

/** A row shows what a whole edit begins with: what holds on the first day that it can change (`openDay`). */
function toRow({ id, version, deletedAt, periods }: Arrangement, today: string, openDay: string): ArrangementRow {
  const [current] = requirePeriodsSince(periods, openDay);
  return {
    ...current,
    id,
    version,
    previousDrivers: listPreviousDrivers(periods, openDay),
    periods: periods.map((period) => ({ ...period, from: period.fromDay === BEGINNING ? null : period.fromDay })),
    active: requirePeriodsSince(periods, today).some((period) => period.lastDay >= today),
    deleted: deletedAt !== null,
  };
}

/** The driver in force until the next change, up to the driver that the row shows. */
function listPreviousDrivers(periods: Arrangement['periods'], openDay: string): PreviousDriverRow[] {
  return periods.slice(1).flatMap(({ fromDay, driverId }, index) => {
    const former = periods[index];
    if (!former || fromDay > openDay || former.driverId === driverId) return [];
    return [{ driver: former.driver, changedAt: startOfLocalDate(fromDay) }];
  });
}

const isDrivenBy = ({ periods }: ArrangementRow, viewer: Viewer, today: string): boolean =>
  requirePeriodsSince(
    periods.map(({ from, driver }) => ({ fromDay: from ?? BEGINNING, driver })),
    today,
  ).some(({ driver }) => driver.id === viewer.id);
