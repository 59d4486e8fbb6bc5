import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useAutomationsQuery, useSetAutomationMutation, useSwitchAutomationsMutation } from '../../generated/graphql';
import type { AutomationMode, AutomationPartsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatDateTime } from '../../lib/texts/time';
import { FailedState } from '../../ui/FailedState';
import { placeholder } from '../../ui/layout/InOrder';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Section } from '../../ui/layout/Section';
import { SettingsTabs } from '../../ui/layout/SettingsTabs';

const modes: readonly AutomationMode[] = ['off', 'suggest', 'automatic'];

/** How far the portal is trusted with each act, what it did, and the one switch (docs/product/today.md). */
export default function AutomationsPage() {
  const { data, error, refetch } = useAutomationsQuery({ fetchPolicy: 'cache-and-network' });
  const [set, { loading }] = useSetAutomationMutation({ context: { toast: t('automations.saved') } });
  const [turn, { loading: turning }] = useSwitchAutomationsMutation();
  const list = data?.automations;
  const reload = () => void refetch().catch(() => undefined);

  async function change(work: Promise<unknown>) {
    await work;
    reload();
  }
  return (
    <>
      <SettingsTabs />
      <PageTitle
        title={t('settingsTabs.automations')}
        subtitle={t('automations.subtitle')}
        actions={
          list && (
            <Button
              variant={list.isOn ? 'outlined' : 'contained'}
              color={list.isOn ? 'error' : 'primary'}
              disabled={turning}
              onClick={() => void change(turn({ variables: { isOn: !list.isOn } }))}
            >
              {list.isOn ? t('automations.stopAll') : t('automations.goOn')}
            </Button>
          )
        }
      />
      {error && !list && <FailedState onRetry={reload} />}
      {!error && !list && placeholder}
      {list && !list.isOn && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('automations.allStopped')}
        </Alert>
      )}
      {list && (
        <Section title={t('automations.list')} flush>
          <Box sx={{ px: 2, py: 1.5, color: 'text.secondary', maxWidth: '80ch' }}>{t('automations.howItWorks')}</Box>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {list.rows.map((row) => (
              <AutomationItem
                key={row.kind}
                row={row}
                isBusy={loading}
                onChange={(mode) => void change(set({ variables: { kind: row.kind, mode } }))}
              />
            ))}
          </Box>
        </Section>
      )}
    </>
  );
}

interface AutomationItemProps {
  row: AutomationPartsFragment['rows'][number];
  isBusy: boolean;
  onChange: (mode: AutomationMode) => void;
}

function AutomationItem({ row, isBusy, onChange }: AutomationItemProps) {
  const { kind, mode, setBy, stoppedAt, stopReason, automatic, byPerson, takenBack } = row;
  const name = t(`automations.kind_${kind}`);
  return (
    <Box component="li" sx={itemStyles}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 700 }}>{name}</Box>
        <Box sx={quiet}>{t(`automations.hint_${kind}`)}</Box>
        <Box sx={quiet}>
          {[
            t('automations.counts', { automatic, byPerson, takenBack }),
            setBy && t('automations.setBy', { name: setBy }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        {stoppedAt && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {t('automations.stopped', { when: formatDateTime(stoppedAt), reason: stopReason ?? '-' })}
          </Alert>
        )}
      </Box>
      <TextField
        select
        label={t('automations.mode')}
        value={mode}
        disabled={isBusy}
        onChange={(event) => onChange(event.target.value as AutomationMode)}
        slotProps={{ select: { native: true }, htmlInput: { 'aria-label': `${t('automations.mode')}: ${name}` } }}
      >
        {modes.map((each) => (
          <option key={each} value={each}>
            {t(`automations.${each}`)}
          </option>
        ))}
      </TextField>
    </Box>
  );
}

const quiet = { color: 'text.secondary', fontSize: '0.875rem' };

const itemStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 200px' },
  gap: 1.5,
  alignItems: 'center',
  px: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'line.soft',
};
