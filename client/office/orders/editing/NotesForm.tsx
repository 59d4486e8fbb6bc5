import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useUpdateNotesMutation } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { listFieldErrors } from '../../../lib/request/errors';
import { useStoredForm } from '../../../lib/forms/storedForm';
import { Section } from '../../../ui/layout/Section';
import type { FullOrder, OrderPartProps } from '../parts/orderParts';
import { StaleNotice } from '../parts/StaleNotice';
import { isStale, useStaleGuard } from '../parts/staleGuard';
import { LongField } from '../../../ui/fields/LongField';

const fields = ['clientNotes', 'logisticsNotes', 'driverNotes'] as const;
type Note = (typeof fields)[number];

/** The three notes, saved one by one or all together (docs/product.md, 'Edit form'). */
export function NotesForm({ order, reload }: OrderPartProps) {
  const form = useStoredForm<Record<Note, string>>({
    clientNotes: order.clientNotes,
    logisticsNotes: order.logisticsNotes ?? '',
    driverNotes: order.driverNotes,
  });
  const guard = useStaleGuard(reload);
  const context = { quiet: isStale, formFields: fields };
  const [saveOne, { loading: savingOne }] = useUpdateNotesMutation({
    context: { ...context, toast: t('office.changesSaved') },
  });
  const [saveAll, { loading: savingAll }] = useUpdateNotesMutation({
    context: { ...context, toast: t('orders.allNotesSaved') },
  });
  const isBusy = savingOne || savingAll;

  /** Sends one note, or all that were changed: what another wrote meanwhile into the others stays. */
  async function save(note: Note | undefined, version = order.version): Promise<void> {
    if (isBusy) return;
    const notes = note ? { [note]: form.values[note] } : form.changed;
    const send = note ? saveOne : saveAll;
    const { error } = guard.watch(await send({ variables: { id: order.id, version, notes } }));
    if (error) form.show(listFieldErrors(error));
    else form.reset(note && [note]);
  }

  return (
    <Section
      title={t('job.notes')}
      collapsible
      startCollapsed
      summary={form.dirty ? t('orders.unsaved') : printWrittenNotes(order)}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
        {fields.map((field) => (
          <Box key={field} sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
            <LongField
              label={t(`orders.${field}`)}
              rows={3}
              value={form.values[field]}
              onChange={(event) => form.set(field, event.target.value)}
              disabled={isBusy}
              error={Boolean(form.messages[field])}
              helperText={form.messages[field]}
            />
            <Button
              size="small"
              variant="outlined"
              aria-label={t('orders.saveOne', { name: t(`orders.${field}`) })}
              disabled={isBusy || form.changed[field] === undefined}
              onClick={() => void save(field)}
              sx={{ justifySelf: 'end' }}
            >
              {t('ui.save')}
            </Button>
          </Box>
        ))}
      </Box>
      <StaleNotice guard={guard} busy={isBusy} onSaveAgain={(version) => save(undefined, version)} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
        <Button variant="contained" disabled={isBusy || !form.dirty} onClick={() => void save(undefined)}>
          {isBusy ? t('ui.saving') : t('orders.saveAllNotes')}
        </Button>
      </Box>
    </Section>
  );
}

/** The notes of the office; what the customer wrote stands with the customer already. */
function printWrittenNotes(order: FullOrder): string {
  const written = (['logisticsNotes', 'driverNotes'] as const).filter((field) => order[field]);
  return written.map((field) => `${t(`orders.${field}`)}: ${order[field]}`).join('\n') || t('orders.notesNone');
}
