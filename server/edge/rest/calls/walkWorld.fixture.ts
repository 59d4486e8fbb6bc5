import { createPerson, inquiry, submitInquiry } from '../../../testing/builders';
import type { Person } from '../../../testing/builders';
import type { TestApp } from '../../../testing/testApp';
import { adminPassword } from '../../../testing/testApp';
import type { Row } from './fnClient.fixture';
import { content } from './fnClient.fixture';
import { agreedCalls } from './agreedCalls.fixture';

/** Valid arguments of one call of each name; records that a call uses up are made for it. */
export interface WalkWorld {
  admin: string;
  driver: string;
  validArguments(name: string): Promise<Row>;
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const hoursOn = (app: TestApp, hours: number) => Math.floor(app.clock.now().getTime() / 1000) + hours * 3600;
const toDay = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

function nextMonday(app: TestApp): string {
  for (let hours = 48; ; hours += 24) {
    const day = toDay(hoursOn(app, hours));
    if (new Date(day).getUTCDay() === 1) return day;
  }
}

/** The key in the link to a page for an order, from any mail so far. */
async function keyFor(app: TestApp, page: string, order: string, parameter: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const links = (await app.mails()).flatMap((mail) => mail.links);
    const link = links.find((url) => url.pathname === `/portal/${page}` && url.searchParams.get('id') === order);
    const key = link?.searchParams.get(parameter);
    if (key) return key;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`no mail links to ${page} for ${order}`);
}

/** A small company with an order in every state, and a trip that ended yesterday. */
export async function makeWorld(app: TestApp): Promise<WalkWorld> {
  let admin = await app.login('admin');
  const make = async (name: string, args: Row) => (await content<{ id: string }>(app, name, args, admin)).id;
  const change = (name: string, args: Row) => content(app, name, args, admin);

  const jaan = await createPerson(app, admin);
  const spare = await createPerson(app, admin);
  const bus = await make('createBus', { name: 'Setra 515' });
  const food = await make('addFoodPackage', { name: 'Lõunasöök', price: 12.5 });

  const newOrder = (inHours?: number) => submitInquiry(app, inquiry(app, inHours));
  const answered = async () => {
    const id = await newOrder();
    await change('answerQuery', { id, tax: 24, price: 500 });
    return id;
  };
  const accepted = async (inHours?: number) => {
    const id = await newOrder(inHours);
    await change('acceptQuery', { id });
    return id;
  };
  let weeks = 3;
  const job = async (driver: Person, inHours = (weeks += 1) * 168) => {
    const id = await accepted(inHours);
    await change('startJob', { id, driver: driver.id, bus });
    return id;
  };

  const byLink = await job(jaan, 1);
  const bySession = await job(jaan, 11);
  const archivable = await job(jaan, 21);
  const archivableToo = await job(jaan, 31);
  const tripDay = toDay(hoursOn(app, 1));
  const everyDay = Object.fromEntries(weekdays.map((weekday) => [`on_${weekday}`, true]));
  const short = { name: 'Näituse buss', driver: jaan.id, start: tripDay, end: tripDay, depart: '06:00' };
  await make('createArrangement', { ...short, ...everyDay, duration: '00:45' });
  app.clock.set(new Date(app.clock.now().getTime() + 60 * 3_600_000));
  admin = await app.login('admin');
  const driver = await app.login(jaan.username);
  await app.askForFeedback();
  const secret = await keyFor(app, 'feedback', byLink, 'secret');
  await content(app, 'submitFeedback', { id: bySession, wentWell: true, hours: [8] }, driver);
  const [read] = await content<{ job_feedbacks: { feedback_id: string }[] }[]>(app, 'getUnreadFeedback', {}, admin);
  const feedbackId = read?.job_feedbacks[0]?.feedback_id;
  const archivables = [archivable, archivableToo];

  const offered = await newOrder();
  const toReject = await newOrder();
  const makeKey = async (id: string) => {
    await change('answerQuery', { id, tax: 24, price: 500 });
    return keyFor(app, 'accept', id, 'activation_key');
  };
  const keys = { offered: await makeKey(offered), toReject: await makeKey(toReject) };
  const planned = await job(spare);
  await job(jaan);
  const confirmation = await keyFor(app, 'confirmJob', planned, 'confirmation_key');
  await change('rejectQuery', { id: await newOrder() });

  const waypoints = () => [
    { lat: 59.437, lng: 24.7535, depart: hoursOn(app, 300), city_name: 'Tallinn', pretty_name: 'Viru väljak 4' },
    { lat: 58.3806, lng: 26.7251, depart: hoursOn(app, 310), city_name: 'Tartu', pretty_name: 'Raekoja plats 1' },
  ];
  const leader = { fullname: 'Mari Maasikas', email: 'mari@naide.example', phone: '55512345' };
  const report = { wentWell: 'true', comment: 'Kõik sujus', hours: '["8,5"]' };
  const offer = { tax: 24, price: '540,50', logisticsNotes: 'Soodsam' };
  const crew = { driver: spare.id, bus, extraDrivers: JSON.stringify([jaan.id]), extraBuses: '[]' };
  const person = { firstname: 'Juta', phone: '55512345', email: 'juta@naide.example', role: 'driver' };
  const dish = { name: 'Lõuna', description: 'Supp', price: 4.5 };
  let users = 0;

  const monday = nextMonday(app);
  const weekly = {
    name: 'Õpilasliin',
    description: 'Koolivedu',
    driver: jaan.id,
    on_monday: true,
    on_thursday: 'false',
    start: toDay(hoursOn(app, 24)),
    end: toDay(hoursOn(app, 60 * 24)),
    depart: '07:30',
    duration: '01:15',
  };
  const arrangement = async () => make('createArrangement', weekly);
  const day = { depart: '08:00', description: 'Hiljem', driver: jaan.id };
  const makeException = (id: string) => make('createArrangementException', { id, date: monday, ...day });
  const exception = async () => makeException(await arrangement());

  const standing = {
    new: await newOrder(),
    answered: await answered(),
    accepted: await accepted(),
    arrangement: await arrangement(),
  };
  await makeException(standing.arrangement);

  const valid: Record<string, () => Row | Promise<Row>> = {
    getBus: () => ({ id: bus }),
    getDriver: () => ({ id: jaan.id }),
    getFullQuery: () => ({ id: planned }),
    getArrangement: async () => ({ id: await arrangement() }),
    getArrangementsExceptions: () => ({ arrangement: standing.arrangement }),
    getArrangementException: async () => ({ id: await exception() }),
    getDriverReport: () => ({ driverID: jaan.id, startDate: tripDay, endDate: tripDay }),
    markFeedbackRead: () => ({ id: feedbackId }),
    markAllJobFeedbacksRead: () => ({ id: archivables.pop() }),
    getFullDriverQuery: () => ({ id: byLink, secret }),
    getJobDrivers: () => ({ query: byLink, secret }),
    emailAcceptResponse: () => ({ id: offered, activation_key: keys.offered, ...leader }),
    getQueryConfirmInfo: () => ({ id: offered, activation_key: keys.offered }),
    emailCheckResponse: () => ({ id: offered, activation_key: keys.offered }),
    emailRejectResponse: () => ({ id: toReject, activation_key: keys.toReject, reason: 'other' }),
    emailDriverConfirmJob: () => ({ id: planned, confirmation_key: confirmation, response: 1 }),
    postQuery: () => ({
      route: JSON.stringify(waypoints()),
      foodPackages: JSON.stringify([{ id: food, count: 2 }]),
      passengers: '38',
      notes: 'Ratastool',
      promo: 'SUVI',
      company: 'Selts',
      ...leader,
    }),
    submitDriverFeedback: () => ({ query: byLink, driverID: jaan.id, secret, ...report }),
    updateRouteEstimation: () => ({ route: waypoints() }),
    submitFeedback: () => ({ query: byLink, driverId: jaan.id, ...report }),
    toggleDriverHidden: () => ({ id: spare.id, hidden: 'false' }),
    toggleBusHidden: () => ({ id: bus, hidden: false }),
    toggleFoodPackageHidden: () => ({ id: food, hidden: '0' }),
    updateQuery: () => ({
      id: standing.new,
      passengers: 40,
      notes: 'Kaks',
      promo: '',
      company: 'Selts',
      ...leader,
      start: hoursOn(app, 400),
    }),
    updatePrice: () => ({ id: standing.accepted, ...offer }),
    updateDriverNotes: () => ({ id: standing.new, driver_notes: 'Võti valves' }),
    updateClientNotes: () => ({ id: standing.new, notes: 'Kolm' }),
    updateLogisticsNotes: () => ({ id: standing.new, logistics_notes: 'Suur buss' }),
    updateAllNotes: () => ({ id: standing.new, client_notes: 'Neli', logistics_notes: '', driver_notes: '' }),
    updateQueryRoute: () => ({ id: standing.new, route: JSON.stringify(waypoints()), notifyByEmail: false }),
    updateQueryFoodPackages: () => ({ id: standing.new, foodPackages: JSON.stringify([{ id: food, count: 1 }]) }),
    answerQuery: async () => ({ id: await newOrder(), ...offer }),
    answerQueryAgain: () => ({ id: standing.answered, ...offer }),
    startJob: async () => ({ id: await accepted((weeks += 1) * 168), ...crew }),
    updateJob: () => ({ id: planned, ...crew }),
    editDriverFeedback: () => ({ feedbackId, ...report }),
    createArrangement: () => weekly,
    updateArrangement: async () => ({ id: await arrangement(), ...weekly }),
    deleteArrangement: async () => ({ id: await arrangement() }),
    createArrangementException: async () => ({ arrangement: await arrangement(), date: monday, ...day }),
    updateArrangementException: async () => ({ id: await exception(), ...day }),
    deleteArrangementException: async () => ({ id: await exception() }),
    createBus: () => ({ name: 'Volvo' }),
    updateBus: () => ({ id: bus, name: 'Setra 516' }),
    deleteBus: async () => ({ id: await make('createBus', { name: 'Ikarus' }) }),
    createUser: () => ({ username: `uus${(users += 1)}`, password: adminPassword, ...person }),
    updateUser: () => ({ id: spare.id, username: spare.username, ...person, email: spare.email }),
    resetPassword: () => ({ id: spare.id, password: 'uus parool' }),
    deleteQuery: async () => ({ id: await newOrder() }),
    addFoodPackage: () => dish,
    updateFoodPackage: () => ({ id: food, ...dish }),
    acceptQuery: async () => ({ id: await newOrder() }),
    rejectQuery: async () => ({ id: await newOrder(), reason: 'over_budget' }),
  };
  return {
    admin,
    driver,
    async validArguments(name) {
      const wanted = agreedCalls[name]?.args.length ?? 0;
      const made = (await valid[name]?.()) ?? {};
      if (wanted > 0 && Object.keys(made).length === 0) throw new Error(`no valid arguments of ${name}`);
      return made;
    },
  };
}
