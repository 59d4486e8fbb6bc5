import type { settingsTabs as et } from '../et/settingsTabs';
import type { Translated } from '../translate';

/** Names of the pages under 'Seaded': their tabs are on other pages too, which load no more of them. */
export const settingsTabs = {
  settings: 'Company',
  automations: 'Automations',
  integrations: 'Integrations',
  imports: 'Import',
  keeping: 'Keeping data',
  system: 'System',
  firstSteps: 'First steps',
} satisfies Translated<typeof et>;
