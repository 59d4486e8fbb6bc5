import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { TripEvent } from '../../../../server/platform/values/road/tripEvents';
import type { DriverDayQuery, DriverPackQuery } from '../../../generated/plain';

export interface Report {
  wentWell: boolean;
  comment: string;
  hours: number[];
}

/** An act on the phone. It stays after it was sent, so that the driver sees what became of it. */
export interface KeptAct extends TripEvent {
  /** The order in which acts were made on this phone, whatever its clock said. */
  seq?: number;
  driverId: string;
  phoneAt: number;
  clockOffsetMs: number;
  note: string;
  report?: Report;
  /** The broken bus, of a defect. */
  busId?: string;
  mayNotDrive?: boolean;
  state: 'waiting' | 'taken' | 'refused';
  refusal?: string;
}

export interface KeptDay {
  driverId: string;
  day: DriverDayQuery;
  /** The moment of the server at which it was read. */
  readAt: number;
  /** The route of each trip as the driver has seen it, by order. */
  seenRoutes: Record<string, string>;
  /** Ways, documents and past days, which change rarely. */
  pack?: DriverPackQuery['driverPack'];
  /** The day and trips that the pack is of. */
  packOf?: string;
  /** Ids of the office's words that the driver has read. */
  readNotices?: string[];
}

interface DaySchema extends DBSchema {
  days: { key: string; value: KeptDay };
  acts: { key: number; value: KeptAct; indexes: { driverId: string } };
  /** Photos of defects that were not sent, by the id of their act. */
  photos: { key: string; value: Blob };
  /** The driver of this phone now, and the difference of its clock to the server's. */
  phone: { key: 'driverId' | 'clockOffsetMs'; value: string | number };
}

export type DayDatabase = IDBPDatabase<DaySchema>;

/** Opens the phone's own database. It holds a day and the acts of each driver who shares the phone. */
export const openDayDatabase = (onTaken: () => void): Promise<DayDatabase> =>
  openDB<DaySchema>('driver-day', 2, {
    upgrade(database, formerVersion) {
      if (formerVersion < 2) database.createObjectStore('photos');
      if (formerVersion > 0) return;
      database.createObjectStore('days', { keyPath: 'driverId' });
      const acts = database.createObjectStore('acts', { keyPath: 'seq', autoIncrement: true });
      acts.createIndex('driverId', 'driverId');
      database.createObjectStore('phone');
    },
    // A newer version of the page waits for this one to let go. Acts lie in the database, so this page can begin again.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      window.location.reload();
    },
    // The browser took the storage away.
    terminated: onTaken,
  });
