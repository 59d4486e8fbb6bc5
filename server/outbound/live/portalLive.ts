import type { Viewer } from '../../access';
import { PerPortal } from '../../platform/perPortal';
import type { LiveNews } from './liveTypes';

/** The start of a new stream: a cursor, the last seconds, or nothing. */
export interface HeardSoFar {
  since?: string | null;
  lastSeconds?: number | null;
}

/** Notifications between copies of the server: something changed, or presence changed. */
export type Notice = 'change' | 'presence';

/** The streams of this process, and their news. */
export interface Live {
  /** Reads what was missed and begins to listen. */
  start(): Promise<void>;
  /**
   * The news for a viewer from now on; first the missed news, as far as `from` reaches. Errors: TOO_MANY_ATTEMPTS for
   * too many streams, UNAVAILABLE while nobody listens to the database, BAD_USER_INPUT for an invalid cursor.
   */
  open(viewer: Viewer, connection: string, from: HeardSoFar): Promise<AsyncIterableIterator<LiveNews>>;
  /** Notifies all copies of the server that something was committed, and returns at once; a change unless said otherwise. */
  notify(what?: Notice): void;
  /** Ends all streams and takes no new ones. */
  close(): void;
  stop(): Promise<void>;
  /** Tells of trips that ended since it was asked last. */
  logTripsOver(): Promise<void>;
  /** Forgets what nobody can ask for any more. */
  forgetOld(): Promise<void>;
}

/** Sends news to the open pages of a running portal. */
export const lives = new PerPortal<Live>('live stream');
