import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useAddActivityEntryMutation } from '../../../generated/graphql';
import type { EnteredKind } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { listFieldErrors } from '../../../lib/request/errors';
import { DateTimeField } from '../../../ui/fields/DateTimeField';
import { FormDialog } from '../../../ui/dialogs/FormDialog';

const kinds: readonly EnteredKind[] = ['driving', 'otherWork', 'availability'];

interface EntryDialogProps {
  driverId: string;
  onAdded: () => void;
  onClose: () => void;
}

/** Enters what a driver did elsewhere. */
export default function EntryDialog({ driverId, onAdded, onClose }: EntryDialogProps) {
  const [times, setTimes] = useState<Record<'start' | 'end', string | null>>({ start: null, end: null });
  const [kind, setKind] = useState<EnteredKind>('otherWork');
  const [note, setNote] = useState('');
  const [messages, setMessages] = useState<Record<string, string | undefined>>({});
  const [add, { loading }] = useAddActivityEntryMutation({
    context: { toast: t('hours.entryAdded'), formFields: ['start', 'end', 'kind', 'note'] },
  });

  async function submit() {
    const { start, end } = times;
    const missing = t('hours.entryMissing');
    if (!start || !end) return setMessages({ ...(!start && { start: missing }), ...(!end && { end: missing }) });
    if (loading) return;
    const { error } = await add({ variables: { input: { driverId, start, end, kind, note } } });
    if (error) setMessages(listFieldErrors(error));
    else onAdded();
  }

  return (
    <FormDialog open title={t('hours.addEntry')} busy={loading} onSubmit={() => void submit()} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {(['start', 'end'] as const).map((side) => (
          <DateTimeField
            key={side}
            label={t(side === 'start' ? 'hours.entryStart' : 'hours.entryEnd')}
            value={times[side]}
            onChange={(value) => {
              setTimes((now) => ({ ...now, [side]: value }));
              setMessages({});
            }}
            error={messages[side]}
            disabled={loading}
          />
        ))}
        <TextField
          select
          label={t('hours.entryKind')}
          value={kind}
          disabled={loading}
          onChange={({ target }) => setKind(target.value as EnteredKind)}
        >
          {kinds.map((each) => (
            <MenuItem key={each} value={each}>
              {t(`hours.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={t('hours.entryNote')}
          value={note}
          disabled={loading}
          error={Boolean(messages['note'])}
          helperText={messages['note']}
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { maxLength: 255, autoComplete: 'off' } }}
        />
      </Box>
    </FormDialog>
  );
}
