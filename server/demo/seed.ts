import type { Deps } from '../access/context';
import { createFirstAdmin } from '../access/signIn/firstAdmin';
import type { Viewer } from '../access/viewer';
import { createEmbeddedMaps } from '../maps/embedded/embeddedMaps';
import { followUpOffers } from '../orders/actions/offers/followUp';
import { askForFeedback } from '../orders/actions/jobs/askForFeedback';
import type { AnnouncedEvent } from '../orders/lifecycle/orderEvents';
import { orderHappened } from '../orders/lifecycle/orderEvents';
import { runInvoicing } from '../office/invoicing/issueWaiting';
import { markAsSetUp } from '../operation/setup';
import { Events } from '../platform/events';
import { addMs, days, toTallinn } from '../platform/time';
import { createWholeSchema } from '../schema';
import { subscribeAll } from '../subscribers';
import { Agenda } from './lives/agenda';
import { Api } from './actions/api';
import { organisationNames } from './data/customers';
import { DemoBooks } from './books';
import { admins, PASSWORD } from './data/company';
import { DemoCrew } from './crew';
import { enterInfringements } from './infringements';
import { Keys } from './keys';
import { receiveMails } from './mails';
import { planLines } from './lines';
import { beginLife } from './lives/lives';
import { planOrders } from './lives/plans';
import { takeInvoices } from './proposals';
import { rememberRoutes } from './rememberRoutes';
import { playRoad, reportDefects } from './road';
import type { SeedingClock } from './seedingClock';
import { hire } from './staff';

/** Events of the last days are mailed in the end, so that there are links to try. */
const MAILED_DAYS = 3;
/** From this many days ago on the shown driver drives only what is meant for him. */
const SHOWN_DAYS = 25;

/** Invoices and feedback of the last days wait for a decision. */
const LEFT_DAYS = 4;

interface Seeding {
  /** Of a database without users, whose clock is `clock`. */
  deps: Deps;
  clock: SeedingClock;
  /** About how many orders. */
  orders: number;
  /** Told after each thing that happened: the moment it happened at, between these two. */
  progress?: (moment: Date, from: Date, present: Date) => void;
}

/**
 * Lives through the past months of the demo company by the portal's own operations, at their moments, up to the clock's
 * present moment; the clock stands there in the end. Returns the recent events, for mailing.
 */
export async function seed({ deps: portal, clock, orders, progress }: Seeding): Promise<AnnouncedEvent[]> {
  const present = clock.now();
  const toMomentAgo = (count: number): Date => new Date(present.getTime() - days(count));
  const keys = new Keys(clock, toMomentAgo(MAILED_DAYS));
  const events = new Events();
  const nothing = () => [];
  const push = { subscriber: nothing, pushNotice: nothing };
  const others = { webhooks: { subscriber: nothing }, push, takeCash: nothing };
  subscribeAll(events, portal.settings, { notifications: keys, ...others });
  const deps: Deps = {
    ...portal,
    config: { ...portal.config, adminUsername: admins[0].username, adminPassword: PASSWORD },
    // Hundreds of questions at once are nothing to ask of a service on the internet.
    maps: rememberRoutes(createEmbeddedMaps()),
    // Nobody is mailed of what is months old; other programs are not told.
    events,
  };
  const plans = await planOrders(deps.maps, present, orders);
  const from = new Date(Math.min(...plans.map(({ askedAt }) => askedAt.getTime())) - days(1));

  clock.set(from);
  await createFirstAdmin(deps);
  const api = new Api(createWholeSchema(), deps);
  const agenda = new Agenda();
  const { chief, logisticians, drivers, crewDrivers, crewBuses } = await hire(api, agenda, present);
  await enterCustomers(api, chief);
  const crew = new DemoCrew(crewDrivers, crewBuses, toMomentAgo(SHOWN_DAYS), present);
  const driverIds = new Map(crewDrivers.map(({ username, id }) => [username, id]));
  const busIds = new Map(crewBuses.map(({ name, id }) => [name, id]));
  planLines({ api, agenda, present, logistician: chief, driverIds, busIds }, crew);
  const world = { api, keys, crew, logisticians, drivers };
  for (const plan of plans) beginLife({ world, agenda, present, askForFeedback: () => askForFeedback(deps) }, plan);
  const books = new DemoBooks(api, deps, chief, present);
  for (let day = addMs(from, days(1)); day < present; day = addMs(day, days(1)))
    agenda.add(day, async () => {
      await followUpOffers(deps);
      if (isWorkedOff(day, present)) await takeInvoices({ api, deps, clock, logistician: chief });
      await runInvoicing(deps);
      await books.playDay();
    });
  await agenda.play(clock, present, (moment) => progress?.(moment, from, present));
  clock.set(present);
  // It looks like a company that has worked for years.
  await markAsSetUp(deps);
  await enterInfringements(api, chief, driverIds, present);
  await receiveMails(deps, present);
  await playRoad(api, deps, drivers, present);
  await reportDefects(api, chief, drivers, [...busIds.values()]);
  return keys.recent;
}

/** A company of many years knows the organisations that travel with it. */
async function enterCustomers(api: Api, chief: Viewer): Promise<void> {
  for (const name of organisationNames)
    await api.run(chief, 'mutation($input: CustomerInput!) { createCustomer(input: $input) { id } }', {
      input: { kind: 'company', name, contacts: [] },
    });
}

/** On a working day the office sends what waits. Things of the last days are left to try. */
const isWorkedOff = (day: Date, present: Date): boolean =>
  toTallinn(day).weekday <= 5 && day < addMs(present, -days(LEFT_DAYS));

/** Mails what happened, as the portal would have done at once; the queue must be open. */
export async function mail(deps: Deps, events: AnnouncedEvent[]): Promise<void> {
  for (const event of events) await deps.db.transaction((manager) => deps.events.emit(manager, orderHappened, [event]));
}
