import { hasFreshBankFile, remindDebtor, selectDebtors } from '../../../reminders';
import { sql } from '../../../../platform/sql';
import { toLocalDate } from '../../../../platform/time';
import { message } from '../../../../texts/messages';
import type { Proposal, TodayKind, WaitingRow } from '../../todayKind';
import type { Deps } from '../../../../access';

/** A customer is to be reminded of unpaid invoices, or is called once the rule of reminders is at its end. */
export const reminder: TodayKind<'reminder'> = {
  name: 'reminder',
  description: 'A customer with unpaid invoices is to be reminded or called.',
  trigger: (_deps, now) => ({
    from: sql`(${selectDebtors(toLocalDate(now))}) d`,
    subject: 'd.id',
    mark: 'd.mark',
    due: `(d.since + 1)::timestamp at time zone 'Europe/Tallinn'`,
    since: `d.since::timestamp at time zone 'Europe/Tallinn'`,
    who: 'd.name',
    words: 'd.next',
    day: 'd.due_on',
    cents: 'd.cents',
  }),
  propose: proposeReminders,
  take: (deps, viewer, { subjectId }) => remindDebtor(deps, viewer, subjectId),
};

export async function proposeReminders(deps: Deps, rows: readonly WaitingRow[]): Promise<Map<string, Proposal>> {
  const isFresh = await hasFreshBankFile(deps.db.dataSource.manager, toLocalDate(deps.clock.now()));
  return new Map(rows.map(({ subjectId, words }) => [subjectId, proposeReminder(words, isFresh)]));
}

/** `next`: remind, call, or credit, as the trigger found it. */
function proposeReminder(next: string | null, isBankFresh: boolean): Proposal {
  if (next === 'credit') return { act: 'open', doubt: message('today.hasCredit') };
  if (next !== 'remind') return { act: 'open' };
  return isBankFresh ? { act: 'remind' } : { act: 'open', doubt: message('reminder.bankTooOld') };
}
