import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import { bookedStatuses, orderStatuses } from '../../model/orders/orderStatus';
import { rejectReasons } from '../../model/orders/offer.entity';
import { query, sql } from '../../platform/sql';
import { countDays } from '../../platform/values/localDay';
import { bandFloors } from './figureSources';
import type { OverviewActs, OverviewBand, OverviewReason, OverviewTotals } from './overviewTypes';
import type { Period } from './periods';
import { readAnswerTimes, readFigures, selectCells } from './readFigures';
import { readUsedDays } from './readUse';

/** Three decisions of people bring a normal trip from inquiry to paid. */
export const GOAL_ACTS = 3;

/** An inquiry of these may still become a trip. */
export const openStatuses = ['new', 'answered'] as const;

export async function readTotals({ db }: Deps, period: Period): Promise<OverviewTotals> {
  const { manager } = db.dataSource;
  const [figures, answers, acts, bus, driver] = await Promise.all([
    readFigures(manager, period),
    readAnswerTimes(manager, period),
    readActs(manager, period),
    readUsedDays(manager, 'bus', period),
    readUsedDays(manager, 'driver', period),
  ]);
  const trip = figures.find('trip');
  const days = countDays(period.from, period.to);
  return {
    ...period,
    trips: trip.count,
    turnover: trip.amount,
    inquiries: figures.count('inquiry', orderStatuses),
    offered: figures.sum('inquiry', orderStatuses),
    won: figures.count('inquiry', bookedStatuses),
    lost: figures.count('inquiry', ['rejected']),
    expired: figures.count('inquiry', ['expired']),
    waiting: figures.count('inquiry', openStatuses),
    answerMedian: answers.median,
    answerNinety: answers.ninety,
    loadedKm: Math.round(figures.find('km', 'loaded').amount / 1000),
    emptyKm: Math.round(figures.find('km', 'empty').amount / 1000),
    goodFeedback: figures.find('feedback', 'good').count,
    badFeedback: figures.find('feedback', 'bad').count,
    hours: figures.sum('feedback', ['good', 'bad']) / 100,
    acts: acts.reduce((sum, each) => sum + each.acts * each.trips, 0),
    tripsWithinGoal: acts.reduce((sum, each) => sum + (each.acts <= GOAL_ACTS ? each.trips : 0), 0),
    busDays: bus.used,
    busDaysOfAll: bus.members * days,
    driverDays: driver.used,
    driverDaysOfAll: driver.members * days,
    invoiced: figures.find('invoiced').amount,
    paid: figures.find('paid').amount,
  };
}

export const readActs = (manager: EntityManager, period: Period): Promise<OverviewActs[]> =>
  query(
    manager,
    sql`select c.key::int as acts, sum(c.count)::int as trips from figure_cell c
        where ${selectCells(['acts'], period)} group by 1 order by 1`,
  );

export async function readReasons(manager: EntityManager, period: Period, before: Period): Promise<OverviewReason[]> {
  const [now, past] = await Promise.all([readFigures(manager, period), readFigures(manager, before)]);
  return ['', ...rejectReasons]
    .map((reason) => ({
      reason,
      count: now.find('reason', reason).count,
      countBefore: past.find('reason', reason).count,
    }))
    .filter(({ count, countBefore }) => count + countBefore > 0)
    .sort((a, b) => b.count - a.count || b.countBefore - a.countBefore);
}

export async function readBands(manager: EntityManager, period: Period): Promise<OverviewBand[]> {
  const figures = await readFigures(manager, period);
  return bandFloors.map((from, index) => ({
    from,
    won: figures.find('band', `won${index + 1}`).count,
    lost: figures.find('band', `lost${index + 1}`).count,
  }));
}
