import { Field, ObjectType } from 'type-graphql';
import type { Deps } from '../../../access';
import { User } from '../../../model/people/user.entity';
import { badInput, notFound } from '../../../texts/messages';
import { createId } from '../../../platform/ids';
import { DateTimeScalar, UUIDScalar } from '../../../platform/api/scalars';
import { days } from '../../../platform/time';
import { ActivityEntry } from '../../../model/driving/activityEntry.entity';
import type { EnteredKind } from '../../../model/driving/activityEntry.entity';
import type { ActivityEntryInput } from './recordInputs';
import { EnteredKindEnum } from './recordInputs';

@ObjectType({
  description: 'An activity of a driver outside the portal’s plans, such as work for another employer.',
  simpleResolvers: true,
})
export class EnteredActivity {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => DateTimeScalar, { description: 'Begin.' })
  start: Date;
  @Field(() => DateTimeScalar, { description: 'End.' })
  end: Date;
  @Field(() => EnteredKindEnum, { description: 'The kind of activity.' })
  kind: EnteredKind;
  @Field(() => String, { description: 'Note. It may be empty.' })
  note: string;
}

/** Entries by hand of a driver between two moments, newest first. */
export function listActivityEntries({ db }: Deps, driverId: string, from: Date, to: Date): Promise<EnteredActivity[]> {
  return db.dataSource.query(
    `select id, starts_at as start, ends_at as "end", kind, note from activity_entry
     where driver_id = $1 and source = 'hand' and starts_at < $3 and ends_at > $2 order by starts_at desc limit 500`,
    [driverId, from, to],
  );
}

/** Errors: BAD_USER_INPUT, also for a time that has an entry already; NOT_FOUND. */
export async function addActivityEntry(deps: Deps, input: ActivityEntryInput): Promise<string> {
  const { driverId, start, end, kind, note } = input;
  if (end <= start) throw badInput('entry.endNotAfterStart', 'end');
  if (end.getTime() - start.getTime() > days(1)) throw badInput('entry.tooLong', 'end');
  if (end > deps.clock.now()) throw badInput('entry.notPast', 'end');
  const id = createId();
  await deps.db.transaction(async (manager) => {
    // Two entries of one driver come one after the other, so that no minute is entered twice.
    const driver = await manager.findOne(User, { where: { id: driverId }, lock: { mode: 'pessimistic_write' } });
    if (!driver) throw notFound('driver');
    const [other] = await manager.query<unknown[]>(
      'select 1 from activity_entry where driver_id = $1 and starts_at < $3 and ends_at > $2 limit 1',
      [driverId, start, end],
    );
    if (other) throw badInput('entry.overlaps', 'start');
    await manager.insert(ActivityEntry, { id, driverId, startsAt: start, endsAt: end, kind, note: note.trim() });
  });
  return id;
}

/** Errors: NOT_FOUND. */
export async function deleteActivityEntry({ db }: Deps, id: string): Promise<void> {
  const { affected } = await db.dataSource.manager.delete(ActivityEntry, { id, source: 'hand' });
  if (!affected) throw notFound('entry');
}
