import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { BankEntryState } from '../../generated/graphql';
import {
  useBookEntryMutation,
  useBookReversalMutation,
  useSetEntryOursMutation,
  useUndoPaymentMutation,
} from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { readErrorCode } from '../../lib/request/errorCodes';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Section } from '../../ui/layout/Section';
import { Listing } from '../../ui/table/Listing';
import { ShowMore } from '../../ui/table/ShowMore';
import { EntryItem } from './EntryItem';
import { EntryDialog } from './EntryDialog';
import { printEntry } from './entryWords';
import type { Entries, Entry } from './useEntries';

interface EntryListProps {
  state: BankEntryState;
  entries: Entries;
  /** Something was decided, here or by a colleague. */
  onChanged: () => Promise<unknown>;
}

const words = {
  waiting: { empty: 'payments.waitingEmpty', hint: 'payments.waitingEmptyHint' },
  settled: { empty: 'payments.settledEmpty', hint: undefined },
  notOurs: { empty: 'payments.notOursEmpty', hint: 'payments.notOursHint' },
} as const;

/** Movements in one state with what can be done with each. */
export function EntryList({ state, entries, onChanged }: EntryListProps) {
  const [chosen, setChosen] = useState<Entry>();
  const [undone, setUndone] = useState<Entry>();
  const [book, booking] = useBookEntryMutation({ context: { toast: t('payments.bookedToast') } });
  const [reverse, reversing] = useBookReversalMutation({ context: { toast: t('payments.undoDone') } });
  const [setOurs, setting] = useSetEntryOursMutation({
    context: { toast: t(state === 'waiting' ? 'payments.noneToast' : 'payments.againToast') },
  });
  const [undo, undoing] = useUndoPaymentMutation({ context: { toast: t('payments.undoDone') } });
  const isBusy = [booking, reversing, setting, undoing].some(({ loading }) => loading);
  const { empty, hint } = words[state];

  /** After a refusal the list may be of former days: it is read again too. */
  async function decide(sending: Promise<{ error?: unknown }>) {
    const { error } = await sending;
    if (!error || ['CONFLICT', 'NOT_FOUND'].includes(readErrorCode(error) ?? '')) await onChanged();
    return !error;
  }

  function accept({ id, suggestion }: Entry) {
    if (!suggestion) return;
    const { reversalOf, customerOf, parts } = suggestion;
    if (reversalOf) return void decide(reverse({ variables: { id, payment: reversalOf } }));
    if (!customerOf) return;
    const sent = parts.map(({ invoice, amount }) => ({ invoiceId: invoice.id, amount }));
    void decide(book({ variables: { id, parts: sent, customerOf } }));
  }

  return (
    <Section
      title={t(`payments.${state}`)}
      count={state === 'waiting' ? entries.waitingCount : undefined}
      waiting={state === 'waiting'}
      collapsible={state !== 'waiting'}
      startCollapsed={state === 'notOurs'}
      flush
    >
      <Listing
        rows={entries.rows}
        failed={entries.hasFailed}
        failedTitle={t('payments.loadFailed')}
        onRetry={() => void entries.reload()}
        emptyTitle={t(empty)}
        emptyHint={hint ? t(hint) : ''}
        renderRow={(entry) => (
          <EntryItem
            entry={entry}
            isBusy={isBusy}
            onAccept={() => accept(entry)}
            onChoose={() => setChosen(entry)}
            onSetOurs={(ours) => void decide(setOurs({ variables: { id: entry.id, ours } }))}
            onUndo={() => setUndone(entry)}
          />
        )}
      />
      {entries.hasMore && <ShowMore label={t('payments.more')} load={entries.loadMore} />}
      {state === 'notOurs' && entries.rows && entries.rows.length > 0 && (
        <Typography variant="body2" sx={{ px: 2.5, pb: 2, color: 'text.secondary' }}>
          {t('payments.notOursHint')}
        </Typography>
      )}
      {chosen && (
        <EntryDialog
          entry={chosen}
          isBusy={booking.loading}
          onBook={async (parts, customerOf) => {
            if (await decide(book({ variables: { id: chosen.id, parts, customerOf } }))) setChosen(undefined);
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
      {undone?.payment && (
        <ConfirmDialog
          open
          question={t('payments.undoAsk')}
          subject={printEntry(undone)}
          confirmLabel={t('payments.undo')}
          busy={undoing.loading}
          onConfirm={() =>
            void decide(undo({ variables: { id: undone.payment!.id } })).then(() => setUndone(undefined))
          }
          onClose={() => setUndone(undefined)}
        >
          <Box sx={{ mt: 1 }}>{t('payments.undoHint')}</Box>
        </ConfirmDialog>
      )}
    </Section>
  );
}
