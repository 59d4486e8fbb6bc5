import type { Deps, Viewer } from '../../access';
import { Snooze } from '../../model/system/snooze.entity';
import { startOfLocalDate, toLocalDate } from '../../platform/time';
import { addDays } from '../../platform/values/localDay';
import { badInput, conflict } from '../../texts/messages';
import { findWaiting } from './readToday';

/** Nobody plans further ahead. */
const MOST_DAYS = 400;

/** Which decision, in the state in which the caller saw it. */
export interface SeenItem {
  kind: string;
  subjectId: string;
  mark: string;
}

/**
 * Puts a decision off, for all of the office: until the beginning of a day in Estonia, or until something happens. Errors:
 * BAD_USER_INPUT for a day that is not ahead, CONFLICT when it does not wait any more.
 */
export async function snoozeTodayItem(
  deps: Deps,
  viewer: Viewer,
  { kind, subjectId, mark, day }: SeenItem & { day?: string | null },
): Promise<void> {
  const now = deps.clock.now();
  const today = toLocalDate(now);
  if (day && (day <= today || day > addDays(today, MOST_DAYS))) throw badInput('today.dayAhead', 'day');
  const found = await findWaiting(deps, kind, subjectId);
  if (found?.seenMark !== mark) throw conflict('today.movedOn');
  const until = day ? startOfLocalDate(day) : null;
  await deps.db.dataSource.manager.save(Snooze, {
    kind,
    subjectId,
    mark: found.row.mark,
    until,
    byId: viewer.id,
    at: now,
  });
  deps.events.announce();
}

/** A decision that was put off waits again at once. */
export async function wakeTodayItem(deps: Deps, { kind, subjectId }: Omit<SeenItem, 'mark'>): Promise<void> {
  await deps.db.dataSource.manager.delete(Snooze, { kind, subjectId });
  deps.events.announce();
}
