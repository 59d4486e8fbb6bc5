import type { Deps } from '../../../access';
import {
  checkCandidate,
  printClockTime,
  findEmptyDrives,
  proposeRepairs,
  listShortBreaks,
  buildTimeline,
} from '../../../engines/hours';
import type { Piece, PlanSettings, PlanTrip, Repair } from '../../../engines/hours';
import type { TripCheck, TripRepair } from './checkTypes';
import { listAllStops, listRestStops, buildRouteWithRests } from '../repairs/restPlaces';
import { addRests } from './restsCountedOn';
import { requireOrderTrip } from '../timeline/orderTrip';
import type { OrderTrip } from '../timeline/orderTrip';
import { buildDriverTrip, addEmptyDrives } from '../timeline/planTrips';
import type { TimelineStop } from '../timeline/timelineSources';
import { readDutySettings } from '../timeline/timelineSources';
import { planSettings } from '../timeline/timelines';
import type { Message } from '../../../platform/values/message';
import { message } from '../../../texts/messages';
import { tellNeed, tellRepair } from '../tell/tellRepair';
import { tellReason } from '../tell/tellLaw';
import { tellShortBreak } from '../tell/tellShortBreak';

/**
 * Whether one driver who is well rested may have an order as it is, and what would make it legal; each way was asked of the
 * engine. Errors: NOT_FOUND.
 */
export async function checkTrip(deps: Deps, orderId: string): Promise<TripCheck> {
  const { manager } = deps.db.dataSource;
  const order = await requireOrderTrip(manager, orderId);
  const company = await readDutySettings(manager);
  const settings = planSettings(company);
  const toPlan = (stops: TimelineStop[]) =>
    addEmptyDrives([buildDriverTrip(order.id, stops, { depot: company.depot })])[0];
  const plan = toPlan(order.stops);
  if (!plan) throw new Error('an order is a trip');
  const rested = { activities: [] };
  const own = buildDriverTrip(order.id, order.stops, { depot: company.depot });
  const { light, reasons } = addRests(checkCandidate(rested, buildTimeline([plan], settings)), own, settings);
  const [why] = reasons;
  const ways = light === 'red' ? proposeRepairs(rested, plan, settings) : [];
  const stopName = (stop: number) => order.stops[stop]?.city ?? '';
  const isLegal = (stops: TimelineStop[], crewed: boolean) => {
    const repaired = toPlan(stops);
    const crews = crewed ? (['first', 'second'] as const) : [undefined];
    return crews.every(
      (crew) =>
        repaired &&
        checkCandidate(rested, buildTimeline([{ ...repaired, ...(crew && { crew }) }], settings)).light !== 'red',
    );
  };
  const routes: TripRepair[] = [];
  for (const way of ways) {
    const route = (await findRestingRoute(deps.maps, order, way, isLegal)) ?? moveRoute(way, order, plan);
    if (route) routes.push({ ...route, action: tellAction(way, route, stopName) });
  }
  return {
    light,
    sentence: why ? (light === 'red' ? tellNeed(why, ways, stopName) : tellReason(why)) : '',
    secondDriverHelps: ways.some(({ kind }) => kind === 'secondDriver'),
    repairs: routes,
    countsOn: reasons.filter(({ kind }) => kind === 'restsByDay' || kind === 'journeyForm').map(tellReason),
    emptyDrives: light === 'red' ? [] : tellEmptyDrives(plan, settings),
    shortBreaks: listShortBreaks(plan, settings).map((one) => tellShortBreak(one, order)),
  };
}

type RestingRoute = Omit<TripRepair, 'action'>;

/** A repair that adds stops, with places for them. */
async function findRestingRoute(
  maps: Deps['maps'],
  { stops }: OrderTrip,
  way: Repair,
  isLegal: (stops: TimelineStop[], crewed: boolean) => boolean,
): Promise<RestingRoute | undefined> {
  if (listRestStops(way).length === 0) return undefined;
  const needsSecondDriver = way.kind === 'both' && way.repairs.some(({ kind }) => kind === 'secondDriver');
  for (const exact of [false, true]) {
    const route = await buildRouteWithRests(maps, stops, { repair: way, exact });
    const arrives = route?.stops.at(-1)?.arrive;
    if (!route || arrives == null || !isLegal(listAllStops(route), needsSecondDriver)) continue;
    return {
      secondDriver: needsSecondDriver,
      arrives: toDate(arrives),
      departs: route.stops.map(({ depart }) => (depart === null ? null : toDate(depart))),
      addedStops: route.added.map(({ after, city, address, lat, lng, arrive, depart, driverAtStop }) => ({
        after,
        city,
        address,
        lat,
        lng,
        driverFree: driverAtStop === 'free',
        arrive: toDate(arrive ?? 0),
        depart: toDate(depart ?? 0),
      })),
    };
  }
  return undefined;
}

const toDate = (minute: number) => new Date(minute * 60_000);

/** The part of a repair that other departures of the route can give. A needed second driver does not concern the route. */
function moveRoute(way: Repair, order: OrderTrip, plan: PlanTrip): RestingRoute | undefined {
  if (listRestStops(way).length > 0) return undefined;
  const last = way.kind === 'both' ? way.repairs[1] : way;
  const route = last.kind === 'secondDriver' ? undefined : last.kind === 'rest' ? last.route : last.trip;
  if (!route || route.stops.every(({ depart }, index) => depart === plan.stops[index]?.depart)) return undefined;
  return {
    departs: route.stops.map(({ depart }) => (depart === undefined ? null : toDate(depart))),
    addedStops: [],
    arrives: toDate(route.stops.at(-1)?.arrive ?? order.stops.at(-1)?.arrive ?? 0),
    secondDriver: way.kind === 'both',
  };
}

/** 'Peatus teel 45 min: Pärnu (kohal kell 17:40)' */
function tellAction(way: Repair, { addedStops, arrives }: RestingRoute, stopName: (stop: number) => string): Message {
  const what = tellRepair(way, stopName);
  if (addedStops.length === 0) return what;
  const where = [...new Set(addedStops.map(({ city }) => city))].join(', ');
  return message('repair.reached', { what, where, by: printClockTime(Math.floor(arrives.getTime() / 60_000)) });
}

/** The breaks and nights of the driver on the empty drives. */
function tellEmptyDrives(plan: PlanTrip, settings: PlanSettings): Message[] {
  const found = findEmptyDrives(plan, settings);
  if (!found) return [];
  const listRests = (pieces: Piece[]) =>
    pieces.flatMap(([kind, minutes]) => (kind === 'break' || kind === 'rest' ? [minutes] : []));
  const out = listRests(found.out);
  const back = listRests(found.back);
  const told: Message[] = [];
  if (out.length > 0)
    told.push(message('emptyDrive.out', { rest: { stretches: out }, at: printClockTime(found.leaves) }));
  if (back.length > 0)
    told.push(message('emptyDrive.back', { rest: { stretches: back }, at: printClockTime(found.home) }));
  return told;
}
