import { useSyncExternalStore } from 'react';
import { v7 } from 'uuid';
import { sortEvents } from '../../../../server/platform/values/road/tripEvents';
import type { TripEvent, TripEventKind } from '../../../../server/platform/values/road/tripEvents';
import { DriverDayDocument, LeaveDayDocument, SendTripEventsDocument } from '../../../generated/plain';
import type { DriverDayQuery } from '../../../generated/plain';
import { readErrorCode } from '../../../lib/request/errorCodes';
import { request } from '../../../lib/request/request';
import { measureOffset } from './clockOffset';
import { openDayDatabase } from './dayDatabase';
import type { DayDatabase, KeptAct, KeptDay, Report } from './dayDatabase';
import { sendActs } from './sendActs';
import type { Answer } from './sendActs';

export type Trip = DriverDayQuery['myTripsAround'][number];

/** The line to the server, as the last request found it. */
export type Line = 'unknown' | 'open' | 'closed' | 'signedOut';

export interface DayState {
  isOpened: boolean;
  line: Line;
  kept?: KeptDay;
  /** Own acts on this phone, in their order. */
  acts: readonly KeptAct[];
  /** All acts that count, of other phones too. */
  events: readonly TripEvent[];
  /** An act could not be recorded. */
  hasFailed: boolean;
}

export interface NewAct {
  kind: TripEventKind;
  orderId: string;
  stop?: number;
  amount?: number;
  note?: string;
  report?: Report;
}

const EVERY_MS = 30_000;
/** A day that nobody changed is read again after this long. */
const STALE_MS = 5 * 60_000;
const KEPT_ACTS_MS = 4 * 86_400_000;

/** A driver's day on this phone: kept in the phone's database, shown from there, and exchanged with the server when it can be. */
export class DayStore {
  private state: DayState = { isOpened: false, line: 'unknown', acts: [], events: [], hasFailed: false };
  private readonly listeners = new Set<() => void>();
  private database: DayDatabase | undefined;
  private clockOffsetMs = 0;
  private running: Promise<void> | undefined;
  private readAtPhone = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getState = (): DayState => this.state;

  /** The moment by the server's clock. */
  now = (): number => Date.now() + this.clockOffsetMs;

  /** Shows what the phone holds, then goes on exchanging. */
  async open(): Promise<void> {
    this.database = await openDayDatabase();
    this.clockOffsetMs = Number((await this.database.get('phone', 'clockOffsetMs')) ?? 0);
    const driverId = await this.database.get('phone', 'driverId');
    await this.show(typeof driverId === 'string' ? driverId : undefined);
    this.update({ isOpened: true });
    const exchange = () => void this.exchange();
    window.addEventListener('online', exchange);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && exchange());
    setInterval(exchange, EVERY_MS);
    exchange();
  }

  /** Records an act with the moment of now; it is on the phone before this resolves. */
  async act({ kind, orderId, stop, amount, note = '', report }: NewAct): Promise<void> {
    const driverId = this.state.kept?.driverId;
    if (!this.database || driverId === undefined) return;
    const phoneAt = Date.now();
    const { clockOffsetMs } = this;
    const at = phoneAt + clockOffsetMs;
    const act: KeptAct = { id: v7(), driverId, kind, orderId, at, phoneAt, clockOffsetMs, note, state: 'waiting' };
    if (stop !== undefined) act.stop = stop;
    if (amount !== undefined) act.amount = amount;
    if (report) act.report = report;
    try {
      await this.database.add('acts', act);
      this.update({ hasFailed: false });
    } catch {
      // The storage is full, or the browser took it away.
      this.update({ hasFailed: true });
      return;
    }
    void navigator.storage?.persist?.();
    await this.show(driverId);
    void this.exchange();
  }

  /** Notes that the driver has seen the trip's route as it is now. */
  async markSeen(orderId: string, route: string): Promise<void> {
    const { kept } = this.state;
    if (!kept || !this.database) return;
    await this.database.put('days', { ...kept, seenRoutes: { ...kept.seenRoutes, [orderId]: route } });
    await this.act({ kind: 'seen', orderId });
  }

  /** Sends what waits and reads the day again. A call while one runs waits for that one and goes once more. */
  exchange = async (): Promise<void> => {
    const former = this.running;
    const next = (former ?? Promise.resolve()).then(() => this.exchangeOnce());
    this.running = next;
    await next;
    if (this.running === next) this.running = undefined;
  };

  /** Ends the session and takes this driver's day off the phone. Rejects without a line to the server. */
  async signOut(): Promise<void> {
    const driverId = this.state.kept?.driverId;
    await request(LeaveDayDocument, {});
    if (!this.database || driverId === undefined) return;
    const change = this.database.transaction(['days', 'acts', 'phone'], 'readwrite');
    await change.objectStore('days').delete(driverId);
    await change.objectStore('phone').delete('driverId');
    for (const seq of await change.objectStore('acts').index('driverId').getAllKeys(driverId))
      await change.objectStore('acts').delete(seq);
    await change.done;
  }

  private async exchangeOnce(): Promise<void> {
    const database = this.database;
    if (!database) return;
    if (!navigator.onLine) return this.update({ line: 'closed' });
    try {
      const driverId = this.state.kept?.driverId;
      const sent = driverId === undefined ? 0 : await this.send(database, driverId);
      const isStale = Date.now() - this.readAtPhone > STALE_MS || Date.now() < this.readAtPhone;
      if (sent > 0 || isStale || this.state.line !== 'open') await this.read(database);
      this.update({ line: 'open' });
    } catch (error) {
      const code = readErrorCode(error);
      this.update({ line: code === 'UNAUTHENTICATED' ? 'signedOut' : 'closed' });
    }
  }

  private async send(database: DayDatabase, driverId: string): Promise<number> {
    const sent = await sendActs(driverId, {
      listWaiting: async () => (await listActs(database, driverId)).filter(({ state }) => state === 'waiting'),
      send: async (input) => (await request(SendTripEventsDocument, { input })).sendTripEvents,
      keepAnswers: (answers) => keepAnswers(database, driverId, answers),
    }).catch((error: unknown) => {
      // Another driver has signed in: this one's acts wait until the next time.
      if (readErrorCode(error) === 'CONFLICT') return 0;
      throw error;
    });
    if (sent > 0) await this.show(driverId);
    return sent;
  }

  private async read(database: DayDatabase): Promise<void> {
    const sentAt = Date.now();
    const day = await request(DriverDayDocument, {});
    const receivedAt = Date.now();
    const serverAt = Date.parse(day.driverDay.at);
    this.clockOffsetMs = measureOffset(this.clockOffsetMs, { serverAt, sentAt, receivedAt });
    const driverId = day.driverDay.driver.id;
    const former = await database.get('days', driverId);
    const seenRoutes = Object.fromEntries(
      day.myTripsAround.map((trip) => [trip.id, former?.seenRoutes[trip.id] ?? describeRoute(trip)]),
    );
    await database.put('days', { driverId, day, readAt: serverAt, seenRoutes });
    await database.put('phone', driverId, 'driverId');
    await database.put('phone', this.clockOffsetMs, 'clockOffsetMs');
    for (const act of await listActs(database, driverId))
      if (act.state !== 'waiting' && act.at < serverAt - KEPT_ACTS_MS) await database.delete('acts', act.seq!);
    this.readAtPhone = receivedAt;
    await this.show(driverId);
  }

  /** Shows the day of a driver as the phone's database has it. */
  private async show(driverId: string | undefined): Promise<void> {
    if (!this.database || driverId === undefined) return;
    const kept = await this.database.get('days', driverId);
    const acts = await listActs(this.database, driverId);
    const own = acts.filter(({ state }) => state !== 'refused');
    const known = (kept?.day.driverDay.events ?? []).map((event) => ({ ...event, at: Date.parse(event.at) }));
    this.update({ ...(kept && { kept }), acts, events: sortEvents([...own, ...known]) });
  }

  private update(change: Partial<DayState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** The acts of a driver in the order of the phone. */
const listActs = (database: DayDatabase, driverId: string): Promise<KeptAct[]> =>
  database.getAllFromIndex('acts', 'driverId', driverId);

async function keepAnswers(database: DayDatabase, driverId: string, answers: readonly Answer[]): Promise<void> {
  const change = database.transaction('acts', 'readwrite');
  for (const act of await change.store.index('driverId').getAll(driverId)) {
    const answer = answers.find(({ id }) => id === act.id);
    if (!answer) continue;
    const refusal = answer.refusal ?? undefined;
    await change.store.put({ ...act, ...(refusal === undefined ? { state: 'taken' } : { state: 'refused', refusal }) });
  }
  await change.done;
}

/** The part of a trip that a driver must hear about when it changes. */
export const describeRoute = ({ stops, job }: Trip): string =>
  JSON.stringify([
    stops.map(({ address, arrive, depart }) => [address, arrive, depart]),
    job?.buses.map(({ id }) => id),
  ]);

export const useDay = (store: DayStore): DayState => useSyncExternalStore(store.subscribe, store.getState);
