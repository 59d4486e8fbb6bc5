import type { ComponentType } from 'react';
import type { PlainTextKey } from '../i18n/office';
import { paths } from '../lib/paths';
import type { Role } from '../lib/role';
import { lazyPage } from './lazyPage';
import type { LazyPage } from './lazyPage';

/** The modal behind 'Muuda' beside the own name. */
export const EditSelf = lazyPage(() => import('../features/people/UserModal'));

/** A page of the back office and who sees what there; a role without an entry is sent to the login page. */
export interface PlatformPage extends Partial<Record<Role, ComponentType & Partial<Pick<LazyPage, 'fetchAhead'>>>> {
  path: string;
}

/** One page for an order in every status: it follows the order to the path of its status. */
const orderPage = {
  admin: lazyPage(() => import('./AdminOrder')),
  driver: lazyPage(() => import('../features/orders/DriverOrderPage')),
};

/** THE table of the back office: page -> who (spec, section 2). One line a page, each in a chunk of its own. */
export const platformPages: readonly PlatformPage[] = [
  {
    path: paths.dashboard,
    admin: lazyPage(() => import('../features/orders/AdminDashboardPage')),
    driver: lazyPage(() => import('../features/driver/DriverDashboardPage')),
  },
  { path: paths.newOrder(':id'), ...orderPage },
  { path: paths.answeredOrder(':id'), ...orderPage },
  { path: paths.acceptedOrder(':id'), ...orderPage },
  { path: paths.job(':id'), ...orderPage },
  {
    path: paths.schedule,
    admin: lazyPage(() => import('../features/calendar/CalendarPage')),
    driver: lazyPage(() => import('../features/calendar/DriverSchedulePage')),
  },
  { path: paths.arrangements, admin: lazyPage(() => import('../features/recurring/ArrangementsPage')) },
  { path: paths.newArrangement, admin: lazyPage(() => import('../features/recurring/NewArrangementPage')) },
  { path: paths.arrangement(':id'), admin: lazyPage(() => import('../features/recurring/ArrangementPage')) },
  { path: paths.resources, admin: lazyPage(() => import('./ResourcesPage')) },
  { path: paths.createUser, admin: lazyPage(() => import('../features/people/CreateUserPage')) },
  { path: paths.createBus, admin: lazyPage(() => import('../features/fleet/CreateBusPage')) },
  { path: paths.createFoodPackage, admin: lazyPage(() => import('../features/catering/CreateFoodPackagePage')) },
  { path: paths.archive, admin: lazyPage(() => import('../features/archive/ArchivePage')) },
  { path: paths.feedback, admin: lazyPage(() => import('../features/feedback/FeedbackPage')) },
  { path: paths.explorer, admin: lazyPage(() => import('../features/explorer/ExplorerPage')) },
  { path: paths.driverReports, admin: lazyPage(() => import('../features/reports/DriverReportsPage')) },
  { path: paths.integrations, admin: lazyPage(() => import('../features/integrations/IntegrationsPage')) },
];

export interface NavigationItem {
  path: string;
  label: PlainTextKey;
}

/** The navigation of each role as the spec orders it. */
const wanted: Record<Role, readonly NavigationItem[]> = {
  admin: [
    { path: paths.dashboard, label: 'shell.dashboard' },
    { path: paths.feedback, label: 'shell.feedback' },
    { path: paths.schedule, label: 'shell.schedule' },
    { path: paths.archive, label: 'shell.archive' },
    { path: paths.resources, label: 'shell.resources' },
    { path: paths.driverReports, label: 'shell.driverReports' },
    { path: paths.integrations, label: 'integrations.title' },
  ],
  driver: [
    { path: paths.dashboard, label: 'shell.dashboard' },
    { path: paths.schedule, label: 'shell.calendar' },
  ],
};

/** The navigation of a role: only what there is a page for. */
export function navigationOf(role: Role, pages: readonly PlatformPage[]): NavigationItem[] {
  return wanted[role].filter(({ path }) => pages.some((page) => page.path === path && page[role]));
}
