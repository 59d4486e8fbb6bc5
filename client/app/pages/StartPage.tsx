import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { OwnPasswordForm } from '../../company/people/OwnPasswordForm';
import { PeopleStep } from '../../company/people/PeopleStep';
import { SettingsStep } from '../../company/settings/SettingsStep';
import { Steps } from '../../company/setup/Steps';
import type { StepFrame } from '../../company/setup/Steps';
import { useSetupQuery } from '../../generated/graphql';
import type { SetupStep } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useLiveReload } from '../../lib/request/live/useLive';
import { FailedState } from '../../ui/FailedState';
import { SettingsTabs } from '../../ui/layout/SettingsTabs';
import { FleetStep } from './FleetStep';

const changing = ['settings', 'people', 'fleet'] as const;

/** The first steps of a new company, made of parts of other pages (docs/product.md, 'First steps'). */
export default function StartPage() {
  const { data, error, refetch } = useSetupQuery({
    fetchPolicy: 'network-only',
    // Reading again after a step must not join a reading that began before it.
    context: { queryDeduplication: false },
  });
  useLiveReload(changing, refetch);
  const reload = () => refetch().catch(() => undefined);
  return (
    <>
      <SettingsTabs />
      {data && <Steps setup={data.setup} reload={reload} parts={parts} />}
      {!data && error && <FailedState title={t('setup.loadFailed')} onRetry={reload} />}
      {!data && !error && <Skeleton variant="rounded" height={480} sx={{ borderRadius: '10px' }} />}
    </>
  );
}

const parts: Record<SetupStep, (frame: StepFrame) => ReactNode> = {
  password: ({ setup, reload, goOn }) => (
    <>
      {setup.steps.some(({ step, state }) => step === 'password' && state === 'done') && (
        <Alert severity="success" sx={{ mb: 2 }}>
          {t('setup.passwordDone')}
        </Alert>
      )}
      <OwnPasswordForm onChanged={() => void reload().then(goOn)} />
    </>
  ),
  company: ({ reload }) => <SettingsStep key="company" name="company" onSaved={reload} />,
  mail: ({ reload }) => <SettingsStep key="mail" name="mail" onSaved={reload} />,
  people: ({ reload }) => <PeopleStep onSaved={reload} />,
  fleet: ({ setup, reload }) => <FleetStep setup={setup} reload={reload} />,
};
