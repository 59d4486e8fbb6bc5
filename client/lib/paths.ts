import { useParams } from 'react-router';

/** Where the client lives on the server (spec, section 2). */
export const BASE_PATH = '/portal';

/** Every path of the client, below BASE_PATH (spec, section 2). */
export const paths = {
  login: '/login',
  inquiry: '/inquery',
  accept: '/accept',
  confirm: '/confirm',
  reject: '/reject',
  confirmJob: '/confirmJob',
  feedbackForm: '/feedback',
  dashboard: '/platform',
  newOrder: (id: string) => `/platform/query/${id}`,
  answeredOrder: (id: string) => `/platform/answeredQuery/${id}`,
  acceptedOrder: (id: string) => `/platform/confirmedQuery/${id}`,
  job: (id: string) => `/platform/job/${id}`,
  schedule: '/platform/schedule',
  resources: '/platform/resources',
  /** The resources with one driver or bus open. */
  driver: (id: string) => `/platform/resources?juht=${id}`,
  bus: (id: string) => `/platform/resources?buss=${id}`,
  archive: '/platform/archive',
  feedback: '/platform/feedback',
  arrangements: '/platform/arrangements',
  newArrangement: '/platform/arrangements/new',
  arrangement: (id: string, date?: string) => `/platform/arrangement/${id}${date ? `?date=${date}` : ''}`,
  createUser: '/platform/createUser',
  createBus: '/platform/createBus',
  createFoodPackage: '/platform/addFoodPackage',
  driverReports: '/platform/driverReports',
  integrations: '/platform/integrations',
  explorer: '/platform/explorer',
} as const;

/** The id in the page's path, upper-cased (spec, section 2: "upper-cased when used"). */
export function usePathId(): string {
  return (useParams().id ?? '').toUpperCase();
}
