import { refuseWith } from '../../texts/messages';
import { ArrayMaxSize } from 'class-validator';
import { Args, ArgsType, Ctx, Field, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { LocalDateScalar, UUIDScalar } from '../../platform/api/scalars';
import { readDriverReport } from './driverReport';
import { DriverReport } from './reportTypes';

@ArgsType()
class DriverReportArgs {
  @ArrayMaxSize(1000, refuseWith('report.driversAtMost'))
  @Field(() => [UUIDScalar], {
    nullable: true,
    description:
      'Ids of the drivers. An empty list means all drivers who are not hidden, and every hidden one who drove.',
  })
  driverIds?: string[] | null;

  @Field(() => LocalDateScalar, { description: 'First day of the period.' })
  first: string;

  @Field(() => LocalDateScalar, { description: 'Last day. The period has at most 400 days.' })
  last: string;
}

@Resolver()
export class ReportsResolver {
  @Query(() => [DriverReport], {
    description: 'Trips and runs of arrangements of drivers, with hours by day.',
  })
  driverReport(@Ctx() { deps }: RequestContext, @Args() { driverIds, first, last }: DriverReportArgs) {
    return readDriverReport(deps, driverIds, { first, last });
  }
}
