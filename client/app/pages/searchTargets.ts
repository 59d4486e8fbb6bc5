import { paths } from '../../lib/navigation/paths';
import type { SearchTarget } from '../../office/search/searchOptions';

const page = (path: string, label: SearchTarget['label']): SearchTarget => ({ kind: 'page', path, label });
const action = (path: string, label: SearchTarget['label']): SearchTarget => ({ kind: 'action', path, label });

/** Commands, and the pages without an id in their path. The search finds them beside data. */
export const searchTargets: readonly SearchTarget[] = [
  action(paths.createBus, 'fleet.add'),
  action(paths.createUser, 'people.add'),
  action(paths.newCustomer, 'customers.add'),
  action(paths.newArrangement, 'arrangements.add'),
  action(paths.createFoodPackage, 'catering.add'),
  action(paths.plan, 'search.confirmPlan'),
  action(paths.payments, 'search.giveBankFile'),
  action(paths.imports, 'search.importFile'),
  action(paths.priceList, 'search.editPrices'),
  page(paths.dashboard, 'shell.dashboard'),
  page(paths.today, 'office.today'),
  page(paths.overview, 'shell.overview'),
  page(paths.plan, 'planning.title'),
  page(paths.schedule, 'shell.schedule'),
  page(paths.arrangements, 'arrangements.title'),
  page(paths.feedback, 'shell.feedback'),
  page(paths.mails, 'shell.mails'),
  page(paths.customers, 'shell.customers'),
  page(paths.invoices, 'shell.invoices'),
  page(paths.payments, 'shell.payments'),
  page(paths.whoOwes, 'shell.whoOwes'),
  page(paths.archive, 'shell.archive'),
  page(paths.resources, 'shell.resources'),
  page(paths.driverReports, 'shell.driverReports'),
  page(paths.driverHours, 'hours.tab'),
  page(paths.settings, 'pricing.settings'),
  page(paths.priceList, 'pricing.title'),
  page(paths.cancellation, 'cancellation.title'),
  page(paths.automations, 'settingsTabs.automations'),
  page(paths.integrations, 'settingsTabs.integrations'),
  page(paths.explorer, 'explorer.title'),
  page(paths.imports, 'settingsTabs.imports'),
  page(paths.accessLog, 'accessLog.title'),
  page(paths.keeping, 'settingsTabs.keeping'),
  page(paths.system, 'settingsTabs.system'),
  page(paths.start, 'settingsTabs.firstSteps'),
  page(paths.secondFactor, 'factor.title'),
];
