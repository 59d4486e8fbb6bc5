import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useCreateAbsenceMutation } from '../../generated/graphql';
import type { AbsenceKind } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { DateField } from '../../ui/fields/DateField';

interface AbsenceFormProps {
  driverId?: string;
  busId?: string;
  onAdded: () => void;
}

interface AbsenceValues {
  firstDay: string | null;
  lastDay: string | null;
  kind: AbsenceKind;
  note: string;
}

/** Adds days on which a driver or a bus cannot be had. */
export function AbsenceForm({ driverId, busId, onAdded }: AbsenceFormProps) {
  const kinds = (driverId ? ['leave', 'sick', 'other'] : ['workshop', 'other']) as AbsenceKind[];
  const empty: AbsenceValues = { firstDay: null, lastDay: null, kind: kinds[0] ?? 'other', note: '' };
  const [values, setValues] = useState(empty);
  const [messages, setMessages] = useState<Partial<Record<keyof AbsenceValues, string>>>({});
  const [create, { loading }] = useCreateAbsenceMutation({
    context: { toast: t('duties.absenceAdded'), formFields: ['firstDay', 'lastDay', 'kind', 'note'] },
  });
  const set = (change: Partial<AbsenceValues>) => {
    setValues((now) => ({ ...now, ...change }));
    setMessages({});
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    // To React, a form in a dialog is still inside the page's form.
    event.stopPropagation();
    const { firstDay, lastDay, kind, note } = values;
    const missing = t('duties.datesMissing');
    if (!firstDay || !lastDay)
      return setMessages({ ...(!firstDay && { firstDay: missing }), ...(!lastDay && { lastDay: missing }) });
    if (lastDay < firstDay) return setMessages({ lastDay: t('office.datesReversed') });
    if (loading) return;
    const { error } = await create({ variables: { input: { driverId, busId, firstDay, lastDay, kind, note } } });
    if (error) return setMessages(listFieldErrors(error));
    setValues(empty);
    onAdded();
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={formStyles}>
      <DateField
        label={t('office.firstDay')}
        value={values.firstDay}
        onChange={(firstDay) => set({ firstDay })}
        error={messages.firstDay}
        disabled={loading}
      />
      <DateField
        label={t('office.lastDay')}
        value={values.lastDay}
        onChange={(lastDay) => set({ lastDay })}
        error={messages.lastDay}
        disabled={loading}
      />
      <TextField
        select
        label={t('duties.absenceKind')}
        value={values.kind}
        error={Boolean(messages.kind)}
        helperText={messages.kind}
        disabled={loading}
        onChange={({ target }) => set({ kind: target.value as AbsenceKind })}
      >
        {kinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`duties.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('duties.absenceNote')}
        value={values.note}
        error={Boolean(messages.note)}
        helperText={messages.note}
        disabled={loading}
        onChange={({ target }) => set({ note: target.value })}
        slotProps={{ htmlInput: { maxLength: 255, autoComplete: 'off' } }}
      />
      <Button type="submit" variant="outlined" disabled={loading} sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}>
        {loading ? t('ui.saving') : t('duties.absenceAdd')}
      </Button>
    </Box>
  );
}

const formStyles = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' };
