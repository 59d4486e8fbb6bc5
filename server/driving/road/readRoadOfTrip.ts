import type { Deps } from '../../access';
import type { Touched } from '../../engines/lateness';
import type { Order } from '../../model/orders/order.entity';
import { isJob } from '../../model/orders/orderStatus';
import { isInWindow } from '../../platform/values/road/places';
import { notFound } from '../../texts/messages';
import type { NamedEffect } from './findLateness';
import { findLateness, isLate } from './findLateness';
import { readTrails } from './positions/readPlaces';
import type { Road } from './readRoads';
import { readRoads } from './readRoads';
import { readReceivers, writeLateMessage, writeNextMessage } from './roadMessages';
import type { BusesOnRoad, BusPlace, RoadOfTrip, TouchedWork } from './roadTypes';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** A trip on the road for the office: expected times, whom a delay touches, prepared messages, places. Errors: NOT_FOUND. */
export async function readRoadOfTrip(deps: Deps, orderId: string): Promise<RoadOfTrip> {
  const [road] = await readRoads(deps, [orderId]);
  if (!road) throw notFound('order');
  const { manager } = deps.db.dataSource;
  const { expected } = road;
  const effects = await findLateness(manager, road);
  const isOpen = isInWindow(road, deps.clock.now().getTime()) && deps.settings().positions;
  const message = isLate(road) ? await writeOwnMessage(deps, road) : null;
  return {
    stops: (expected?.stops ?? []).map(({ arrive, depart }) => ({ arrive: toDate(arrive), depart: toDate(depart) })),
    lateMin: countLateMinutes(road),
    isLate: isLate(road),
    touched: await writeTouched(deps, effects),
    message,
    places: road.places.map(toPlace),
    trails: isOpen ? await readTrails(manager, orderId, new Date(road.start - HOUR_MS)) : [],
  };
}

export const countLateMinutes = ({ expected }: Pick<Road, 'expected'>): number =>
  Math.round((expected?.lateMs ?? 0) / MINUTE_MS);

export const toDate = (moment: number | null | undefined): Date | null => (moment == null ? null : new Date(moment));

export const toPlace = ({ lat, lng, at }: Road['places'][number]): BusPlace => ({ lat, lng, at: new Date(at) });

async function writeOwnMessage(deps: Deps, road: Road) {
  const receiver = (await readReceivers(deps, [road.id])).get(road.id);
  return receiver ? writeLateMessage(deps, road, receiver) : null;
}

async function writeTouched(deps: Deps, effects: readonly NamedEffect[]): Promise<TouchedWork[]> {
  const receivers = await readReceivers(
    deps,
    effects.flatMap(({ next }) => next?.orderId ?? []),
  );
  return effects.map(({ effect, name, next }): TouchedWork => {
    const receiver = receivers.get(next?.orderId ?? '');
    const isBus = effect.kind === 'trip' && effect.of === 'bus';
    return {
      kind: effect.kind,
      driverId: isBus ? null : effect.id,
      name,
      minutes: Math.round(measure(effect) / MINUTE_MS),
      isLegal: effect.kind === 'trip' || effect.isLegal,
      orderId: next?.orderId ?? null,
      title: next?.title ?? null,
      start: toDate(next?.start),
      remedyAt: new Date(effect.remedyAt),
      message: effect.kind === 'trip' && receiver ? writeNextMessage(deps, receiver, effect.lateMs) : null,
    };
  });
}

function measure(effect: Touched): number {
  if (effect.kind === 'trip') return effect.lateMs;
  return effect.kind === 'rest' ? effect.restMs : effect.dutyMs;
}

/** Whether the places of a trip's buses may be shown now: the setting is on, it is a job, and the time is right. */
export function canShowBuses(
  { settings, clock }: Pick<Deps, 'settings' | 'clock'>,
  { status, startsAt, endsAt }: Pick<Order, 'status' | 'startsAt' | 'endsAt'>,
): boolean {
  const window = { start: startsAt.getTime(), end: endsAt.getTime() };
  return settings().positions && isJob(status) && isInWindow(window, clock.now().getTime());
}

/** The buses of a customer's trip; null when they may not be shown. */
export async function readBusesOnRoad(deps: Deps, order: Order): Promise<BusesOnRoad | null> {
  if (!canShowBuses(deps, order)) return null;
  const [road] = await readRoads(deps, [order.id]);
  if (!road) return null;
  const { expected, places } = road;
  const next = expected?.next === undefined ? undefined : expected.stops[expected.next];
  return {
    places: places.map(toPlace),
    next: expected?.next ?? null,
    isAtStop: expected?.isAtStop ?? false,
    expectedAt: toDate(expected?.isAtStop ? next?.depart : next?.arrive),
  };
}
