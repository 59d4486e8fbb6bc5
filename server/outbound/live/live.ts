import type { Deps, Viewer } from '../../access';
import { endedSessions } from '../../access';
import { createListener } from '../../platform/database/listener';
import { describeError } from '../../platform/database/databaseErrors';
import { PortalError } from '../../platform/errors';
import { badInput, message, unavailable } from '../../texts/messages';
import type { Ask, LogPart } from './changeLog';
import { databaseIdentity, forgetChanges, forgetForeign, readLog, readRecent } from './changeLog';
import { coalesced } from './coalesced';
import type { Cursor } from './cursor';
import { cursorLastsS, cursorText, isKept, parseCursor } from './cursor';
import type { Live, Notice } from './portalLive';
import { createNotify, channel } from './notifyServers';
import { beatMs, forgetAbsent, forgetPresent, keepPresent, presentBeside } from './presence';
import { logTripsOver } from './tripsOver';
import { LiveStream, mostChanges } from './stream';

/** So many pages may a user have open and seen at once; hidden ones end their streams. */
const mostOfOne = 20;
/** So many does one process tell. */
const mostOfAll = 2000;
/** Changes within this many milliseconds are sent together. */
const gapMs = 40;
/** So often at most is it looked whose session has ended, which is asked for with every change. */
const accessGapMs = 1000;
/** After this long without news a page gets the position of the log, so that no cursor grows too old. */
const refreshMs = 600_000;

/**
 * Tells open pages what changed, whichever copy of the server changed it. One connection listens to the database; what it hears
 * is only that there is something to read, so that what was notified while it was away is read like everything else
 * (docs/decisions/live-updates.md).
 */
export function createLive(arrangements: Pick<Deps, 'db' | 'clock' | 'log'>, lookEveryMs = beatMs): Live {
  const { db, log } = arrangements;
  const streams = new Set<LiveStream>();
  /** Streams that ended, until it is written that nobody is present there. */
  let gone: string[] = [];
  let cursor: Cursor | undefined;
  let closed = false;
  const timers: NodeJS.Timeout[] = [];

  /** At the end the database goes too, whatever is being asked. */
  const failed = (what: string) => (error: unknown) => {
    if (!closed) log.warn(what, { reason: describeError(error) });
  };
  const onPool: Ask = (text, values) => db.dataSource.query(text, values);

  const readChanges = coalesced(gapMs, catchUp, failed('the changes for open pages could not be read'));
  const readPresence = coalesced(gapMs, pushPresent, failed('who looks at what could not be read'));
  const checkAccess = coalesced(accessGapMs, endLostStreams, failed('the sessions of open pages could not be checked'));
  const forgetGone = coalesced(gapMs, forgetEnded, failed('who has gone could not be written'));
  /** The parts to check when servers notify one another. */
  const looks: Record<Notice, (() => void)[]> = { change: [readChanges, checkAccess], presence: [readPresence] };
  const all = Object.values(looks).flat();
  const { notify, flush } = createNotify(onPool, failed('other servers could not be told of changes'));

  const listener = createListener({
    open: () => db.openClient(),
    channel,
    log,
    opened: async () => {
      const database = await databaseIdentity(listener.query);
      if (cursor && cursor.database !== database) {
        cursor = undefined;
        streams.forEach((stream) => stream.pushMissed());
      }
      await forgetForeign(listener.query);
      cursor ??= (await readLog(listener.query, database, null)).cursor;
      all.forEach((work) => work());
    },
    heard: (payload) => looks[payload as Notice]?.forEach((look) => look()),
  });

  /** Reads what was committed since the last time, and tells it. */
  async function catchUp(): Promise<void> {
    if (!cursor || closed) return;
    const former = cursor;
    const part = await readLog(listener.query, former.database, former.snapshot);
    cursor = part.cursor;
    for (const stream of streams) pushPart(stream, part, former);
  }

  function pushPart(stream: LiveStream, { changes, cursor: now }: LogPart, since: Cursor): void {
    if (changes.length > mostChanges || !isKept(since, now)) stream.pushMissed();
    else stream.push(changes);
  }

  async function pushPresent(): Promise<void> {
    if (streams.size === 0) return;
    const beside = await presentBeside(onPool, [...streams]);
    for (const stream of streams) stream.pushPresent(beside.get(stream.connection) ?? []);
  }

  async function endLostStreams(): Promise<void> {
    const viewers = [...new Set([...streams].map(({ viewer }) => viewer))];
    if (viewers.length === 0) return;
    const ended = await endedSessions(arrangements, viewers);
    for (const stream of streams) if (ended.has(stream.viewer.tokenHash)) stream.signOut();
  }

  async function forgetEnded(): Promise<void> {
    const connections = gone;
    gone = [];
    if (connections.length === 0) return;
    await forgetPresent(onPool, connections);
    notify('presence');
  }

  function ended(stream: LiveStream): void {
    streams.delete(stream);
    gone.push(stream.connection);
    // At the end `stop` writes it, and waits for that.
    if (!closed) forgetGone();
  }

  /**
   * The heartbeat also finds what was committed by a server that was killed before it told of it, and notices a connection that died
   * without a word, and a pooler in between that lets no notification through.
   */
  async function beat(): Promise<void> {
    all.forEach((work) => work());
    if (streams.size > 0) await keepPresent(onPool, [...streams]).catch(failed('who is present could not be written'));
  }

  function checkRoom(viewer: Viewer): void {
    const own = [...streams].filter((stream) => stream.viewer.id === viewer.id).length;
    if (own >= mostOfOne) throw new PortalError('TOO_MANY_ATTEMPTS', message('live.tooManyPages'));
    if (streams.size >= mostOfAll) throw new PortalError('TOO_MANY_ATTEMPTS', message('live.tooManyPagesHere'));
  }

  return {
    async start() {
      timers.push(setInterval(() => void beat(), lookEveryMs));
      timers.push(setInterval(() => streams.forEach((stream) => stream.refresh()), refreshMs));
      timers.forEach((timer) => timer.unref());
      await listener.start();
    },

    async open(viewer, connection, { since, lastSeconds }) {
      const from = since == null ? undefined : parseCursor(since);
      if (since != null && !from) throw badInput('live.badCursor', 'since');
      if (lastSeconds != null && !(lastSeconds >= 0 && lastSeconds <= cursorLastsS))
        throw badInput('live.badWait', 'lastSeconds');
      if (closed || !cursor) throw unavailable('live.unavailable');
      checkRoom(viewer);
      // From here on it is told what is read; what was committed before that, it reads by itself.
      const stream = new LiveStream(viewer, connection, () => (cursor ? cursorText(cursor) : ''), ended);
      streams.add(stream);
      try {
        if (from && !isKept(from, cursor)) stream.pushMissed();
        else if (from) pushPart(stream, await readLog(onPool, from.database, from.snapshot), from);
        else if (lastSeconds) pushPart(stream, await readRecent(onPool, cursor.database, lastSeconds), cursor);
      } catch (error) {
        stream.end();
        throw error;
      }
      stream.refresh();
      return stream;
    },

    notify,

    close() {
      closed = true;
      streams.forEach((stream) => stream.end());
    },

    async stop() {
      this.close();
      timers.forEach(clearInterval);
      await listener.stop();
      await forgetEnded().catch(failed('who has gone could not be written'));
      await flush();
    },

    async logTripsOver() {
      if (await logTripsOver(arrangements)) notify();
    },

    async forgetOld() {
      await forgetChanges(onPool);
      await forgetAbsent(onPool);
    },
  };
}
