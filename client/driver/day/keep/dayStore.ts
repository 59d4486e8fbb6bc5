import { useSyncExternalStore } from 'react';
import { v7 } from 'uuid';
import { sortEvents, toTallinnDate } from '../../../../server/platform/values/road/tripEvents';
import {
  DriverDayDocument,
  DriverPackDocument,
  LeaveDayDocument,
  SendTripEventsDocument,
} from '../../../generated/plain';
import { readErrorCode } from '../../../lib/request/errorCodes';
import { request } from '../../../lib/request/request';
import { changeDay, forgetDriver, keepAct, keepAnswers, listActs } from './acts';
import { measureOffset } from './clockOffset';
import { findSetBack } from './clockWatch';
import type { ClockReading } from './clockWatch';
import { openDayDatabase } from './dayDatabase';
import type { DayDatabase, KeptAct, KeptDay } from './dayDatabase';
import { countUnsent, describeRoute, emptyState } from './dayState';
import type { DayState, NewAct } from './dayState';
import { isGone, noteUnsent, putBack, readUnsent } from './lostStorage';
import { renewPush, unsubscribeHere } from './pushPhone';
import { sendActs } from './sendActs';
import { postPhoto, sendPhotos } from './sendPhotos';

const EVERY_MS = 30_000;
/** A day that nobody changed is read again after this long. */
const STALE_MS = 5 * 60_000;
const KEPT_ACTS_MS = 4 * 86_400_000;

const readClock = (): ClockReading => ({ date: Date.now(), running: performance.now() });

/** A driver's day on this phone: kept in the phone's database, shown from there, and exchanged with the server when it can be. */
export class DayStore {
  private state = emptyState;
  private readonly listeners = new Set<() => void>();
  private database: DayDatabase | undefined;
  private clockOffsetMs = 0;
  private clock = readClock();
  private running: Promise<void> | undefined;
  private lateWork: Promise<void> | undefined;
  private readAtPhone = 0;
  private isPushRenewed = false;
  private telling: ReturnType<typeof setTimeout> | undefined;
  /** Photos that this page has not seen sent. */
  private readonly photos = new Map<string, Blob>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getState = (): DayState => this.state;

  /** The moment by the server's clock. */
  now = (): number => {
    this.watchClock();
    return Date.now() + this.clockOffsetMs;
  };

  /** Shows what the phone holds, then goes on exchanging. */
  async open(): Promise<void> {
    const database = await this.connect().catch(() => undefined);
    if (!database) return this.update({ isOpened: true, line: 'closed', hasNoStorage: true });
    this.clockOffsetMs = Number((await database.get('phone', 'clockOffsetMs')) ?? 0);
    const driverId = await database.get('phone', 'driverId');
    if (driverId === undefined) this.update({ lost: readUnsent() });
    await this.show(typeof driverId === 'string' ? driverId : undefined);
    this.update({ isOpened: true });
    const exchange = () => void this.exchange();
    window.addEventListener('online', exchange);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && exchange());
    navigator.serviceWorker?.addEventListener('message', () => void this.refresh());
    setInterval(exchange, EVERY_MS);
    exchange();
  }

  /** Records an act with the moment of now. It is on the phone before this resolves; false: it could not be kept. */
  async act({ kind, orderId, note = '', photo, ...more }: NewAct): Promise<boolean> {
    const driverId = this.state.kept?.driverId;
    if (!this.database || driverId === undefined) return false;
    const at = this.now();
    const { clockOffsetMs } = this;
    const phoneAt = at - clockOffsetMs;
    const state = 'waiting';
    const act: KeptAct = { id: v7(), driverId, kind, orderId, at, phoneAt, clockOffsetMs, note, state, ...more };
    if (photo) this.photos.set(act.id, photo);
    try {
      await this.keep(this.database, act);
      this.update({ hasFailed: false });
    } catch {
      // The storage is full.
      this.photos.delete(act.id);
      this.update({ hasFailed: true });
      return false;
    }
    void navigator.storage?.persist?.();
    await this.show(driverId);
    this.noteUnsent();
    void this.exchange();
    return true;
  }

  /** Notes that the driver has seen the trip's route as it is now. */
  async markSeen(orderId: string, route: string): Promise<void> {
    await this.changeKept(({ seenRoutes }) => ({ seenRoutes: { ...seenRoutes, [orderId]: route } }));
    await this.act({ kind: 'seen', orderId });
  }

  async markNoticeRead(id: string): Promise<void> {
    await this.changeKept(({ readNotices = [] }) => ({ readNotices: [...readNotices, id] }));
    await this.show(this.state.kept?.driverId);
  }

  /** Notes that the driver knows of the lost acts. */
  forgetLost(): void {
    noteUnsent(0);
    this.update({ lost: 0 });
  }

  /** Reads the day again, because a notice has arrived. */
  async refresh(): Promise<void> {
    this.readAtPhone = 0;
    await this.exchange();
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
    // The server forgot the phone with the session.
    await unsubscribeHere().catch(() => undefined);
    if (!this.database || driverId === undefined) return;
    await forgetDriver(this.database, driverId);
    noteUnsent(0);
  }

  private async changeKept(change: (latest: KeptDay) => Partial<KeptDay>): Promise<void> {
    const driverId = this.state.kept?.driverId;
    if (!this.database || driverId === undefined) return;
    await changeDay(this.database, driverId, (latest) => latest && { ...latest, ...change(latest) });
  }

  /** Opens the phone's database. A browser may take its storage away: then all that this page still holds goes back. */
  private async connect(): Promise<DayDatabase> {
    const database = await openDayDatabase(() => void this.connect().catch(() => undefined));
    await putBack(database, { state: this.state, clockOffsetMs: this.clockOffsetMs, photos: this.photos });
    this.database = database;
    return database;
  }

  private async keep(database: DayDatabase, act: KeptAct): Promise<void> {
    const photo = this.photos.get(act.id);
    try {
      await keepAct(database, act, photo);
    } catch (error) {
      if (!isGone(error)) throw error;
      await keepAct(await this.connect(), act, photo);
    }
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
      this.lateWork ??= this.workLate(database).finally(() => (this.lateWork = undefined));
    } catch (error) {
      if (isGone(error)) await this.connect().catch(() => undefined);
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
    if (sent === 0) return 0;
    await this.show(driverId);
    this.noteUnsent();
    return sent;
  }

  /** A clock that was set back without a signal keeps the moments of the server. */
  private watchClock(): void {
    const read = readClock();
    this.clockOffsetMs += findSetBack(this.clock, read);
    this.clock = read;
  }

  /** Photos and the pack may take long on a weak line. Acts do not wait for them. */
  private async workLate(database: DayDatabase): Promise<void> {
    const driverId = this.state.kept?.driverId;
    if (driverId === undefined) return;
    await this.renewPack(database).catch(() => undefined);
    await this.sendPhotos(database, driverId);
  }

  /** A photo that cannot be sent now waits for the next exchange. */
  private async sendPhotos(database: DayDatabase, driverId: string): Promise<void> {
    if (this.state.unsentPhotos.length === 0) return;
    const acts = await listActs(database, driverId);
    await sendPhotos({
      listIds: () => database.getAllKeys('photos'),
      findAct: async (id) => acts.find((act) => act.id === id),
      read: (id) => database.get('photos', id),
      forget: async (id) => {
        this.photos.delete(id);
        await database.delete('photos', id);
      },
      send: postPhoto,
    }).catch(() => undefined);
    await this.show(driverId);
    this.noteUnsent();
  }

  private async read(database: DayDatabase): Promise<void> {
    const sentAt = Date.now();
    const day = await request(DriverDayDocument, {});
    const receivedAt = Date.now();
    const serverAt = Date.parse(day.driverDay.at);
    // A clock that was set back is known by now, so that the measure confirms it and does not count it once more.
    this.watchClock();
    this.clockOffsetMs = measureOffset(this.clockOffsetMs, { serverAt, sentAt, receivedAt });
    const driverId = day.driverDay.driver.id;
    await changeDay(database, driverId, (former) => {
      const seenRoutes = Object.fromEntries(
        day.myTripsAround.map((trip) => [trip.id, former?.seenRoutes[trip.id] ?? describeRoute(trip)]),
      );
      const readNotices = former?.readNotices ?? [];
      return { ...former, driverId, day, readAt: serverAt, seenRoutes, readNotices };
    });
    await database.put('phone', driverId, 'driverId');
    await database.put('phone', this.clockOffsetMs, 'clockOffsetMs');
    // A photo finds its defect by the act, so that one stays until the photo is sent.
    const photos = await database.getAllKeys('photos');
    for (const { state, at, id, seq } of await listActs(database, driverId))
      if (state !== 'waiting' && at < serverAt - KEPT_ACTS_MS && !photos.includes(id))
        await database.delete('acts', seq!);
    this.readAtPhone = receivedAt;
    if (!this.isPushRenewed) void renewPush().catch(() => undefined);
    this.isPushRenewed = true;
    await this.show(driverId);
  }

  /** Reads the pack again once a day, and when a trip or its route is new. Without it the day is as good. */
  private async renewPack(database: DayDatabase): Promise<void> {
    const { kept } = this.state;
    if (!kept) return;
    const trips = kept.day.myTripsAround;
    const packOf = JSON.stringify([toTallinnDate(this.now()), trips.map((trip) => [trip.id, describeRoute(trip)])]);
    if (kept.packOf === packOf) return;
    const { driverPack: pack } = await request(DriverPackDocument, {});
    await changeDay(database, kept.driverId, (latest) => latest && { ...latest, pack, packOf });
    await this.show(kept.driverId);
  }

  /** A page that opens leaves it as it is: the first look into that storage stops a cold browser for a while. */
  private noteUnsent(): void {
    if (this.state.lost === 0) noteUnsent(countUnsent(this.state));
  }

  /** Shows the day of a driver as the phone's database has it. */
  private async show(driverId: string | undefined): Promise<void> {
    if (!this.database || driverId === undefined) return;
    const kept = await this.database.get('days', driverId);
    const acts = await listActs(this.database, driverId);
    const own = acts.filter(({ state }) => state !== 'refused');
    const known = (kept?.day.driverDay.events ?? []).map((event) => ({ ...event, at: Date.parse(event.at) }));
    const photos = await this.database.getAllKeys('photos');
    const unsentPhotos = acts.filter(({ id }) => photos.includes(id)).map(({ id }) => id);
    this.update({ ...(kept && { kept }), acts, unsentPhotos, events: sortEvents([...own, ...known]) });
  }

  private update(change: Partial<DayState>): void {
    this.state = { ...this.state, ...change };
    // Several changes at once, such as a day that was read and the line that is open, are drawn once.
    this.telling ??= setTimeout(() => {
      this.telling = undefined;
      for (const listener of this.listeners) listener();
    });
  }
}

export const useDay = (store: DayStore): DayState => useSyncExternalStore(store.subscribe, store.getState);
