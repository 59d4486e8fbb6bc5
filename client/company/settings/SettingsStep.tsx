import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useCompanySettingsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useLiveReload } from '../../lib/request/live/useLive';
import { FailedState } from '../../ui/FailedState';
import { CompanySection, MailSection } from './mainSections';
import { Previews } from './Previews';

interface SettingsStepProps {
  name: 'company' | 'mail';
  onSaved: () => Promise<unknown>;
}

/** A section of the settings as one of the first steps. */
export function SettingsStep({ name, onSaved }: SettingsStepProps) {
  const { data, error, loading, refetch } = useCompanySettingsQuery({ fetchPolicy: 'cache-and-network' });
  useLiveReload(['settings'], refetch);
  const saved = data?.companySettings;
  if (!saved)
    return error && !loading ? (
      <FailedState title={t('settings.loadFailed')} onRetry={refetch} />
    ) : (
      <Skeleton variant="rounded" height={480} sx={{ borderRadius: '10px' }} />
    );
  const lost = saved.settings.filter((setting) => setting.lost);
  const again = () => Promise.all([refetch().catch(() => undefined), onSaved()]);
  const Part = name === 'company' ? CompanySection : MailSection;
  return (
    <>
      {lost.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('settings.lostAll', { names: lost.map(({ key }) => t(`settings.${key}`)).join(', ') })}
        </Alert>
      )}
      <Part saved={saved} refetch={again} />
      {name === 'company' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {t('setup.previews')}
          <Previews />
        </Box>
      )}
    </>
  );
}
