import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCorrectArrangementDriverMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { focusInvalid } from '../../lib/forms/focusInvalid';
import { useFormState } from '../../lib/forms/formState';
import { DateField } from '../../ui/fields/DateField';
import { bindField } from '../../ui/forms/bindField';
import { Form } from '../../ui/forms/Form';
import { Section } from '../../ui/layout/Section';
import { Quiet } from '../../ui/Quiet';
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
  const form = useFormState(nothing);
  const [correct, { loading }] = useCorrectArrangementDriverMutation({
    context: { toast: t('arrangements.corrected'), formFields },
  });

  async function submit(element: HTMLFormElement) {
    focusInvalid(element);
    const { first, last, driver } = form.values;
    const dayMissing = t('arrangements.correctDayMissing');
    const missing = {
      first: first ? undefined : dayMissing,
      last: last ? undefined : dayMissing,
      driver: driver ? undefined : t('arrangements.driverMissing'),
    };
    if (loading || form.show(missing) || !first || !last) return;
    const { error } = await correct({ variables: { id: arrangement.id, first, last, driver } });
    if (error && form.show(listFieldErrors(error))) focusInvalid(element);
    if (error) return;
    form.reset();
    await reload();
  }

  return (
    <Section title={t('arrangements.correct')} collapsible startCollapsed>
      <Form onSubmit={submit}>
        <Quiet sx={{ mb: 2 }}>{t('arrangements.correctHint')}</Quiet>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <DateField label={t('office.firstDay')} {...bindField(form, 'first')} disabled={loading} />
          <DateField label={t('office.lastDay')} {...bindField(form, 'last')} disabled={loading} />
          <DriverSelect
            label={t('arrangements.correctDriver')}
            drivers={choices.drivers}
            withHidden
            {...bindField(form, 'driver')}
            disabled={loading}
          />
        </Box>
        <Button type="submit" variant="outlined" disabled={loading} sx={{ mt: 2.5 }}>
          {t('arrangements.correctSave')}
        </Button>
      </Form>
    </Section>
  );
}
