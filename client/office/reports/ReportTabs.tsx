import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { PageTabs } from '../../ui/layout/PageTabs';

const tabs = [
  { to: paths.driverReports, label: t('hours.tabHours') },
  { to: paths.driverHours, label: t('hours.tab') },
];

/** The two reports of drivers. */
export function ReportTabs() {
  return <PageTabs label={t('hours.tabs')} tabs={tabs} />;
}
