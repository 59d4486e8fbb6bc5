import type { Deps } from '../../../access';
import { checkCandidate, clockTime, emptyDrives, repairs, shortBreaks, timelineOf } from '../../../engines/hours';
import type { Piece, PlanSettings, PlanTrip, Repair, ShortBreak } from '../../../engines/hours';
import type { TripCheck, TripRepair } from './checkTypes';
import { allStops, restStopsOf, routeWithRests } from '../repairs/restPlaces';
import { withRests } from './restsCountedOn';
import { orderTrip } from '../timeline/orderTrip';
import type { OrderTrip } from '../timeline/orderTrip';
import { buildDriverTrip, addEmptyDrives } from '../timeline/planTrips';
import type { TimelineStop } from '../timeline/sources';
import { dutySettings } from '../timeline/sources';
import { planSettings } from '../timeline/timelines';
import type { Message } from '../../../platform/values/message';
import { message } from '../../../texts/messages';
import { tellNeed, tellRepair } from '../tell/tellRepair';
import { tellReason } from '../tell/tellLaw';

/**
 * Whether one driver who is well rested may have an order as it is, and what would make it legal; each way was asked of the
 * engine. Errors: NOT_FOUND.
 */
export async function checkTrip(deps: Deps, orderId: string): Promise<TripCheck> {
  const { manager } = deps.db.dataSource;
  const order = await orderTrip(manager, orderId);
  const company = await dutySettings(manager);
  const settings = planSettings(company);
  const planOf = (stops: TimelineStop[]) =>
    addEmptyDrives([buildDriverTrip(order.id, stops, { depot: company.depot })])[0];
  const plan = planOf(order.stops);
  if (!plan) throw new Error('an order is a trip');
  const rested = { activities: [] };
  const own = buildDriverTrip(order.id, order.stops, { depot: company.depot });
  const { light, reasons } = withRests(checkCandidate(rested, timelineOf([plan], settings)), own, settings);
  const [why] = reasons;
  const ways = light === 'red' ? repairs(rested, plan, settings) : [];
  const stopName = (stop: number) => order.stops[stop]?.city ?? '';
  const isLegal = (stops: TimelineStop[], crewed: boolean) => {
    const repaired = planOf(stops);
    const crews = crewed ? (['first', 'second'] as const) : [undefined];
    return crews.every(
      (crew) =>
        repaired &&
        checkCandidate(rested, timelineOf([{ ...repaired, ...(crew && { crew }) }], settings)).light !== 'red',
    );
  };
  const routes: TripRepair[] = [];
  for (const way of ways) {
    const route = (await restingRoute(deps.maps, order, way, isLegal)) ?? movedRoute(way, order, plan);
    if (route) routes.push({ ...route, action: actionOf(way, route, stopName) });
  }
  return {
    light,
    sentence: why ? (light === 'red' ? tellNeed(why, ways, stopName) : tellReason(why)) : '',
    secondDriverHelps: ways.some(({ kind }) => kind === 'secondDriver'),
    repairs: routes,
    countsOn: reasons.filter(({ kind }) => kind === 'restsByDay' || kind === 'journeyForm').map(tellReason),
    emptyDrives: light === 'red' ? [] : tellEmptyDrives(plan, settings),
    shortBreaks: shortBreaks(plan, settings).map((one) => tellShortBreak(one, order)),
  };
}

type Route = Omit<TripRepair, 'action'>;

/** A repair that adds stops, with places for them. */
async function restingRoute(
  maps: Deps['maps'],
  { stops }: OrderTrip,
  way: Repair,
  isLegal: (stops: TimelineStop[], crewed: boolean) => boolean,
): Promise<Route | undefined> {
  if (restStopsOf(way).length === 0) return undefined;
  const secondDriver = way.kind === 'both' && way.repairs.some(({ kind }) => kind === 'secondDriver');
  for (const exact of [false, true]) {
    const route = await routeWithRests(maps, stops, { repair: way, exact });
    const arrives = route?.stops.at(-1)?.arrive;
    if (!route || arrives == null || !isLegal(allStops(route), secondDriver)) continue;
    return {
      secondDriver,
      arrives: dateOf(arrives),
      departs: route.stops.map(({ depart }) => (depart === null ? null : dateOf(depart))),
      addedStops: route.added.map(({ after, city, address, lat, lng, arrive, depart, driverAtStop }) => ({
        after,
        city,
        address,
        lat,
        lng,
        driverFree: driverAtStop === 'free',
        arrive: dateOf(arrive ?? 0),
        depart: dateOf(depart ?? 0),
      })),
    };
  }
  return undefined;
}

const dateOf = (minute: number) => new Date(minute * 60_000);

/** The part of a repair that other departures of the route can give. A needed second driver does not concern the route. */
function movedRoute(way: Repair, order: OrderTrip, plan: PlanTrip): Route | undefined {
  if (restStopsOf(way).length > 0) return undefined;
  const last = way.kind === 'both' ? way.repairs[1] : way;
  const route = last.kind === 'secondDriver' ? undefined : last.kind === 'rest' ? last.route : last.trip;
  if (!route || route.stops.every(({ depart }, index) => depart === plan.stops[index]?.depart)) return undefined;
  return {
    departs: route.stops.map(({ depart }) => (depart === undefined ? null : dateOf(depart))),
    addedStops: [],
    arrives: dateOf(route.stops.at(-1)?.arrive ?? order.stops.at(-1)?.arrive ?? 0),
    secondDriver: way.kind === 'both',
  };
}

/** 'Peatus teel 45 min: Pärnu (kohal kell 17:40)' */
function actionOf(way: Repair, { addedStops, arrives }: Route, stopName: (stop: number) => string): Message {
  const what = tellRepair(way, stopName);
  if (addedStops.length === 0) return what;
  const where = [...new Set(addedStops.map(({ city }) => city))].join(', ');
  return message('repair.reached', { what, where, by: clockTime(Math.floor(arrives.getTime() / 60_000)) });
}

/** The breaks and nights of the driver on the empty drives. */
function tellEmptyDrives(plan: PlanTrip, settings: PlanSettings): Message[] {
  const found = emptyDrives(plan, settings);
  if (!found) return [];
  const rests = (pieces: Piece[]) =>
    pieces.flatMap(([kind, minutes]) => (kind === 'break' || kind === 'rest' ? [minutes] : []));
  const out = rests(found.out);
  const back = rests(found.back);
  const told: Message[] = [];
  if (out.length > 0) told.push(message('emptyDrive.out', { rest: { stretches: out }, at: clockTime(found.leaves) }));
  if (back.length > 0) told.push(message('emptyDrive.back', { rest: { stretches: back }, at: clockTime(found.home) }));
  return told;
}

function tellShortBreak({ at, by, has, needs }: ShortBreak, { stops }: OrderTrip): Message {
  if ('stop' in at)
    return message('shortBreak.atStop', {
      where: stops[at.stop]?.city ?? '',
      has: { minutes: has },
      needs: { minutes: needs },
    });
  const from = stops[at.leg]?.city;
  const to = stops[at.leg + 1]?.city;
  const where = to === undefined ? message('emptyDrive.onBack') : `${from} – ${to}`;
  return message('shortBreak.onWay', { where, needs: { minutes: needs }, by: clockTime(by) });
}
