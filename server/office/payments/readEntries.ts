import type { Deps } from '../../access';
import type { Incoming } from '../../engines/matching';
import type { BankEntryState } from '../../model/money/bankEntry.entity';
import { query, sql } from '../../platform/sql';
import type { BankEntryPage, BankEntryRow } from './paymentTypes';
import { selectIncoming } from './readBook';
import { readEntryPayments } from './readPayments';
import { createSuggester } from './suggestions';

const PAGE = 50;

type Entry = Incoming & { id: string; state: BankEntryState };

/** A page of movements in a state, the newest first, after the one that the caller has last. */
export const readEntries = (
  { db }: Deps,
  { state, after }: { state: BankEntryState; after: string | null | undefined },
): Promise<BankEntryPage> =>
  db.transaction(async (manager) => {
    const entries = await query<Entry>(
      manager,
      sql`select e.id, e.state, ${selectIncoming} from bank_entry e
          where e.state = ${state}
            ${after ? sql`and (e.booked_on, e.id) < (select l.booked_on, l.id from bank_entry l where l.id = ${after})` : sql``}
          order by e.booked_on desc, e.id desc limit ${PAGE + 1}`,
    );
    const shown = entries.slice(0, PAGE);
    const [counts] = await query<{ waitingCount: number; lastDay: string | null }>(
      manager,
      sql`select (select count(*)::int from bank_entry where state = 'waiting') as "waitingCount",
            (select max(last_day)::text from bank_statement) as "lastDay"`,
    );
    const suggest = state === 'waiting' ? await createSuggester(manager, shown) : () => null;
    const ids = shown.map(({ id }) => id);
    const payments = await readEntryPayments(manager, ids);
    return {
      rows: shown.map(({ cents, isFee: _, ...entry }) => ({
        ...entry,
        references: [...entry.references],
        amount: cents,
        suggestion: suggest({ ...entry, cents, isFee: _ }),
        payment: (entry.state === 'settled' && payments.get(entry.id)) || null,
      })) satisfies BankEntryRow[],
      hasMore: entries.length > PAGE,
      waitingCount: counts?.waitingCount ?? 0,
      lastDay: counts?.lastDay ?? null,
    };
  });
