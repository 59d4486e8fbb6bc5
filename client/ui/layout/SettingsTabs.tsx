import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { PageTabs } from './PageTabs';

const tabs = [
  { to: paths.settings, label: t('settings.tab') },
  { to: paths.priceList, label: t('pricing.title') },
  { to: paths.cancellation, label: t('cancellation.title') },
  { to: paths.integrations, label: t('integrations.title') },
  { to: paths.imports, label: t('imports.title') },
  { to: paths.accessLog, label: t('accessLog.tab') },
  { to: paths.keeping, label: t('keeping.title') },
  { to: paths.system, label: t('system.title') },
  { to: paths.start, label: t('settings.firstSteps') },
];

/** Pages with settings that rarely change ('Seaded'). */
export function SettingsTabs() {
  return <PageTabs label={t('pricing.settings')} tabs={tabs} />;
}
