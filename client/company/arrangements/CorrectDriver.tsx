import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FormEvent } from 'react';
import { useCorrectArrangementDriverMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { focusInvalid } from '../../lib/forms/focusInvalid';
import { useFormState } from '../../lib/forms/formState';
import { DateField } from '../../ui/fields/DateField';
import { Section } from '../../ui/layout/Section';
import type { ArrangementPartProps } from './arrangementParts';
import { DriverSelect } from './DriverSelect';

interface CorrectionValues {
  first: string | null;
  last: string | null;
  driver: string;
}
const nothing: CorrectionValues = { first: null, last: null, driver: '' };
const formFields = ['first', 'last', 'driver'];

/** Corrects the driver of past days. It is the only change of the past, so it is a separate action. */
export function CorrectDriver({ arrangement, choices, reload }: ArrangementPartProps) {
  const { values, messages, set, show, reset } = useFormState(nothing);
  const [correct, { loading }] = useCorrectArrangementDriverMutation({
    context: { toast: t('arrangements.corrected'), formFields },
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    focusInvalid(form);
    const { first, last, driver } = values;
    const dayMissing = t('arrangements.correctDayMissing');
    const missing = {
      first: first ? undefined : dayMissing,
      last: last ? undefined : dayMissing,
      driver: driver ? undefined : t('arrangements.driverMissing'),
    };
    if (loading || show(missing) || !first || !last) return;
    const { error } = await correct({ variables: { id: arrangement.id, first, last, driver } });
    if (error && show(listFieldErrors(error))) focusInvalid(form);
    if (error) return;
    reset();
    await reload();
  }

  return (
    <Section title={t('arrangements.correct')} collapsible startCollapsed>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
        <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
          {t('arrangements.correctHint')}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <DateField
            label={t('office.firstDay')}
            value={values.first}
            onChange={(day) => set('first', day)}
            error={messages.first}
            disabled={loading}
          />
          <DateField
            label={t('office.lastDay')}
            value={values.last}
            onChange={(day) => set('last', day)}
            error={messages.last}
            disabled={loading}
          />
          <DriverSelect
            label={t('arrangements.correctDriver')}
            drivers={choices.drivers}
            withHidden
            value={values.driver}
            onChange={(driver) => set('driver', driver)}
            error={messages.driver}
            disabled={loading}
          />
        </Box>
        <Button type="submit" variant="outlined" disabled={loading} sx={{ mt: 2.5 }}>
          {t('arrangements.correctSave')}
        </Button>
      </Box>
    </Section>
  );
}
