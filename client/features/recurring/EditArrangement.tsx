import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useDeleteArrangementMutation, useUpdateArrangementMutation } from '../../generated/graphql';
import { t } from '../../i18n/office';
import { errorCode } from '../../lib/errorCodes';
import { fieldErrors } from '../../lib/errors';
import { focusInvalid } from '../../lib/focusInvalid';
import { useFormState } from '../../lib/formState';
import { paths } from '../../lib/paths';
import { formatDate } from '../../lib/time';
import { personName } from '../../lib/tripTexts';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Section } from '../../ui/Section';
import { SubmitBar } from '../../ui/SubmitBar';
import { ArrangementFields } from './ArrangementFields';
import type { ArrangementPartProps } from './arrangementParts';
import { fieldNames, inputOf, messagesOf, problemsOf, valuesOf } from './arrangementValues';

const isStale = (error: unknown) => errorCode(error) === 'STALE_VERSION';

/** 'Muuda kogu regulaarvedu' */
export function EditArrangement({ service, choices, reload }: ArrangementPartProps) {
  const { values, messages, set, show } = useFormState(valuesOf(service));
  const [asking, setAsking] = useState(false);
  const [stale, setStale] = useState(false);
  const [update, { loading: saving }] = useUpdateArrangementMutation({
    context: { toast: t('recurring.updated'), formFields: fieldNames, quiet: isStale },
  });
  const [remove, { loading: removing }] = useDeleteArrangementMutation({ context: { toast: t('recurring.deleted') } });
  const navigate = useNavigate();
  const busy = saving || removing;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    focusInvalid(form);
    if (busy || show(problemsOf(values))) return;
    const { error } = await update({
      variables: { id: service.id, version: service.version, input: inputOf(values) },
    });
    setStale(isStale(error));
    if (error && show(messagesOf(fieldErrors(error)))) focusInvalid(form);
  }

  async function removeIt() {
    const { error } = await remove({ variables: { id: service.id } });
    setAsking(false);
    if (!error) void navigate(paths.arrangements);
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ mb: 2 }}>
      <Section title={t('recurring.editWhole')}>
        <ArrangementFields
          choices={choices}
          used={{ driver: service.driver.id, bus: service.bus?.id }}
          values={values}
          messages={messages}
          set={set}
          disabled={busy}
        />
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('recurring.exceptionsStay')}
        </Alert>
        {values.driver !== service.driver.id && (
          <Alert severity="info" sx={{ mt: 1 }}>
            {t('recurring.driverFromNow')}
          </Alert>
        )}
        {service.previousDrivers.length > 0 && (
          <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
            {t('recurring.previousDrivers', { names: formerDrivers(service) })}
          </Typography>
        )}
        {stale && (
          <Alert
            severity="warning"
            sx={{ mt: 1 }}
            action={<Button onClick={() => void reload()}>{t('recurring.loadNew')}</Button>}
          >
            {t('recurring.stale')}
          </Alert>
        )}
      </Section>
      <SubmitBar>
        <Button type="submit" variant="contained" disabled={busy}>
          {saving ? t('recurring.saving') : t('recurring.save')}
        </Button>
        <Button color="error" disabled={busy} onClick={() => setAsking(true)}>
          {t('recurring.delete')}
        </Button>
      </SubmitBar>
      <ConfirmDialog
        open={asking}
        question={t('recurring.deleteQuestion')}
        subject={t('recurring.deleteSubject', { name: service.name })}
        confirmLabel={t('recurring.deleteConfirm')}
        busy={removing}
        onConfirm={() => void removeIt()}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}

const formerDrivers = ({ previousDrivers }: ArrangementPartProps['service']) =>
  previousDrivers
    .map(({ driver, changedAt }) =>
      t('recurring.previousDriver', { name: personName(driver), date: formatDate(changedAt) }),
    )
    .join(', ');
