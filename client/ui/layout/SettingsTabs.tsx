import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { PageTabs } from './PageTabs';

const tabs = [
  { to: paths.settings, label: t('settingsTabs.settings') },
  { to: paths.priceList, label: t('pricing.title') },
  { to: paths.cancellation, label: t('cancellation.title') },
  { to: paths.automations, label: t('settingsTabs.automations') },
  { to: paths.integrations, label: t('settingsTabs.integrations') },
  { to: paths.imports, label: t('settingsTabs.imports') },
  { to: paths.accessLog, label: t('accessLog.tab') },
  { to: paths.keeping, label: t('settingsTabs.keeping') },
  { to: paths.system, label: t('settingsTabs.system') },
  { to: paths.start, label: t('settingsTabs.firstSteps') },
];

/** Pages with settings that rarely change ('Seaded'). */
export function SettingsTabs() {
  return <PageTabs label={t('pricing.settings')} tabs={tabs} />;
}
