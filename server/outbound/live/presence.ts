import { lives } from './portalLive';
import type { Deps, Viewer } from '../../access';
import type { Ask } from './changeLog';
import type { PresenceInput, PresentPerson } from './liveTypes';
import { PresenceKind } from './liveTypes';
import { selectPersonName } from '../../model/people/personName';

/** Where somebody is who does this: people in one room are shown to one another. */
const rooms: Record<PresenceKind, (subject: string) => string> = {
  [PresenceKind.looksAtOrder]: (order) => `order ${order}`,
  [PresenceKind.looksAtPlan]: () => 'plan',
  [PresenceKind.movesTrip]: () => 'plan',
};

/** A server reports its open streams at this interval. A report holds for `BELIEVED_S`, since a killed server reports nothing. */
export const BEAT_MS = 20_000;
const BELIEVED_S = 60;

/** Says what a page's user does, or with null that it is nothing any more. The page's stream may be at another copy of the server. */
export async function showPresence(
  deps: Deps,
  viewer: Viewer,
  connection: string,
  presence: PresenceInput | null,
): Promise<void> {
  const { db } = deps;
  const live = lives.require(deps);
  if (!presence) {
    await db.dataSource.query('delete from presence where connection = $1 and user_id = $2', [connection, viewer.id]);
    live.notify('presence');
    return;
  }
  const { kind, subject } = presence;
  await db.dataSource.query(
    `insert into presence (connection, user_id, kind, subject, room) values ($1, $2, $3, $4, $5)
     on conflict (connection) do update set kind = excluded.kind, subject = excluded.subject, room = excluded.room, seen_at = now()
     where presence.user_id = excluded.user_id`,
    [connection, viewer.id, kind, subject, rooms[kind](subject)],
  );
  live.notify('presence');
}

/** A stream that is open here, and who has it. */
interface Own {
  connection: string;
  viewer: { id: string };
}

/** A stream with one of the people beside it; nulls where there is nobody. */
interface Beside {
  connection: string;
  user_id: string;
  id: string | null;
  name: string;
  kind: PresenceKind | null;
  subject: string | null;
}

/** For each of these streams that is in a room, the other people in it; the same person on two pages is one. */
export async function listPresentBeside(ask: Ask, streams: readonly Own[]): Promise<Map<string, PresentPerson[]>> {
  const rows = await ask<Beside>(
    `select distinct own.connection, own.user_id, u.id, ${selectPersonName('u')} as name, p.kind, p.subject
     from presence own
     left join presence p on p.room = own.room and p.user_id <> own.user_id and p.seen_at > now() - $2::int * interval '1 second'
     left join "user" u on u.id = p.user_id
     where own.connection = any($1::uuid[]) order by name, u.id`,
    [streams.map(({ connection }) => connection), BELIEVED_S],
  );
  const beside = new Map<string, PresentPerson[]>();
  for (const { connection, user_id, id, name, kind, subject } of rows) {
    const isOwn = streams.some((stream) => stream.connection === connection && stream.viewer.id === user_id);
    if (!isOwn) continue;
    const people = beside.get(connection) ?? [];
    const isAlone = id === null || kind === null || subject === null;
    beside.set(connection, isAlone ? people : [...people, { id, name, kind, subject }]);
  }
  return beside;
}

export const keepPresent = (ask: Ask, streams: readonly Own[]): Promise<unknown> =>
  ask('update presence set seen_at = now() where connection = any($1::uuid[])', [
    streams.map(({ connection }) => connection),
  ]);

export const forgetPresent = (ask: Ask, connections: readonly string[]): Promise<unknown> =>
  ask('delete from presence where connection = any($1::uuid[])', [connections]);

/** Presence left by killed servers. */
export const forgetAbsent = (ask: Ask): Promise<unknown> =>
  ask(`delete from presence where seen_at < now() - 10 * $1::int * interval '1 second'`, [BELIEVED_S]);
