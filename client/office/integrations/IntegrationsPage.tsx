import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { PageTitle } from '../../ui/layout/PageTitle';
import { SettingsTabs } from '../../ui/layout/SettingsTabs';
import { AccountingSection } from './AccountingSection';
import { TokensSection } from './TokensSection';
import { WebhooksSection } from './WebhooksSection';

/** Tools for other programs: tokens, webhooks, the export for accounting, and the way to the explorer. */
export default function IntegrationsPage() {
  return (
    <>
      <SettingsTabs />
      <PageTitle
        title={t('settingsTabs.integrations')}
        subtitle={t('integrations.subtitle')}
        actions={
          <Button variant="outlined" component={Link} to={paths.explorer}>
            {t('explorer.title')}
          </Button>
        }
      />
      <AccountingSection />
      <TokensSection />
      <WebhooksSection />
    </>
  );
}
