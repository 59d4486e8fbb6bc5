import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useCompanySettingsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useLiveReload } from '../../lib/request/live/useLive';
import { FailedState } from '../../ui/FailedState';
import { PageTitle } from '../../ui/layout/PageTitle';
import { SettingsTabs } from '../../ui/layout/SettingsTabs';
import { CompanySection, MailSection } from './mainSections';
import { Previews } from './Previews';
import { SettingsHistory } from './SettingsHistory';
import { SettingsSection } from './SettingsSection';
import { TryStore } from './TryStore';

/** The settings of the company (docs/product.md, 'Settings'). */
export default function SettingsPage() {
  const { data, error, loading, refetch } = useCompanySettingsQuery({ fetchPolicy: 'cache-and-network' });
  const again = () => refetch().catch(() => undefined);
  useLiveReload(['settings'], refetch);
  const saved = data?.companySettings;
  const lost = saved?.settings.filter((setting) => setting.lost) ?? [];
  return (
    <>
      <SettingsTabs />
      <PageTitle title={t('settings.title')} subtitle={t('settings.subtitle')} actions={<Previews />} />
      {!data && error && !loading && <FailedState title={t('settings.loadFailed')} onRetry={() => void again()} />}
      {!data && !error && <Skeleton variant="rounded" height={480} sx={{ borderRadius: '10px' }} />}
      {lost.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('settings.lostAll', { names: lost.map(({ key }) => t(`settings.${key}`)).join(', ') })}
        </Alert>
      )}
      {saved && (
        <>
          <CompanySection saved={saved} refetch={again} />
          <MailSection saved={saved} refetch={again} />
          {(['mailbox', 'terms', 'costs', 'pay', 'road', 'maps'] as const).map((name) => (
            <SettingsSection key={name} name={name} saved={saved} refetch={again} />
          ))}
          <SettingsSection
            name="store"
            saved={saved}
            refetch={again}
            before={() => (
              <Alert severity="info" sx={{ mb: 2.5 }}>
                {t('settings.storePassphraseNote')}
              </Alert>
            )}
            after={(edits) => <TryStore edits={edits} />}
          />
          <SettingsHistory changes={data.settingChanges} />
        </>
      )}
    </>
  );
}
