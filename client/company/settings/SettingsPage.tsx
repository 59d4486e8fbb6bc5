import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useCompanySettingsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useLiveReload } from '../../lib/request/live/useLive';
import { FailedState } from '../../ui/FailedState';
import { PageTitle } from '../../ui/layout/PageTitle';
import { SettingsTabs } from '../../ui/layout/SettingsTabs';
import { CompanyLookup } from './CompanyLookup';
import { LogoField } from './LogoField';
import { SettingsHistory } from './SettingsHistory';
import { SettingsSection } from './SettingsSection';
import { TestMail } from './TestMail';
import { TryStore } from './TryStore';

/** The settings of the company (docs/product.md, 'Settings'). */
export default function SettingsPage() {
  const { data, error, loading, refetch } = useCompanySettingsQuery({ fetchPolicy: 'network-only' });
  const again = () => refetch().catch(() => undefined);
  useLiveReload(['settings'], refetch);
  const saved = data?.companySettings;
  const lost = saved?.settings.filter((setting) => setting.lost) ?? [];
  return (
    <>
      <SettingsTabs />
      <PageTitle
        title={t('settings.title')}
        subtitle={t('settings.subtitle')}
        actions={
          <>
            <Button variant="outlined" component="a" href="/api/settings/preview/mail.html" target="_blank">
              {t('settings.previewMail')}
            </Button>
            <Button variant="outlined" component="a" href="/api/settings/preview/offer.pdf" target="_blank">
              {t('settings.previewOffer')}
            </Button>
          </>
        }
      />
      {!data && error && !loading && <FailedState title={t('settings.loadFailed')} onRetry={() => void again()} />}
      {!data && !error && <Skeleton variant="rounded" height={480} sx={{ borderRadius: '10px' }} />}
      {lost.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('settings.lostAll', { names: lost.map(({ key }) => t(`settings.${key}`)).join(', ') })}
        </Alert>
      )}
      {saved && (
        <>
          <SettingsSection
            name="company"
            saved={saved}
            refetch={again}
            before={(edits) => (
              <>
                <LogoField saved={saved} edits={edits} refetch={again} />
                <CompanyLookup saved={saved} edits={edits} />
              </>
            )}
          />
          <SettingsSection
            name="mail"
            saved={saved}
            refetch={again}
            before={() =>
              saved.mailFolder !== null && (
                <Alert severity="info" sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
                  {t('settings.noMailServer', { folder: saved.mailFolder })}
                </Alert>
              )
            }
            after={(edits) => <TestMail edits={edits} />}
          />
          <SettingsSection name="terms" saved={saved} refetch={again} />
          <SettingsSection name="maps" saved={saved} refetch={again} />
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
