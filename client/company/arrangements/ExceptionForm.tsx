import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  useCreateArrangementExceptionMutation,
  useDeleteArrangementExceptionMutation,
  useUpdateArrangementExceptionMutation,
} from '../../generated/graphql';
import type { ArrangementDaysQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { useFormState } from '../../lib/forms/formState';
import { paths } from '../../lib/navigation/paths';
import { formatLocalDate } from '../../lib/texts/time';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { TimeField } from '../../ui/fields/TimeField';
import { bindField } from '../../ui/forms/bindField';
import { Form } from '../../ui/forms/Form';
import type { ArrangementPartProps } from './arrangementParts';
import { useBusyThen } from './busyThen';
import { DescriptionField } from './DescriptionField';
import { DriverSelect } from './DriverSelect';

const formFields = ['description', 'driver', 'depart'];

interface ExceptionFormProps extends ArrangementPartProps {
  day: ArrangementDaysQuery['calendar']['occurrences'][number];
}

/** The differences of one date: description, driver, departure, or no run at all. */
export function ExceptionForm({ arrangement, choices, day, reload }: ExceptionFormProps) {
  const { date, exceptionId } = day;
  const form = useFormState({
    description: day.description,
    driver: day.driver.id,
    depart: day.depart,
    runs: day.runs,
  });
  const [isAsking, setIsAsking] = useState(false);
  const [create, { loading: creating }] = useCreateArrangementExceptionMutation({
    context: { toast: t('arrangements.exceptionCreated'), formFields },
  });
  const [update, { loading: updating }] = useUpdateArrangementExceptionMutation({
    context: { toast: t('arrangements.exceptionUpdated'), formFields },
  });
  const [remove, { loading: removing }] = useDeleteArrangementExceptionMutation({
    context: { toast: t('arrangements.exceptionDeleted') },
  });
  const navigate = useNavigate();
  const { values } = form;
  const busyThen = useBusyThen(day, values.depart);
  const elsewhere = busyThen.get(values.driver);
  const isBusy = creating || updating || removing;

  async function submit() {
    if (isBusy) return;
    // Of a day without a trip nothing but that is kept, so that it follows the arrangement when it runs again.
    const input = values.runs ? values : { runs: false };
    const { error } = exceptionId
      ? await update({ variables: { id: exceptionId, input } })
      : await create({ variables: { arrangementId: arrangement.id, date, input } });
    if (error) form.show(listFieldErrors(error));
    // Also when somebody else has made one meanwhile.
    await reload();
  }

  async function removeIt() {
    const { error } = await remove({ variables: { id: exceptionId ?? '' } });
    setIsAsking(false);
    if (!error) void navigate(paths.scheduleAt(date));
  }

  return (
    <Form onSubmit={submit}>
      <FormControlLabel
        control={<Checkbox checked={!values.runs} disabled={isBusy} onChange={(_, off) => form.set('runs', !off)} />}
        label={t('arrangements.notRunning')}
      />
      {values.runs && (
        <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
          <DescriptionField form={form} disabled={isBusy} />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <DriverSelect
              drivers={choices.drivers}
              used={day.driver.id}
              {...bindField(form, 'driver')}
              disabled={isBusy}
              busy={busyThen}
            />
            <TimeField label={t('arrangements.depart')} {...bindField(form, 'depart')} disabled={isBusy} />
          </Box>
        </Box>
      )}
      <Box role="status">
        {values.runs && elsewhere && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {t('arrangements.elsewhere', { trips: elsewhere.join(', ') })}
          </Alert>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
        <Button type="submit" variant="contained" disabled={isBusy || !form.dirty}>
          {exceptionId ? t('arrangements.saveException') : t('arrangements.createException')}
        </Button>
        {exceptionId && (
          <Button color="error" disabled={isBusy} onClick={() => setIsAsking(true)}>
            {t('arrangements.deleteException')}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={isAsking}
        question={t('office.deleteQuestion')}
        subject={t('arrangements.deleteExceptionSubject', { name: arrangement.name, date: formatLocalDate(date) })}
        confirmLabel={t('office.delete')}
        busy={removing}
        onConfirm={() => void removeIt()}
        onClose={() => setIsAsking(false)}
      />
    </Form>
  );
}
