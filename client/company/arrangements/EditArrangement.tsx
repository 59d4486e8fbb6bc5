import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDeleteArrangementMutation, useUpdateArrangementMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { readErrorCode } from '../../lib/request/errorCodes';
import { listFieldErrors } from '../../lib/request/errors';
import { focusInvalid } from '../../lib/forms/focusInvalid';
import { useFormState } from '../../lib/forms/formState';
import { paths } from '../../lib/navigation/paths';
import { formatDate, formatLocalDate, toLocalDate } from '../../lib/texts/time';
import { printPersonName } from '../../lib/texts/tripTexts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { DateField } from '../../ui/fields/DateField';
import { bindField } from '../../ui/forms/bindField';
import { Form } from '../../ui/forms/Form';
import { Section } from '../../ui/layout/Section';
import { SubmitBar } from '../../ui/layout/SubmitBar';
import { Quiet } from '../../ui/Quiet';
import { ArrangementFields } from './ArrangementFields';
import type { ArrangementPartProps, ArrangementPeriod } from './arrangementParts';
import { findLastPeriod, printWeekdays } from './arrangementParts';
import { fieldNames, toInput, toMessages, newValues, findProblems, toValues } from './arrangementValues';

const isStale = (error: unknown) => readErrorCode(error) === 'STALE_VERSION';

/** 'Muuda kogu regulaarvedu' */
export function EditArrangement({ arrangement, choices, reload }: ArrangementPartProps) {
  const today = toLocalDate(new Date());
  const last = findLastPeriod(arrangement);
  const planned = last?.from && last.from > today ? { ...last, from: last.from } : undefined;
  const form = useFormState(last ? toValues(last) : newValues);
  const holds = useFormState<{ from: string | null }>({ from: planned?.from ?? today });
  const { from } = holds.values;
  const [isAsking, setIsAsking] = useState(false);
  const [isOutdated, setIsOutdated] = useState(false);
  const [update, { loading: saving }] = useUpdateArrangementMutation({
    context: { toast: t('arrangements.updated'), formFields: [...fieldNames, 'from'], quiet: isStale },
  });
  const [remove, { loading: removing }] = useDeleteArrangementMutation({
    context: { toast: t('arrangements.deleted') },
  });
  const navigate = useNavigate();
  const isBusy = saving || removing;

  async function submit(element: HTMLFormElement) {
    focusInvalid(element);
    const isMissing = holds.show({ from: from ? undefined : t('arrangements.fromMissing') });
    if (isBusy || form.show(findProblems(form.values)) || isMissing) return;
    const { error } = await update({
      variables: { id: arrangement.id, version: arrangement.version, input: toInput(form.values), from: from ?? '' },
    });
    setIsOutdated(isStale(error));
    if (!error) return;
    const { from: fromMessage, ...found } = listFieldErrors(error);
    if ([form.show(toMessages(found)), holds.show({ from: fromMessage })].includes(true)) focusInvalid(element);
  }

  async function removeIt() {
    const { error } = await remove({ variables: { id: arrangement.id } });
    setIsAsking(false);
    if (!error) void navigate(paths.arrangements);
  }

  return (
    <Form onSubmit={submit} sx={{ mb: 2 }}>
      <Section title={t('arrangements.editWhole')}>
        {planned && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {t('arrangements.planned', toPlannedValues(planned))}
          </Alert>
        )}
        <ArrangementFields
          choices={choices}
          used={{ driver: last?.driver.id, bus: last?.bus?.id }}
          form={form}
          disabled={isBusy}
        />
        <Box sx={{ mt: 2, maxWidth: { sm: '50%' } }}>
          <DateField label={t('arrangements.from')} {...bindField(holds, 'from')} disabled={isBusy} />
        </Box>
        {!holds.messages.from && <FormHelperText>{t('arrangements.fromHint')}</FormHelperText>}
        {planned && from && from < planned.from && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {t('arrangements.plannedReplaced', { date: formatLocalDate(planned.from) })}
          </Alert>
        )}
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('arrangements.exceptionsStay')}
        </Alert>
        {arrangement.previousDrivers.length > 0 && (
          <Quiet sx={{ mt: 1.5 }}>
            {t('arrangements.previousDrivers', { names: printFormerDrivers(arrangement) })}
          </Quiet>
        )}
        {isOutdated && (
          <Alert
            severity="warning"
            sx={{ mt: 1 }}
            action={<Button onClick={() => void reload()}>{t('arrangements.loadNew')}</Button>}
          >
            {t('arrangements.stale')}
          </Alert>
        )}
      </Section>
      <SubmitBar>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {saving ? t('ui.saving') : t('ui.save')}
        </Button>
        <Button color="error" disabled={isBusy} onClick={() => setIsAsking(true)}>
          {t('arrangements.delete')}
        </Button>
      </SubmitBar>
      <ConfirmDialog
        open={isAsking}
        question={t('office.deleteQuestion')}
        subject={t('arrangements.deleteSubject', { name: arrangement.name })}
        confirmLabel={t('office.delete')}
        busy={removing}
        onConfirm={() => void removeIt()}
        onClose={() => setIsAsking(false)}
      />
    </Form>
  );
}

const toPlannedValues = ({ from, weekdays, depart, driver }: ArrangementPeriod & { from: string }) => ({
  date: formatLocalDate(from),
  days: printWeekdays(weekdays),
  depart,
  driver: printPersonName(driver),
});

const printFormerDrivers = ({ previousDrivers }: ArrangementPartProps['arrangement']) =>
  previousDrivers
    .map(({ driver, changedAt }) =>
      t('arrangements.previousDriver', { name: printPersonName(driver), date: formatDate(changedAt) }),
    )
    .join(', ');
