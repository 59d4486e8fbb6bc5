import type { Deps, Viewer } from '../../access';
import { findEndedSessions } from '../../access';
import { createListener } from '../../platform/database/listener';
import { describeError } from '../../platform/database/databaseErrors';
import { PortalError } from '../../platform/errors';
import { badInput, message, unavailable } from '../../texts/messages';
import type { Ask, LogPart } from './changeLog';
import { readDatabaseIdentity, forgetChanges, forgetForeign, readLog, readRecent } from './changeLog';
import { coalesce } from './coalesce';
import type { Cursor } from './cursor';
import { CURSOR_LASTS_S, printCursor, isKept, parseCursor } from './cursor';
import type { Live, Notice } from './portalLive';
import { createNotify, CHANNEL } from './notifyServers';
import { BEAT_MS, forgetAbsent, forgetPresent, keepPresent, listPresentBeside } from './presence';
import { LiveList } from './liveTypes';
import { logTripsOver } from './tripsOver';
import { LiveStream, MOST_CHANGES } from './stream';

/** The most pages that one user may have open and visible at once. Hidden pages end their streams. */
const MOST_PAGES_OF_USER = 20;
/** The most open pages that one process serves. */
const MOST_PAGES = 2000;
/** Changes within this time are sent together; milliseconds. */
const CHANGE_GAP_MS = 40;
/** The least time between two checks for ended sessions. Every change asks for such a check. */
const ACCESS_GAP_MS = 1000;
/** A page without news for this long gets the newest cursor, so that no cursor grows too old. */
const REFRESH_MS = 600_000;

interface LiveOptions {
  /** How often changes are looked for that no server told of. */
  lookEveryMs?: number;
  /** Called when settings may have changed on any copy of the server. */
  settingsChanged?: () => void;
}

/**
 * Sends changes to open pages, whichever copy of the server made them. One connection listens to the database. A notification only
 * says that there is something to read, so changes made while the connection was away are read like all others
 * (docs/decisions/live-updates.md).
 */
export function createLive(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  { lookEveryMs = BEAT_MS, settingsChanged }: LiveOptions = {},
): Live {
  const { db, log } = deps;
  const streams = new Set<LiveStream>();
  /** Connections of ended streams whose presence is not deleted yet. */
  let endedConnections: string[] = [];
  let cursor: Cursor | undefined;
  let isClosed = false;
  const timers: NodeJS.Timeout[] = [];

  /** Returns a handler that logs an error. After `close` it logs nothing: the database goes away, and open queries fail. */
  const logFailure = (what: string) => (error: unknown) => {
    if (!isClosed) log.warn(what, { reason: describeError(error) });
  };
  const queryPool: Ask = (text, values) => db.dataSource.query(text, values);

  const readChanges = coalesce(CHANGE_GAP_MS, catchUp, logFailure('the changes for open pages could not be read'));
  const readPresence = coalesce(CHANGE_GAP_MS, pushPresent, logFailure('who looks at what could not be read'));
  const checkAccess = coalesce(
    ACCESS_GAP_MS,
    endLostStreams,
    logFailure('the sessions of open pages could not be checked'),
  );
  const forgetEndedSoon = coalesce(CHANGE_GAP_MS, forgetEnded, logFailure('who has gone could not be written'));
  /** The readers that run on each kind of notice between servers. */
  const readersOf: Record<Notice, (() => void)[]> = { change: [readChanges, checkAccess], presence: [readPresence] };
  const allReaders = Object.values(readersOf).flat();
  const { notify, flush } = createNotify(queryPool, logFailure('other servers could not be told of changes'));

  const listener = createListener({
    open: () => db.openClient(),
    channel: CHANNEL,
    log,
    opened: async () => {
      const database = await readDatabaseIdentity(listener.query);
      if (cursor && cursor.database !== database) {
        cursor = undefined;
        streams.forEach((stream) => stream.pushMissed());
      }
      await forgetForeign(listener.query);
      cursor ??= (await readLog(listener.query, database, null)).cursor;
      // They may have changed while this process did not listen.
      settingsChanged?.();
      allReaders.forEach((work) => work());
    },
    heard: (payload) => readersOf[payload as Notice]?.forEach((look) => look()),
  });

  /** Reads the changes committed since the last reading, and sends them to every stream. */
  async function catchUp(): Promise<void> {
    if (!cursor || isClosed) return;
    const former = cursor;
    const part = await readLog(listener.query, former.database, former.snapshot);
    cursor = part.cursor;
    if (part.changes.length > MOST_CHANGES || part.changes.some(({ lists }) => lists.includes(LiveList.settings)))
      settingsChanged?.();
    for (const stream of streams) pushPart(stream, part, former);
  }

  function pushPart(stream: LiveStream, { changes, cursor: now }: LogPart, since: Cursor): void {
    if (changes.length > MOST_CHANGES || !isKept(since, now)) stream.pushMissed();
    else stream.push(changes);
  }

  async function pushPresent(): Promise<void> {
    if (streams.size === 0) return;
    const beside = await listPresentBeside(queryPool, [...streams]);
    for (const stream of streams) stream.pushPresent(beside.get(stream.connection) ?? []);
  }

  async function endLostStreams(): Promise<void> {
    const viewers = [...new Set([...streams].map(({ viewer }) => viewer))];
    if (viewers.length === 0) return;
    const handleEnd = await findEndedSessions(deps, viewers);
    for (const stream of streams) if (handleEnd.has(stream.viewer.tokenHash)) stream.signOut();
  }

  async function forgetEnded(): Promise<void> {
    const connections = endedConnections;
    endedConnections = [];
    if (connections.length === 0) return;
    await forgetPresent(queryPool, connections);
    notify('presence');
  }

  function endStream(stream: LiveStream): void {
    streams.delete(stream);
    endedConnections.push(stream.connection);
    // After `close`, `stop` deletes the presence and waits for it.
    if (!isClosed) forgetEndedSoon();
  }

  /**
   * Runs every reader, without a notification. This finds the commits of a server that was killed before it notified. It also covers a
   * connection that died unnoticed, and a pooler that lets no notifications through.
   */
  async function beat(): Promise<void> {
    allReaders.forEach((work) => work());
    if (streams.size > 0)
      await keepPresent(queryPool, [...streams]).catch(logFailure('who is present could not be written'));
  }

  /** Errors: TOO_MANY_ATTEMPTS when this user or this process has too many streams. */
  function checkRoom(viewer: Viewer): void {
    const own = [...streams].filter((stream) => stream.viewer.id === viewer.id).length;
    if (own >= MOST_PAGES_OF_USER) throw new PortalError('TOO_MANY_ATTEMPTS', message('live.tooManyPages'));
    if (streams.size >= MOST_PAGES) throw new PortalError('TOO_MANY_ATTEMPTS', message('live.tooManyPagesHere'));
  }

  return {
    async start() {
      timers.push(setInterval(() => void beat(), lookEveryMs));
      timers.push(setInterval(() => streams.forEach((stream) => stream.refresh()), REFRESH_MS));
      timers.forEach((timer) => timer.unref());
      await listener.start();
    },

    async open(viewer, connection, { since, lastSeconds }) {
      const from = since == null ? undefined : parseCursor(since);
      if (since != null && !from) throw badInput('live.badCursor', 'since');
      if (lastSeconds != null && !(lastSeconds >= 0 && lastSeconds <= CURSOR_LASTS_S))
        throw badInput('live.badWait', 'lastSeconds');
      if (isClosed || !cursor) throw unavailable('live.unavailable');
      checkRoom(viewer);
      // From here on the stream gets what `catchUp` reads. The changes before that are read below.
      const stream = new LiveStream(viewer, connection, () => (cursor ? printCursor(cursor) : ''), endStream);
      streams.add(stream);
      try {
        if (from && !isKept(from, cursor)) stream.pushMissed();
        else if (from) pushPart(stream, await readLog(queryPool, from.database, from.snapshot), from);
        else if (lastSeconds) pushPart(stream, await readRecent(queryPool, cursor.database, lastSeconds), cursor);
      } catch (error) {
        stream.end();
        throw error;
      }
      stream.refresh();
      return stream;
    },

    notify,

    close() {
      isClosed = true;
      streams.forEach((stream) => stream.end());
    },

    async stop() {
      this.close();
      timers.forEach(clearInterval);
      await listener.stop();
      await forgetEnded().catch(logFailure('who has gone could not be written'));
      await flush();
    },

    async logTripsOver() {
      if (await logTripsOver(deps)) notify();
    },

    async forgetOld() {
      await forgetChanges(queryPool);
      await forgetAbsent(queryPool);
    },
  };
}
