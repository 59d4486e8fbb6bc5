import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { loadAdminTexts } from '../../i18n/adminTexts';
import type { PlainTextKey } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import type { Role } from '../../lib/navigation/role';
import { openedPart } from '../../ui/late/openedPart';
import { lazyPage } from './lazyPage';
import type { LazyPage } from './lazyPage';

/** A page by which admins run the portal; its texts come with it. */
const adminPage = (load: () => Promise<{ default: ComponentType }>) =>
  lazyPage(() => loadAdminTexts().then<{ default: ComponentType }>(load));

/** The dialog behind 'Muuda' or 'Parool' beside the own name. */
export const editSelf = {
  admin: openedPart(() => import('../../company/people/UserDialog')),
  driver: openedPart(() => import('../../company/people/OwnPasswordDialog')),
};

/** A page of the back office and who sees what there; a role without an entry is led to its dashboard. */
export interface PlatformPage extends Partial<Record<Role, ComponentType & Partial<Pick<LazyPage, 'preload'>>>> {
  path: string;
  /** The entry of the navigation that this page belongs to when it has no entry itself. */
  under?: string;
}

/** One page for an order in every status: it follows the order to the path of its status. */
const orderPage = {
  admin: lazyPage(() => import('./AdminOrder')),
  driver: lazyPage(() => import('./DriverOrder')),
};

/** Parts that the first picture of the page needs come before it is drawn. */
async function waitForFirstParts(page: typeof import('./AdminDashboard')): Promise<{ default: ComponentType }> {
  await page.preloadFirstParts();
  return page;
}

/**
 * THE table of the back office: pages with their roles (docs/product.md, 'Pages'). One line a page, each in its own
 * chunk.
 */
export const platformPages: readonly PlatformPage[] = [
  {
    path: paths.dashboard,
    admin: lazyPage(() => import('./AdminDashboard').then(waitForFirstParts)),
    driver: lazyPage(() => import('../../driver/dashboard/DriverDashboardPage')),
  },
  { path: paths.today, under: paths.dashboard, admin: adminPage(() => import('../../office/today/TodayPage')) },
  { path: paths.newOrder(':id'), under: paths.dashboard, ...orderPage },
  { path: paths.answeredOrder(':id'), under: paths.dashboard, ...orderPage },
  { path: paths.acceptedOrder(':id'), under: paths.dashboard, ...orderPage },
  { path: paths.job(':id'), under: paths.dashboard, ...orderPage },
  { path: paths.overview, admin: adminPage(() => import('../../office/overview/OverviewPage')) },
  { path: paths.plan, admin: lazyPage(() => import('../../office/planning/PlanPage')) },
  {
    path: paths.schedule,
    admin: lazyPage(() => import('../../office/calendar/CalendarPage')),
    driver: lazyPage(() => import('../../office/calendar/DriverSchedulePage')),
  },
  {
    path: paths.arrangements,
    under: paths.schedule,
    admin: lazyPage(() => import('../../company/arrangements/ArrangementsPage')),
  },
  {
    path: paths.newArrangement,
    under: paths.schedule,
    admin: lazyPage(() => import('../../company/arrangements/NewArrangementPage')),
  },
  {
    path: paths.arrangement(':id'),
    under: paths.schedule,
    admin: lazyPage(() => import('../../company/arrangements/ArrangementPage')),
  },
  { path: paths.resources, admin: lazyPage(() => import('./ResourcesPage')) },
  {
    path: paths.createUser,
    under: paths.resources,
    admin: lazyPage(() => import('../../company/people/CreateUserPage')),
  },
  {
    path: paths.createBus,
    under: paths.resources,
    admin: lazyPage(() => import('../../company/fleet/CreateBusPage')),
  },
  {
    path: paths.createFoodPackage,
    under: paths.resources,
    admin: lazyPage(() => import('../../company/catering/CreateFoodPackagePage')),
  },
  {
    path: paths.secondFactor,
    under: paths.dashboard,
    admin: lazyPage(() => import('../../company/people/access/SecondFactorPage')),
    driver: lazyPage(() => import('../../company/people/access/SecondFactorPage')),
  },
  { path: paths.customers, admin: adminPage(() => import('../../company/customers/CustomersPage')) },
  {
    path: paths.newCustomer,
    under: paths.customers,
    admin: adminPage(() => import('../../company/customers/NewCustomerPage')),
  },
  {
    path: paths.customer(':id'),
    under: paths.customers,
    admin: adminPage(() => import('../../company/customers/CustomerPage')),
  },
  { path: paths.invoices, admin: lazyPage(() => import('../../office/invoicing/InvoicesPage')) },
  {
    path: paths.invoice(':id'),
    under: paths.invoices,
    admin: adminPage(() => import('../../office/invoicing/InvoicePage')),
  },
  { path: paths.mails, admin: adminPage(() => import('../../office/mailDrafts/MailsPage')) },
  {
    path: paths.mail(':id'),
    under: paths.mails,
    admin: adminPage(() => import('../../office/mailDrafts/MailDraftPage')),
  },
  { path: paths.archive, admin: lazyPage(() => import('../../office/archive/ArchivePage')) },
  { path: paths.feedback, admin: lazyPage(() => import('../../office/feedback/FeedbackPage')) },
  {
    path: paths.explorer,
    under: paths.settings,
    admin: lazyPage(() => import('../../office/explorer/ExplorerPage')),
  },
  { path: paths.driverReports, admin: lazyPage(() => import('../../office/reports/DriverReportsPage')) },
  {
    path: paths.driverHours,
    under: paths.driverReports,
    admin: lazyPage(() => import('../../office/reports/hours/DriverHoursPage')),
  },
  {
    path: paths.payments,
    under: paths.invoices,
    admin: adminPage(() => import('../../office/payments/PaymentsPage')),
  },
  {
    path: paths.whoOwes,
    under: paths.invoices,
    admin: adminPage(() => import('../../office/payments/WhoOwesPage')),
  },
  {
    path: paths.account,
    under: paths.invoices,
    admin: adminPage(() => import('../../office/payments/account/AccountPage')),
  },
  { path: paths.settings, admin: adminPage(() => import('../../company/settings/SettingsPage')) },
  { path: paths.priceList, under: paths.settings, admin: lazyPage(() => import('../../office/pricing/PriceListPage')) },
  {
    path: paths.cancellation,
    under: paths.settings,
    admin: lazyPage(() => import('../../office/cancellation/CancellationPage')),
  },
  {
    path: paths.integrations,
    under: paths.settings,
    admin: adminPage(() => import('../../office/integrations/IntegrationsPage')),
  },
  {
    path: paths.imports,
    under: paths.settings,
    admin: adminPage(() => import('../../office/imports/ImportPage')),
  },
  {
    path: paths.accessLog,
    under: paths.settings,
    admin: lazyPage(() => import('../../company/people/access/AccessLogPage')),
  },
  {
    path: paths.keeping,
    under: paths.settings,
    admin: adminPage(() => import('../../office/keeping/KeepingPage')),
  },
  {
    path: paths.automations,
    under: paths.settings,
    admin: adminPage(() => import('../../company/automations/AutomationsPage')),
  },
  {
    path: paths.system,
    under: paths.settings,
    admin: adminPage(() => import('../../office/system/SystemPage')),
  },
  {
    path: paths.start,
    under: paths.settings,
    admin: adminPage(() => import('./StartPage')),
  },
];

interface NavigationItem {
  path: string;
  label: PlainTextKey;
}

/** Entries that stand together under a name; without one they stand on the bar themselves. */
export interface NavigationGroup {
  label?: PlainTextKey;
  items: readonly NavigationItem[];
}

/** The navigation of each role (docs/product.md, 'Shell'). In groups the bar stays one line on a laptop. */
const navigation: Record<Role, readonly NavigationGroup[]> = {
  admin: [
    {
      items: [
        { path: paths.dashboard, label: 'shell.dashboard' },
        { path: paths.overview, label: 'shell.overview' },
        { path: paths.plan, label: 'planning.title' },
        { path: paths.schedule, label: 'shell.schedule' },
      ],
    },
    {
      label: 'office.groupTrips',
      items: [
        { path: paths.feedback, label: 'shell.feedback' },
        { path: paths.archive, label: 'shell.archive' },
      ],
    },
    {
      label: 'office.groupSales',
      items: [
        { path: paths.mails, label: 'shell.mails' },
        { path: paths.customers, label: 'shell.customers' },
        { path: paths.invoices, label: 'shell.invoices' },
      ],
    },
    {
      label: 'office.groupResources',
      items: [
        { path: paths.resources, label: 'shell.resources' },
        { path: paths.driverReports, label: 'shell.driverReports' },
      ],
    },
    { items: [{ path: paths.settings, label: 'pricing.settings' }] },
  ],
  driver: [
    {
      items: [
        { path: paths.dashboard, label: 'shell.dashboard' },
        { path: paths.schedule, label: 'shell.calendar' },
      ],
    },
  ],
};

/** The navigation of a role: only what there is a page for. */
export function listNavigation(role: Role, pages: readonly PlatformPage[]): NavigationGroup[] {
  const isThere = ({ path }: NavigationItem) => pages.some((page) => page.path === path && page[role]);
  return navigation[role]
    .map((group) => ({ ...group, items: group.items.filter(isThere) }))
    .filter(({ items }) => items.length > 0);
}

/** The path of the navigation entry that the page at this path belongs to. */
export function findNavigationPath(pathname: string, pages: readonly PlatformPage[]): string | undefined {
  const page = pages.find(({ path }) => matchPath(path, pathname));
  return page?.under ?? page?.path;
}
