import type { DateTime } from 'luxon';
import type { MapsProvider } from '../../maps/provider';
import { days, toTallinn, minutes } from '../../platform/time';
import type { Customer } from '../data/customers';
import { makeCustomer } from '../data/customers';
import type { Fate } from './fates';
import { fates } from './fates';
import type { Random } from '../random';
import { createRandom } from '../random';
import { routes } from '../data/routes';
import type { PlannedStop, DemoRoute } from '../trips';
import { planStops } from '../trips';
import { isLawful } from '../lawful';
import { clientNotes, discountCodes } from '../data/words';

/** One order of the demo, before anything happened. */
export interface OrderPlan {
  fate: Fate;
  /** Which of its fate, from 0 on; so that each reason and variant comes. */
  nth: number;
  random: Random;
  askedAt: Date;
  stops: PlannedStop[];
  route: DemoRoute;
  nights: number;
  customer: Customer;
  passengers: number;
  notes: string;
  promo: string | null;
  /** Given to the driver whom the demo shows. */
  shown: boolean;
}

/** Plans about `count` orders, each fate at least once. The same day makes the same plans. */
export async function planOrders(maps: MapsProvider, present: Date, count: number): Promise<OrderPlan[]> {
  const plans: OrderPlan[] = [];
  for (const fate of fates) {
    const share = Math.max(1, Math.round((fate.share * count) / 300));
    for (let nth = 0; nth < share; nth += 1)
      plans.push(await planOrder(maps, present, fate, nth, createRandom(plans.length + 1)));
  }
  return plans;
}

async function planOrder(
  maps: MapsProvider,
  present: Date,
  fate: Fate,
  nth: number,
  random: Random,
): Promise<OrderPlan> {
  const suitable = routes.filter((item) => countNights(item) >= (fate.nights ?? 0) && isFitting(item, fate));
  let route = random.pick(suitable);
  let stops = await planStops(maps, route, startDay(present, fate, route, random), random);
  // Drops trips that no crew may drive: the customer heard so by telephone and asked for another.
  for (let tries = 0; tries < 20 && !(await isLawful(maps, stops, !fate.crowd)); tries += 1) {
    route = random.pick(suitable);
    stops = await planStops(maps, route, startDay(present, fate, route, random), random);
  }
  const nights = countNights(route);
  const start = new Date(stops[0]?.depart ?? 0);
  const group = random.pick(route.groups);
  return {
    fate,
    nth,
    random,
    askedAt: pickAskedAt(present, start, fate, random),
    stops,
    route,
    nights,
    customer: makeCustomer(random, group),
    passengers: fate.crowd ? random.whole(62, 98) : random.whole(...route.passengers),
    notes: random.chance(0.45) ? random.pick(clientNotes[group]) : '',
    promo: random.chance(0.08) ? random.pick(discountCodes) : null,
    shown: nth < (fate.shown ?? 0),
  };
}

const countNights = (route: DemoRoute): number => route.via.filter(({ stay }) => stay === 'night').length;

/** Crowds travel in coaches, not in what an airport transfer takes. */
const isFitting = (route: DemoRoute, fate: Fate): boolean => !fate.crowd || route.passengers[1] > 40;

/** A day of the fate's range, on a weekday that suits the route if there is one. */
function startDay(present: Date, fate: Fate, route: DemoRoute, random: Random): DateTime {
  const today = toTallinn(present).startOf('day');
  const [first, last] = fate.starts;
  const offsets = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    // A trip that began before yesterday must have ended before today.
    .map((offset) => (offset < -1 ? Math.min(offset, -2 - countNights(route)) : offset));
  // Monday is 1; a multiple of seven keeps the number positive.
  const isWeekend = (offset: number): boolean => (today.weekday - 1 + offset + 7000) % 7 > 4;
  const suitable = offsets.filter(
    (offset) => route.weekdays === undefined || (route.weekdays === 'weekend') === isWeekend(offset),
  );
  return today.plus({ days: random.pick(suitable.length > 0 ? suitable : offsets) });
}

/** When people sit down and ask: between eight and ten in the evening, some days before. */
function pickAskedAt(present: Date, start: Date, fate: Fate, random: Random): Date {
  const limit = start < present ? start : present;
  const latest = new Date(limit.getTime() - days(random.between(...fate.asked)));
  const awake = toTallinn(latest)
    .set({ hour: random.whole(8, 21), minute: random.whole(0, 59) })
    .toJSDate();
  return awake.getTime() < limit.getTime() - minutes(60) ? awake : latest;
}
