import type { Deps } from '../access/context';
import {
  checkCandidate,
  clockTime,
  needSentence,
  repairAction,
  reasonSentence,
  repairs,
  shortBreaks,
  span,
  timelineOf,
} from '../hours';
import type { PlanTrip, Repair, ShortBreak } from '../hours';
import type { TripCheck, TripRepair } from './checkTypes';
import { orderTrip } from './timeline/orderTrip';
import type { OrderTrip } from './timeline/orderTrip';
import { driverTrip, withEmptyLegs } from './timeline/planTrips';
import { dutySettings } from './timeline/sources';
import { planSettings } from './timeline/timelines';

/**
 * Whether one driver who is well rested may have an order as it is, and what would make it legal; each way was asked of the
 * engine. Errors: NOT_FOUND.
 */
export async function checkTrip(deps: Deps, orderId: string): Promise<TripCheck> {
  const { manager } = deps.db.dataSource;
  const order = await orderTrip(manager, orderId);
  const company = await dutySettings(manager);
  const settings = planSettings(company);
  const [plan] = withEmptyLegs([driverTrip(order.id, order.stops, { depot: company.depot })]);
  if (!plan) throw new Error('an order is a trip');
  const rested = { activities: [] };
  const { light, reasons } = checkCandidate(rested, timelineOf([plan], settings));
  const [why] = reasons;
  const ways = light === 'red' ? repairs(rested, plan, settings) : [];
  const stopName = (stop: number) => order.stops[stop]?.city ?? '';
  return {
    light,
    sentence: why ? (light === 'red' ? needSentence(why, ways, stopName) : reasonSentence(why)) : '',
    secondDriverHelps: ways.some(({ kind }) => kind === 'secondDriver'),
    repairs: ways.flatMap((way) => routeOf(way, plan, stopName)),
    shortBreaks: shortBreaks(plan, settings).map((one) => breakSentence(one, order)),
  };
}

/** What of a repair the order's route can be: other departures. Whom it needs beside is no matter of the route. */
function routeOf(way: Repair, plan: PlanTrip, stopName: (stop: number) => string): TripRepair[] {
  const route = way.kind === 'secondDriver' ? undefined : way.kind === 'rest' ? way.route : way.trip;
  if (!route || route.stops.every(({ depart }, index) => depart === plan.stops[index]?.depart)) return [];
  const departs = route.stops.map(({ depart }) => (depart === undefined ? null : new Date(depart * 60_000)));
  return [{ action: repairAction(way, stopName), departs }];
}

function breakSentence({ at, by, has, needs }: ShortBreak, { stops }: OrderTrip): string {
  if ('stop' in at) return `${stops[at.stop]?.city}: peatus on ${span(has)}, juhi vaheajaks on vaja ${span(needs)}`;
  const [from, to] = [stops[at.leg]?.city, stops[at.leg + 1]?.city];
  return `${[from, to].filter(Boolean).join(' – ')}: teel on vaja ${span(needs)} vaheaega hiljemalt kell ${clockTime(by)}`;
}
