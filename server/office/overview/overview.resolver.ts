import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../access';
import { OverviewRows, OverviewRowsArgs } from './overviewRows';
import {
  Overview,
  OverviewActs,
  OverviewArgs,
  OverviewBand,
  OverviewMonth,
  OverviewRank,
  OverviewReason,
  OverviewTotals,
  OverviewUse,
} from './overviewTypes';
import { checkPeriod, findPeriodBefore, listChartMonths } from './periods';
import { readMonths } from './readFigures';
import { readRanks } from './readRanks';
import { readRows } from './readRows';
import { readActs, readBands, readReasons, readTotals } from './readTotals';
import { readUse } from './readUse';
import { refreshFigures } from './refreshFigures';
import { toLocalDate } from '../../platform/time';

/** Each picture is a separate field, so a page asks only for the pictures that it draws. */
@Resolver(() => Overview)
export class OverviewResolver {
  @Query(() => Overview, { description: 'Figures of a period for the office.' })
  async overview(@Ctx() { deps }: RequestContext, @Args() { from, to }: OverviewArgs): Promise<Overview> {
    const period = { from, to };
    checkPeriod(period);
    return { isSettled: await refreshFigures(deps), period, before: findPeriodBefore(period) };
  }

  @Query(() => OverviewRows, { description: 'The rows behind a figure, the latest first, up to 200.' })
  overviewRows(@Ctx() { deps }: RequestContext, @Args() args: OverviewRowsArgs) {
    checkPeriod(args);
    return readRows(deps, args);
  }

  @FieldResolver(() => OverviewTotals, { description: 'Sums of the period.' })
  totals(@Ctx() { deps }: RequestContext, @Root() { period }: Overview) {
    return readTotals(deps, period);
  }

  @FieldResolver(() => OverviewTotals, { description: 'Sums of the period before.' })
  totalsBefore(@Ctx() { deps }: RequestContext, @Root() { before }: Overview) {
    return readTotals(deps, before);
  }

  @FieldResolver(() => [OverviewMonth], { description: 'Months of the period, and at least a year until its end.' })
  months(@Ctx() { deps }: RequestContext, @Root() { period }: Overview) {
    const today = toLocalDate(deps.clock.now());
    return readMonths(deps.db.dataSource.manager, listChartMonths(period, today), today);
  }

  @FieldResolver(() => [OverviewRank], { description: 'The ten customers with the highest turnover, then the others.' })
  customers(@Ctx() { deps }: RequestContext, @Root() { period, before }: Overview) {
    return readRanks(deps.db.dataSource.manager, 'customer', period, before);
  }

  @FieldResolver(() => [OverviewRank], { description: 'The ten buses with the highest turnover, then the others.' })
  buses(@Ctx() { deps }: RequestContext, @Root() { period, before }: Overview) {
    return readRanks(deps.db.dataSource.manager, 'bus', period, before);
  }

  @FieldResolver(() => [OverviewRank], { description: 'The ten drivers with the highest turnover, then the others.' })
  drivers(@Ctx() { deps }: RequestContext, @Root() { period, before }: Overview) {
    return readRanks(deps.db.dataSource.manager, 'driver', period, before);
  }

  @FieldResolver(() => [OverviewUse], { description: 'Use of the buses by weekday.' })
  busUse(@Ctx() { deps }: RequestContext, @Root() { period }: Overview) {
    return readUse(deps.db.dataSource.manager, 'bus', period);
  }

  @FieldResolver(() => [OverviewUse], { description: 'Use of the drivers by weekday.' })
  driverUse(@Ctx() { deps }: RequestContext, @Root() { period }: Overview) {
    return readUse(deps.db.dataSource.manager, 'driver', period);
  }

  @FieldResolver(() => [OverviewReason], { description: 'Reasons of rejected orders, the most frequent first.' })
  reasons(@Ctx() { deps }: RequestContext, @Root() { period, before }: Overview) {
    return readReasons(deps.db.dataSource.manager, period, before);
  }

  @FieldResolver(() => [OverviewBand], { description: 'Decided offers by price, the lowest first.' })
  bands(@Ctx() { deps }: RequestContext, @Root() { period }: Overview) {
    return readBands(deps.db.dataSource.manager, period);
  }

  @FieldResolver(() => [OverviewActs], { description: 'Booked trips by acts of people in the office.' })
  acts(@Ctx() { deps }: RequestContext, @Root() { period }: Overview) {
    return readActs(deps.db.dataSource.manager, period);
  }
}
