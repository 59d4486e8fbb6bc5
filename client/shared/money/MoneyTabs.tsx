import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { PageTabs } from '../../ui/layout/PageTabs';

const tabs = [
  { to: paths.invoices, label: t('shell.invoices') },
  { to: paths.payments, label: t('shell.payments') },
  { to: paths.whoOwes, label: t('shell.whoOwes') },
];

/** Pages about invoices and money received. */
export function MoneyTabs() {
  return <PageTabs label={t('shell.invoices')} tabs={tabs} />;
}
