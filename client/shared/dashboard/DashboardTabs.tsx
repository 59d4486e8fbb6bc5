import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { PageTabs } from '../../ui/layout/PageTabs';

const tabs = [
  { to: paths.today, label: t('office.today') },
  { to: paths.dashboard, label: t('office.lists') },
];

/** The dashboard as one list of decisions, and as lists of orders. */
export function DashboardTabs() {
  return <PageTabs label={t('shell.dashboard')} tabs={tabs} />;
}
