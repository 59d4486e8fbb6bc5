import type * as types from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import type { PlainTextKey } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import type { Role } from '../../lib/navigation/role';
import { printCities, printPersonName } from '../../lib/texts/tripTexts';
import { greetByName, printWhatWaits } from '../../office/orders/dashboard/waiting';

export interface Heading {
  title: string;
  subtitle?: string;
}

/** The data of all first queries of a page; a query that failed has none. */
type FirstData = Partial<
  types.CurrentUserQuery &
    types.DashboardQuery &
    types.OrderByIdQuery &
    types.ArrangementByIdQuery &
    types.CustomerByIdQuery &
    types.DriverHoursQuery
>;

export interface OfficeFrame {
  /** The module of the page: its HTML names the files (writePages.tsx). */
  module: string;
  /** Whether its texts come with its code (i18n/adminTexts.ts): its modules run after them. */
  hasAdminTexts?: true;
  /** Whether the server draws the page whole (officePicture.tsx), and not only its heading. */
  isDrawn?: true;
  heading: (data: FirstData, now: Date) => Heading;
}

const frame = (module: string, title: PlainTextKey, subtitle?: PlainTextKey): OfficeFrame => ({
  module,
  heading: () => ({ title: t(title), ...(subtitle && { subtitle: t(subtitle) }) }),
});

const adminFrame = (...args: Parameters<typeof frame>): OfficeFrame => ({ ...frame(...args), hasAdminTexts: true });

const drawn = (page: OfficeFrame): OfficeFrame => ({ ...page, isDrawn: true });

const listOrderFrames = (module: string): Record<string, OfficeFrame> => {
  const order: OfficeFrame = { module, heading: ({ order }) => ({ title: order ? printCities(order) : '' }) };
  return Object.fromEntries(
    [paths.newOrder, paths.answeredOrder, paths.acceptedOrder, paths.job].map((path) => [path(':id'), order]),
  );
};

const secondFactor = frame('company/people/access/SecondFactorPage.tsx', 'factor.title');

/** The frame of each page of the back office in its HTML, before any script, by its path (app/pages/platformPages.tsx has the code). */
export const officeFrames: Readonly<Record<Role, Readonly<Record<string, OfficeFrame>>>> = {
  admin: {
    [paths.dashboard]: {
      isDrawn: true,
      module: 'app/pages/AdminDashboard.tsx',
      heading: ({ currentUser, newOrders, acceptedOrders, upcomingJobs, answeredOrders }, now) => ({
        title: currentUser ? greetByName(currentUser.firstname, now) : '',
        subtitle: printWhatWaits(
          newOrders && acceptedOrders && upcomingJobs && answeredOrders
            ? { newOrders, acceptedOrders, upcomingJobs, answeredOrders }
            : undefined,
          now,
        ),
      }),
    },
    [paths.today]: adminFrame('office/today/TodayPage.tsx', 'office.today'),
    ...Object.fromEntries(
      Object.entries(listOrderFrames('app/pages/AdminOrder.tsx')).map(([path, order]) => [path, drawn(order)]),
    ),
    [paths.overview]: adminFrame('office/overview/OverviewPage.tsx', 'shell.overview'),
    [paths.plan]: drawn(frame('office/planning/PlanPage.tsx', 'planning.title')),
    [paths.schedule]: frame('office/calendar/CalendarPage.tsx', 'calendar.title'),
    [paths.arrangements]: frame('company/arrangements/ArrangementsPage.tsx', 'arrangements.title'),
    [paths.newArrangement]: frame('company/arrangements/NewArrangementPage.tsx', 'arrangements.add'),
    [paths.arrangement(':id')]: {
      module: 'company/arrangements/ArrangementPage.tsx',
      heading: ({ arrangement }) => ({ title: arrangement?.name ?? '' }),
    },
    [paths.resources]: drawn(frame('app/pages/ResourcesPage.tsx', 'shell.resources')),
    [paths.createUser]: frame('company/people/CreateUserPage.tsx', 'people.createTitle'),
    [paths.createBus]: frame('company/fleet/CreateBusPage.tsx', 'fleet.createTitle'),
    [paths.createFoodPackage]: frame('company/catering/CreateFoodPackagePage.tsx', 'catering.createTitle'),
    [paths.secondFactor]: secondFactor,
    [paths.customers]: adminFrame('company/customers/CustomersPage.tsx', 'shell.customers', 'customers.subtitle'),
    [paths.newCustomer]: adminFrame('company/customers/NewCustomerPage.tsx', 'customers.createTitle'),
    [paths.customer(':id')]: {
      module: 'company/customers/CustomerPage.tsx',
      hasAdminTexts: true,
      heading: ({ customer }) => ({ title: customer?.name ?? '' }),
    },
    [paths.invoices]: frame('office/invoicing/InvoicesPage.tsx', 'invoicing.title', 'invoicing.subtitle'),
    [paths.invoice(':id')]: adminFrame('office/invoicing/InvoicePage.tsx', 'invoicing.title'),
    [paths.payments]: adminFrame('office/payments/PaymentsPage.tsx', 'shell.payments'),
    [paths.whoOwes]: adminFrame('office/payments/WhoOwesPage.tsx', 'shell.whoOwes'),
    [paths.account]: adminFrame('office/payments/account/AccountPage.tsx', 'account.title'),
    [paths.mails]: adminFrame('office/mailDrafts/MailsPage.tsx', 'mails.title', 'mails.subtitle'),
    [paths.mail(':id')]: adminFrame('office/mailDrafts/MailDraftPage.tsx', 'mails.one'),
    [paths.archive]: drawn(frame('office/archive/ArchivePage.tsx', 'archive.title')),
    [paths.feedback]: frame('office/feedback/FeedbackPage.tsx', 'feedback.title'),
    [paths.explorer]: frame('office/explorer/ExplorerPage.tsx', 'explorer.title'),
    [paths.driverReports]: frame('office/reports/DriverReportsPage.tsx', 'reports.title'),
    [paths.driverHours]: {
      isDrawn: true,
      module: 'office/reports/hours/DriverHoursPage.tsx',
      heading: ({ driverHours }) => ({ title: driverHours ? printPersonName(driverHours.driver) : t('hours.tab') }),
    },
    [paths.settings]: adminFrame('company/settings/SettingsPage.tsx', 'settings.title', 'settings.subtitle'),
    [paths.priceList]: drawn(frame('office/pricing/PriceListPage.tsx', 'pricing.title', 'pricing.subtitle')),
    [paths.cancellation]: frame(
      'office/cancellation/CancellationPage.tsx',
      'cancellation.title',
      'cancellation.subtitle',
    ),
    [paths.integrations]: adminFrame(
      'office/integrations/IntegrationsPage.tsx',
      'settingsTabs.integrations',
      'integrations.subtitle',
    ),
    [paths.automations]: adminFrame('company/automations/AutomationsPage.tsx', 'settingsTabs.automations'),
    [paths.imports]: adminFrame('office/imports/ImportPage.tsx', 'settingsTabs.imports', 'imports.subtitle'),
    [paths.accessLog]: frame('company/people/access/AccessLogPage.tsx', 'accessLog.title', 'accessLog.subtitle'),
    [paths.keeping]: adminFrame('office/keeping/KeepingPage.tsx', 'settingsTabs.keeping', 'keeping.subtitle'),
    [paths.system]: adminFrame('office/system/SystemPage.tsx', 'settingsTabs.system', 'system.subtitle'),
    [paths.start]: adminFrame('app/pages/StartPage.tsx', 'setup.title'),
  },
  driver: {
    [paths.dashboard]: frame('driver/dashboard/DriverDashboardPage.tsx', 'driver.title'),
    ...listOrderFrames('app/pages/DriverOrder.tsx'),
    [paths.schedule]: frame('office/calendar/DriverSchedulePage.tsx', 'calendar.driverTitle'),
    [paths.secondFactor]: secondFactor,
  },
};
