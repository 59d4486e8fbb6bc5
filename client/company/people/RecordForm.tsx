import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useDriverRecordQuery, useUpdateDriverRecordMutation } from '../../generated/graphql';
import type { DriverRecordFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { useStoredForm } from '../../lib/forms/storedForm';
import { DateField } from '../../ui/fields/DateField';
import { DepotField, toDepotValue } from '../../shared/fields/DepotField';
import { FailedOrWaiting } from '../../ui/FailedOrWaiting';
import { SectionForm } from '../../ui/fields/SectionForm';
import { bindField, bindText } from '../../ui/forms/bindField';

const dates = ['licenceEnds', 'code95Ends', 'driverCardEnds', 'medicalEnds', 'cardDownloadedOn'] as const;

/** The papers of a driver, each with its last valid day; all may stay empty. */
export function RecordForm({ driverId }: { driverId: string }) {
  const { data, error, refetch } = useDriverRecordQuery({ variables: { driverId }, fetchPolicy: 'cache-and-network' });
  if (data) return <Fields record={data.driverRecord} />;
  return <FailedOrWaiting error={error} title={t('duties.papersFailed')} height={240} onRetry={refetch} />;
}

function Fields({ record }: { record: DriverRecordFieldsFragment }) {
  const { driverId, depot } = record;
  // The same object as long as nothing else is stored: else the form would take it for a change.
  const stored = useMemo(() => toDepotValue(depot), [depot]);
  const form = useStoredForm({
    licenceCategory: record.licenceCategory ?? '',
    licenceEnds: record.licenceEnds ?? null,
    code95Ends: record.code95Ends ?? null,
    driverCardEnds: record.driverCardEnds ?? null,
    medicalEnds: record.medicalEnds ?? null,
    cardDownloadedOn: record.cardDownloadedOn ?? null,
    depot: stored,
  });
  const [update, { loading }] = useUpdateDriverRecordMutation({
    context: { toast: t('duties.papersSaved'), formFields: ['licenceCategory', ...dates] },
  });

  async function submit() {
    const { error } = await update({ variables: { driverId, input: form.changed } });
    if (error) form.show(listFieldErrors(error));
    else form.reset();
  }

  return (
    <SectionForm busy={loading} submitDisabled={!form.dirty} onSubmit={() => void submit()}>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 1.5 }}>{t('duties.papersHint')}</Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        <TextField
          label={t('duties.licenceCategory')}
          {...bindText(form, 'licenceCategory')}
          placeholder="B, D, DE"
          disabled={loading}
          slotProps={{ htmlInput: { maxLength: 35, autoComplete: 'off' } }}
        />
        {dates.map((field) => (
          <DateField key={field} label={t(`duties.${field}`)} {...bindField(form, field)} disabled={loading} />
        ))}
        <Box sx={{ gridColumn: '1 / -1' }}>
          <DepotField
            label={t('duties.depot')}
            hint={t('duties.depotHintDriver')}
            {...bindField(form, 'depot')}
            disabled={loading}
          />
        </Box>
      </Box>
    </SectionForm>
  );
}
