import type { EntityManager } from 'typeorm';
import { listPlannedBreaks, listShortBreaks } from '../../../engines/hours';
import type { Activity, PlannedBreak } from '../../../engines/hours';
import type { Message } from '../../../platform/values/message';
import { tellShortBreak } from '../tell/tellShortBreak';
import { requireOrderTrip } from './orderTrip';
import { addEmptyDrives, findStraightPairs, listPlannedTrips } from './planTrips';
import { readSources } from './readSources';
import type { DepotPlace } from './timelineSources';
import { buildDriverTimeline, planSettings } from './timelines';

/** One driver's plan of a trip, empty runs included: the orders to the driver that article 10(2) wants. */
export interface TripPlan {
  activities: Activity[];
  breaks: PlannedBreak[];
  /** Breaks that the route leaves no time for; empty for two drivers, who take turns. */
  shortBreaks: Message[];
  /** The bus comes straight from the trip before, whose empty run it is. */
  comesFromTrip: boolean;
  /** The first stop of the trip after, if the bus goes straight on to it. */
  goesOnTo: (DepotPlace & { city: string }) | null;
}

/** The trips around it decide where the bus comes from. */
const DAYS_AROUND = 3;

/** The plan of a driver for an order, whatever was reported since. Null for a driver without it. Errors: NOT_FOUND. */
export async function readTripPlan(
  manager: EntityManager,
  now: Date,
  driverId: string,
  orderId: string,
): Promise<TripPlan | null> {
  const order = await requireOrderTrip(manager, orderId);
  const around = { from: order.startsAt, to: order.endsAt, daysBefore: DAYS_AROUND, daysAfter: DAYS_AROUND };
  const { drivers, settings } = await readSources(manager, { driverIds: [driverId], now, ...around });
  const [sources] = drivers;
  const trips = sources ? listPlannedTrips(sources) : [];
  const own = trips.find(({ plan }) => plan.id === orderId);
  if (!sources || !own) return null;
  const duty = planSettings(settings);
  // Before all time: then no report has replaced the plan.
  const { activities } = buildDriverTimeline(sources, duty, { now: -Infinity, before: -Infinity });
  const ofTrip = activities.filter(({ service }) => service === orderId);
  const pairs = findStraightPairs(trips);
  const next = pairs.find(({ trip }) => trip === own)?.next;
  const alone = own.plan.crew ? undefined : addEmptyDrives([own])[0];
  return {
    activities: ofTrip,
    breaks: own.exempt ? [] : listPlannedBreaks(ofTrip, !own.plan.countries),
    shortBreaks: alone && !own.exempt ? listShortBreaks(alone, duty).map((one) => tellShortBreak(one, order)) : [],
    comesFromTrip: pairs.some((pair) => pair.next === own),
    goesOnTo: next?.first ? { ...next.first, city: next.cities[0] ?? '' } : null,
  };
}
