/**
 * The shape of a value in a reply: a type ('string?' may be null), a list whose rows are of one of its shapes, or an
 * object with exactly these names.
 */
export type ReplyShape =
  'string' | 'number' | 'boolean' | `${'string' | 'number' | 'boolean'}?` | [ReplyShape, ...ReplyShape[]] | ShapeObject;
interface ShapeObject {
  [name: string]: ReplyShape;
}

/** A call as it was agreed (docs/product.md, 'Legacy calls'). */
export interface AgreedCall {
  who: 'public' | 'session' | 'admin';
  method: 'GET' | 'POST';
  /** Each with all of its spellings. */
  args: { names: string[]; required: boolean }[];
  reply: ReplyShape;
}

const shape = (columns: string, type: ReplyShape): ShapeObject =>
  Object.fromEntries(columns.split(/\s+/).map((name) => [name, type]));

// Columns of rows (docs/product.md, 'Legacy calls').
const driverColumns = shape('driver_id driver_username driver_firstname driver_lastname', 'string?');
const user: ShapeObject = {
  ...shape('driver_id driver_username driver_firstname driver_lastname driver_role', 'string'),
  ...shape('driver_phone driver_email', 'string?'),
  driver_hidden: 'boolean',
};
const bus: ShapeObject = { bus_id: 'string', bus_name: 'string', bus_hidden: 'boolean' };
const foodPackage: ShapeObject = {
  ...shape('food_package_id food_package_name food_package_description', 'string'),
  food_package_price: 'number',
  food_package_hidden: 'boolean',
};
const waypoint: ShapeObject = {
  ...shape('lat lng', 'number'),
  ...shape('depart arrive duration', 'number?'),
  ...shape('city_name pretty_name', 'string'),
};
const feedback: ShapeObject = {
  ...shape('feedback_id query driverId driver_firstname driver_lastname comment', 'string'),
  ...shape('wentWell isRead', 'boolean'),
  hours: ['number'],
};
/** Without money, as drivers get it. */
export const orderForDriver: ShapeObject = {
  ...shape('type query_id query_notes query_client_notes query_driver_notes', 'string'),
  ...shape('query_fullname query_email query_phone', 'string'),
  ...shape('query_start query_created query_duration query_distance query_passengers', 'number'),
  ...shape('query_logistics_notes query_promo query_company', 'string?'),
  ...shape('query_group_fullname query_group_email query_group_phone', 'string?'),
  query_waypoints: [waypoint],
  query_food_packages: [{ id: 'string', name: 'string', price: 'number', count: 'number' }],
  ...shape('job_id job_query_id job_driver job_driver_id job_bus job_confirmation_status', 'string?'),
  job_sequential_id: 'number?',
  job_feedbacks: [feedback],
  ...driverColumns,
  ...shape('driver_phone driver_email bus_id bus_name', 'string?'),
  ...shape('extraDrivers extraBuses extra_driver_names extra_driver_usernames extra_bus_names', ['string']),
  extra_driver_emails: ['string?'],
};
const order: ShapeObject = {
  ...orderForDriver,
  ...shape('query_response_id query_response_status query_response_logistics_notes', 'string?'),
  ...shape('query_response_reject_reason_reason query_responder_id query_responder_firstname', 'string?'),
  ...shape('query_response_price query_response_tax', 'number?'),
};
const days = 'on_monday on_tuesday on_wednesday on_thursday on_friday on_saturday on_sunday';
const arrangement: ShapeObject = {
  ...shape('type arrangement_id arrangement_name arrangement_description arrangement_driver', 'string'),
  ...shape('arrangement_start arrangement_end arrangement_depart arrangement_duration', 'string'),
  ...shape(days.replaceAll('on_', 'arrangement_on_'), 'boolean'),
  arrangement_previous_drivers: [{ driverId: 'string', driverName: 'string', changedAt: 'number' }],
  ...driverColumns,
};
const exception: ShapeObject = {
  ...shape('arrangement_exception_id arrangement_exception_arrangement arrangement_exception_date', 'string'),
  ...shape('arrangement_exception_depart arrangement_exception_description arrangement_exception_driver', 'string?'),
  arrangement_exception_runs: 'boolean',
  ...driverColumns,
};
const reportedTrip: ShapeObject = {
  ...shape('type query_id query_fullname job_id job_query_id', 'string'),
  ...shape('query_start query_end query_duration job_sequential_id', 'number'),
  query_company: 'string?',
  query_waypoints: [{ city_name: 'string' }],
  job_feedbacks: [feedback],
  dates: ['string'],
  hours: ['number'],
  ...user,
};
const reportedOccurrence: ShapeObject = {
  ...shape('type arrangement_id arrangement_name arrangement_description arrangement_date', 'string'),
  ...shape('arrangement_depart arrangement_duration', 'string'),
  arrangement_exception_id: 'string?',
  arrangement_start: 'number',
  dates: ['string'],
  hours: ['number'],
  ...user,
};
const done: ReplyShape = { ok: 'boolean' };
const made: ReplyShape = { id: 'string' };
const answered: ReplyShape = { alreadyAnswered: 'boolean' };

/** 'id / query, notes?': spellings by a slash, what may be left out with a question mark. */
const call =
  (who: AgreedCall['who'], method: AgreedCall['method']) =>
  (args: string, reply: ReplyShape): AgreedCall => ({
    who,
    method,
    args: args
      .split(', ')
      .filter(Boolean)
      .map((arg) => ({ names: arg.replace('?', '').split(' / '), required: !arg.endsWith('?') })),
    reply,
  });
const publicGet = call('public', 'GET');
const publicPost = call('public', 'POST');
const sessionGet = call('session', 'GET');
const sessionPost = call('session', 'POST');
const adminGet = call('admin', 'GET');
const adminPost = call('admin', 'POST');

const price = 'tax, logisticsNotes / logistics_notes?, price';
const assignment = 'id / query, driver, bus, extraDrivers?, extraBuses?';
const contact = 'fullname?, promo?, email?, phone?, company?';
const report = 'wentWell, comment?, hours';
const person = 'username, firstname, phone?, email?';
const arrangementArgs = `name, description?, driver, ${days.split(' ').join('?, ')}?, start, end, depart, duration`;

/** Every agreed call, written out by hand, not read from the table that is tested. */
export const agreedCalls: Record<string, AgreedCall> = {
  getBuses: sessionGet('', [bus]),
  getDrivers: sessionGet('', [user]),
  getBus: sessionGet('id', bus),
  getDriver: sessionGet('id', user),
  getArrangement: sessionGet('id', arrangement),
  getNewQueries: sessionGet('', [order]),
  getAnsweredQueries: sessionGet('', [order]),
  getUpcomingJobs: sessionGet('', [order]),
  getConfirmedQueries: sessionGet('', [order]),
  getUnreadFeedback: sessionGet('', [order]),
  getArrangements: sessionGet('', [arrangement]),
  getInactiveArrangements: sessionGet('', [arrangement]),
  getMyUpcomingJobs: sessionGet('', [order]),
  getMyFinishedJobs: sessionGet('', [order]),
  getMyFeedbacklessJobs: sessionGet('', [order]),
  getMyArrangements: sessionGet('', [arrangement]),
  getMyExceptions: sessionGet('', [exception]),
  getFullQuery: sessionGet('id', order),
  getArrangementExceptions: sessionGet('', [exception]),
  getArrangementsExceptions: sessionGet('arrangement / id?', [exception]),
  getArrangementException: sessionGet('id', exception),
  // The present user, if there is one: callers without a session ask it too.
  getCurrentUser: publicGet('', { authenticated: 'boolean', data: user }),

  getDriverReport: adminGet('driverID, startDate, endDate', [reportedTrip, reportedOccurrence]),
  markFeedbackRead: adminGet('id', done),
  markAllJobFeedbacksRead: adminGet('id', done),
  getFeedbacklessJobs: adminGet('', [order]),
  getArchive: adminGet('', { archive: [order] }),
  getRejected: adminGet('', [order]),

  getFullDriverQuery: publicGet('secret, id', orderForDriver),
  getJobDrivers: publicGet('query / id, secret', {
    drivers: [{ id: 'string', firstname: 'string', lastname: 'string' }],
  }),
  emailAcceptResponse: publicGet('id, activation_key, fullname, email, phone', answered),
  getQueryConfirmInfo: publicGet('id, activation_key', {
    alreadyAnswered: 'boolean',
    ...shape('query_fullname query_email query_phone', 'string'),
  }),
  emailRejectResponse: publicGet('id, activation_key, reason', answered),
  emailCheckResponse: publicGet('id, activation_key', answered),
  emailDriverConfirmJob: publicGet('id, confirmation_key, response', answered),
  getFoodPackages: publicGet('', [foodPackage]),

  postQuery: publicPost(
    'route / waypoints, foodPackages?, passengers, notes?, fullname, promo?, email, phone, company?',
    made,
  ),
  submitDriverFeedback: publicPost('query / id, wentWell, comment?, hours, driverID, secret', done),
  updateRouteEstimation: publicPost('route / waypoints', [
    { ...shape('lat lng depart', 'number'), ...shape('city_name pretty_name', 'string'), arrive: 'number?' },
  ]),
  submitFeedback: sessionPost(`query / id, driverId?, ${report}`, done),

  toggleDriverHidden: adminPost('id, hidden', done),
  toggleBusHidden: adminPost('id, hidden', done),
  toggleFoodPackageHidden: adminPost('id, hidden', done),
  updateQuery: adminPost(`id, passengers?, notes?, ${contact}, start?`, done),
  updatePrice: adminPost(`id, ${price}`, done),
  updateDriverNotes: adminPost('id, driver_notes', done),
  updateClientNotes: adminPost('id, notes / client_notes', done),
  updateLogisticsNotes: adminPost('id, logistics_notes', done),
  updateAllNotes: adminPost('id, client_notes?, logistics_notes?, driver_notes?', done),
  updateQueryRoute: adminPost('id, route / waypoints, notifyByEmail?', done),
  updateQueryFoodPackages: adminPost('id, foodPackages', done),
  answerQuery: adminPost(`id / query, ${price}`, done),
  answerQueryAgain: adminPost(`id / query, ${price}`, done),
  startJob: adminPost(assignment, done),
  updateJob: adminPost(assignment, done),
  editDriverFeedback: adminPost(`feedbackId, ${report}`, done),
  createArrangement: adminPost(arrangementArgs, made),
  updateArrangement: adminPost(`id, ${arrangementArgs}`, done),
  deleteArrangement: adminPost('id', done),
  createArrangementException: adminPost('arrangement / id, date, depart, description?, driver', made),
  updateArrangementException: adminPost('id, depart, description?, driver', done),
  deleteArrangementException: adminPost('id', done),
  createBus: adminPost('name', made),
  updateBus: adminPost('id, name', done),
  deleteBus: adminPost('id', done),
  createUser: adminPost(`${person}, password, role`, made),
  updateUser: adminPost(`id, ${person}, role`, done),
  resetPassword: adminPost('id, password', done),
  deleteQuery: adminPost('id', done),
  addFoodPackage: adminPost('name, description?, price', made),
  updateFoodPackage: adminPost('id, name, description?, price', done),

  // Added since.
  acceptQuery: adminPost('id', done),
  rejectQuery: adminPost('id, reason?', done),
  logout: sessionPost('', done),
};
