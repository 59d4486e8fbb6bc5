import { Between } from 'typeorm';
import { addDays } from '../../platform/values/localDay';
import type { Deps } from '../../access';
import { User } from '../../model/people/user.entity';
import { badInput } from '../../texts/messages';
import { Arrangement } from '../../model/driving/arrangement.entity';
import { ArrangementPeriod } from '../../model/driving/arrangementPeriod.entity';
import { changeArrangement } from './changeArrangement';
import { findFirstOpenDay, readPeriods, requirePeriodsSince } from './periods';

interface Correction {
  /** Local dates, both included, both gone by. */
  first: string;
  last: string;
  driver: string;
}

/**
 * Corrects the driver of past days, also of a deleted arrangement; calendar and report follow. The true driver may be
 * hidden by now. An exception that names a driver stays. Errors: NOT_FOUND, BAD_USER_INPUT.
 */
export async function correctDriver(deps: Deps, id: string, { first, last, driver }: Correction): Promise<void> {
  if (last < first) throw badInput('period.endBeforeStart', 'last');
  const correct: Parameters<typeof changeArrangement>[2] = async (manager, { version }) => {
    if (last >= (await findFirstOpenDay(manager, id, deps.clock.now())))
      throw badInput('arrangement.onlyPastDays', 'last');
    const days: unknown[] = await manager.query('select 1 from occurrences($1, $2) where arrangement_id = $3 limit 1', [
      first,
      last,
      id,
    ]);
    if (days.length === 0) throw badInput('arrangement.noRunOnDays', 'first');
    if (!(await manager.existsBy(User, { id: driver }))) throw badInput('choice.noSuchDriver', 'driver');

    const periods = await readPeriods(manager, id);
    const [begins, ...within] = requirePeriodsSince(periods, first).filter(({ fromDay }) => fromDay <= last);
    if (!begins) throw new Error('an arrangement has a period on each day');
    const dayAfter = addDays(last, 1);
    // The days after it keep their drivers.
    if (!periods.some(({ fromDay }) => fromDay === dayAfter))
      await manager.insert(ArrangementPeriod, { ...(within.at(-1) ?? begins), fromDay: dayAfter });
    if (begins.fromDay < first) await manager.insert(ArrangementPeriod, { ...begins, fromDay: first });
    await manager.update(ArrangementPeriod, { arrangementId: id, fromDay: Between(first, last) }, { driverId: driver });
    await manager.update(Arrangement, { id }, { version: version + 1 });
  };
  await changeArrangement(deps, id, correct, { evenDeleted: true });
}
