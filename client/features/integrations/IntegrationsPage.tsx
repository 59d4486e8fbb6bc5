import { t } from '../../i18n/et';
import { PageTitle } from '../../ui/PageTitle';
import { AccountingSection } from './AccountingSection';
import { TokensSection } from './TokensSection';
import { WebhooksSection } from './WebhooksSection';

/** What other programs use: tokens to sign in with, webhooks that tell them of changes, and the export for accounting. */
export default function IntegrationsPage() {
  return (
    <>
      <PageTitle title={t('integrations.title')} subtitle={t('integrations.subtitle')} />
      <AccountingSection />
      <TokensSection />
      <WebhooksSection />
    </>
  );
}
