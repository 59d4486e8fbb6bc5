import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useDutySettingsQuery, useUpdateDutySettingsMutation } from '../../generated/graphql';
import type { DutySettingsFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { useStoredForm } from '../../lib/forms/storedForm';
import { DepotField, toDepotValue } from '../../shared/fields/DepotField';
import { FailedOrWaiting } from '../../ui/FailedOrWaiting';
import { Section } from '../../ui/layout/Section';
import { SectionForm } from '../../ui/fields/SectionForm';

/** Settings of every duty of the company: its depot, and the work at its beginning and end. */
export function DutySettingsSection() {
  return (
    <Section title={t('duties.settings')} collapsible startCollapsed>
      <Settings />
    </Section>
  );
}

function Settings() {
  const { data, error, refetch } = useDutySettingsQuery({ fetchPolicy: 'cache-and-network' });
  if (data) return <Fields settings={data.dutySettings} reload={() => void refetch().catch(() => undefined)} />;
  return <FailedOrWaiting error={error} title={t('duties.settingsFailed')} height={140} onRetry={refetch} />;
}

const readMinutes = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : NaN);

function Fields({ settings, reload }: { settings: DutySettingsFieldsFragment; reload: () => void }) {
  const { depot } = settings;
  // The same object as long as nothing else is stored: else the form would take it for a change.
  const stored = useMemo(() => toDepotValue(depot), [depot]);
  const form = useStoredForm({
    beginMinutes: String(settings.beginMinutes),
    endMinutes: String(settings.endMinutes),
    depot: stored,
  });
  const [update, { loading }] = useUpdateDutySettingsMutation({
    context: { toast: t('duties.settingsSaved'), formFields: ['beginMinutes', 'endMinutes'] },
  });
  const { values } = form;
  const wrong = (text: string) => (readMinutes(text) <= 180 ? undefined : t('duties.minutesWrong'));

  async function submit() {
    const problems = { beginMinutes: wrong(values.beginMinutes), endMinutes: wrong(values.endMinutes) };
    if (form.show(problems)) return;
    const input = {
      beginMinutes: readMinutes(values.beginMinutes),
      endMinutes: readMinutes(values.endMinutes),
      ...('depot' in form.changed && { depot: values.depot }),
    };
    const { error } = await update({ variables: { input } });
    if (error) return void form.show(listFieldErrors(error));
    form.reset();
    reload();
  }

  return (
    <SectionForm busy={loading} submitDisabled={!form.dirty} onSubmit={() => void submit()}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '2fr 1fr 1fr' }, alignItems: 'start' }}>
        <DepotField
          label={t('duties.depotOfCompany')}
          hint={t('duties.depotHintCompany')}
          value={values.depot}
          onChange={(value) => form.set('depot', value)}
          disabled={loading}
        />
        {(['beginMinutes', 'endMinutes'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`duties.${field}`)}
            value={values[field]}
            disabled={loading}
            error={Boolean(form.messages[field])}
            helperText={form.messages[field]}
            onChange={({ target }) => form.set(field, target.value)}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3, autoComplete: 'off' } }}
          />
        ))}
      </Box>
    </SectionForm>
  );
}
