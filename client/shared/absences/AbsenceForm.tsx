import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useCreateAbsenceMutation } from '../../generated/graphql';
import type { AbsenceKind } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useFormState } from '../../lib/forms/formState';
import { listFieldErrors } from '../../lib/request/errors';
import { DateField } from '../../ui/fields/DateField';
import { bindField, bindText } from '../../ui/forms/bindField';
import { Form } from '../../ui/forms/Form';

interface AbsenceFormProps {
  driverId?: string;
  busId?: string;
  onAdded: () => void;
}

/** Adds days on which a driver or a bus cannot be had. */
export function AbsenceForm({ driverId, busId, onAdded }: AbsenceFormProps) {
  const kinds = (driverId ? ['leave', 'sick', 'other'] : ['workshop', 'other']) as AbsenceKind[];
  const form = useFormState({
    firstDay: null as string | null,
    lastDay: null as string | null,
    kind: kinds[0] ?? 'other',
    note: '',
  });
  const [create, { loading }] = useCreateAbsenceMutation({
    context: { toast: t('duties.absenceAdded'), formFields: ['firstDay', 'lastDay', 'kind', 'note'] },
  });
  const set: typeof form.set = (field, value) => {
    form.set(field, value);
    // One day may be wrong because of the other.
    form.show({});
  };
  const fields = { ...form, set };

  async function submit() {
    const { firstDay, lastDay, kind, note } = form.values;
    const missing = t('duties.datesMissing');
    if (!firstDay || !lastDay)
      return form.show({ firstDay: firstDay ? undefined : missing, lastDay: lastDay ? undefined : missing });
    if (lastDay < firstDay) return form.show({ lastDay: t('office.datesReversed') });
    if (loading) return;
    const { error } = await create({ variables: { input: { driverId, busId, firstDay, lastDay, kind, note } } });
    if (error) return form.show(listFieldErrors(error));
    form.reset();
    onAdded();
  }

  return (
    <Form onSubmit={submit} sx={formStyles}>
      <DateField label={t('office.firstDay')} {...bindField(fields, 'firstDay')} disabled={loading} />
      <DateField label={t('office.lastDay')} {...bindField(fields, 'lastDay')} disabled={loading} />
      <TextField select label={t('duties.absenceKind')} {...bindText(fields, 'kind')} disabled={loading}>
        {kinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`duties.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('duties.absenceNote')}
        {...bindText(fields, 'note')}
        disabled={loading}
        slotProps={{ htmlInput: { maxLength: 255, autoComplete: 'off' } }}
      />
      <Button type="submit" variant="outlined" disabled={loading} sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}>
        {loading ? t('ui.saving') : t('duties.absenceAdd')}
      </Button>
    </Form>
  );
}

const formStyles = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' };
