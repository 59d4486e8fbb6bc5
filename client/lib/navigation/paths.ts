import { useParams } from 'react-router';

/** Where the client lives on the server (docs/product.md, 'Pages'). */
export const BASE_PATH = '/portal';

/** The address of one of our pages, without the base path. */
export const toPageUrl = ({ origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>): URL =>
  new URL(pathname.slice(BASE_PATH.length) + search, origin);

/** Every path of the client, below BASE_PATH (docs/product.md, 'Pages'). */
export const paths = {
  login: '/login',
  loginCode: '/loginCode',
  forgotPassword: '/forgotPassword',
  newPassword: '/newPassword',
  inquiry: '/inquery',
  accept: '/accept',
  confirm: '/confirm',
  reject: '/reject',
  trip: '/trip',
  tripList: '/trips',
  paid: '/paid',
  accessibility: '/accessibility',
  confirmJob: '/confirmJob',
  feedbackForm: '/feedback',
  dashboard: '/platform',
  today: '/platform/today',
  newOrder: (id: string) => `/platform/query/${id}`,
  answeredOrder: (id: string) => `/platform/answeredQuery/${id}`,
  acceptedOrder: (id: string) => `/platform/confirmedQuery/${id}`,
  job: (id: string) => `/platform/job/${id}`,
  overview: '/platform/overview',
  plan: '/platform/plan',
  schedule: '/platform/schedule',
  /** The calendar at a day, 'YYYY-MM-DD'. */
  scheduleAt: (day: string) => `/platform/schedule?kuu=${day.slice(0, 7)}&paev=${day}`,
  resources: '/platform/resources',
  /** The resources with one driver or bus open. */
  driver: (id: string) => `/platform/resources?juht=${id}`,
  bus: (id: string) => `/platform/resources?buss=${id}`,
  customers: '/platform/customers',
  newCustomer: '/platform/customers/new',
  customer: (id: string) => `/platform/customer/${id}`,
  archive: '/platform/archive',
  invoices: '/platform/invoices',
  invoice: (id: string) => `/platform/invoice/${id}`,
  mails: '/platform/mails',
  mail: (id: string) => `/platform/mail/${id}`,
  feedback: '/platform/feedback',
  arrangements: '/platform/arrangements',
  newArrangement: '/platform/arrangements/new',
  arrangement: (id: string, date?: string) => `/platform/arrangement/${id}${date ? `?date=${date}` : ''}`,
  createUser: '/platform/createUser',
  createBus: '/platform/createBus',
  createFoodPackage: '/platform/addFoodPackage',
  driverReports: '/platform/driverReports',
  driverHours: '/platform/driverReports/hours',
  hoursOfDriver: (id: string) => `/platform/driverReports/hours?juht=${id}`,
  /** The first page of the settings. */
  settings: '/platform/settings',
  priceList: '/platform/settings/prices',
  cancellation: '/platform/settings/cancellation',
  automations: '/platform/settings/automations',
  system: '/platform/settings/system',
  imports: '/platform/import',
  /** One file that is brought in. */
  importFile: (id: string) => `/platform/import?fail=${id}`,
  payments: '/platform/payments',
  whoOwes: '/platform/payments/owing',
  account: '/platform/payments/account',
  keeping: '/platform/keeping',
  integrations: '/platform/integrations',
  explorer: '/platform/explorer',
  accessLog: '/platform/settings/access',
  secondFactor: '/platform/secondFactor',
  /** The first steps of a new company. */
  start: '/platform/start',
} as const;

/** The id in the page's path, upper-cased (docs/product.md, 'Pages'). */
export function usePathId(): string {
  return (useParams().id ?? '').toUpperCase();
}
