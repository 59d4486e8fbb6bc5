import { Field, Int, ObjectType } from 'type-graphql';
import type { Deps } from '../../access';
import { badInput } from '../../texts/messages';
import { UUIDScalar } from '../../platform/api/scalars';
import { startOfLocalDate } from '../../platform/time';
import { toMinute } from './timeline/reported';
import { toSources } from './timeline/readSources';
import { readDutySettings, readSourceRows } from './timeline/timelineSources';
import { buildDriverTimeline, planSettings } from './timeline/timelines';

@ObjectType({ description: 'Driving and working time of a driver in a period, in minutes.', simpleResolvers: true })
export class WorkingTime {
  @Field(() => UUIDScalar, { description: 'Id of the driver.' })
  driverId: string;
  @Field(() => Int, { description: 'Driving.' })
  driving: number;
  @Field(() => Int, { description: 'Working time: driving and other work, in minutes.' })
  work: number;
  @Field(() => Int, { description: 'Availability.' })
  availability: number;
}

/** As long as the report of hours. */
const MOST_DAYS = 400;

/** Of drivers, or of all of them, up to now: what is ahead has not been worked. Errors: BAD_USER_INPUT. */
export async function readWorkingTime(
  { db, clock }: Deps,
  driverIds: readonly string[] | null | undefined,
  { first, last }: { first: string; last: string },
): Promise<WorkingTime[]> {
  if (last < first) throw badInput('period.endBeforeStart', 'last');
  const from = startOfLocalDate(first);
  const end = startOfLocalDate(last, 1);
  if (end.getTime() - from.getTime() > (MOST_DAYS + 1) * 86_400_000)
    throw badInput('report.periodTooLong', { days: MOST_DAYS }, 'last');
  const { manager } = db.dataSource;
  const people = driverIds?.length
    ? driverIds
    : (await manager.query<{ id: string }[]>('select id from "user"')).map(({ id }) => id);
  const now = toMinute(clock.now());
  const start = toMinute(from);
  const until = Math.min(toMinute(end), now);
  const settings = planSettings(await readDutySettings(manager));
  return (await readSourceRows(manager, people, from, end)).map(toSources).map((sources) => {
    const { activities } = buildDriverTimeline(sources, settings, { now, before: start });
    const sum = (...kinds: string[]) =>
      activities
        .filter((one) => kinds.includes(one.kind))
        .reduce((all, one) => all + Math.max(0, Math.min(one.end, until) - Math.max(one.start, start)), 0);
    return {
      driverId: sources.driverId,
      driving: sum('driving'),
      work: sum('driving', 'otherWork'),
      availability: sum('availability'),
    };
  });
}
