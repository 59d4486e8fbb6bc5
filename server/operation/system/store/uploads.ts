import type { Deps } from '../../../access';
import { BackupUpload } from '../../../model/system/backupUpload.entity';
import type { StoreFault, StoreFaultKind } from '../../../platform/backup/store/storeFault';
import { createId } from '../../../platform/ids';
import { query, sql } from '../../../platform/sql';
import { addMs, minutes } from '../../../platform/time';

/** The portal's copy that sends renews its lease three times a minute. After two minutes without renewal it counts as dead. */
const LEASE_S = 120;
export const RENEW_MS = 20_000;
/** The pause after the first fault; each further one is twice as long, up to four hours. */
const FIRST_PAUSE_MS = minutes(5);
const LONGEST_PAUSE_MS = minutes(240);
/** The most rows that stay, of all places and with failed ones; a year of daily uploads fits. */
const KEPT_ROWS = 400;

/** The outcome of uploads to one place. */
export interface UploadState {
  /** The moment of the newest backup that was read back from the store, and its size there. */
  lastGoodAt: Date | null;
  bytes: number | null;
  isSending: boolean;
  /** The fault of the last upload; null when it went well, is still running, or its sender died. */
  fault: { kind: StoreFaultKind; reply: string; at: Date } | null;
  failures: number;
  retryAt: Date | null;
}

/**
 * The state of a place; `manager` reads it inside a transaction. Rows of the future were written before a clock was set back:
 * they count for nothing. Only the database's clock judges the lease: a copy whose clock is behind must still see the sender.
 */
export async function readUploadState(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  place: string,
  manager = db.dataSource.manager,
): Promise<UploadState> {
  const now = clock.now();
  const [good] = await query<{ storedAt: Date; bytes: number }>(
    manager,
    sql`select stored_at as "storedAt", bytes from backup_upload
      where place = ${place} and stored_at <= ${now} order by stored_at desc limit 1`,
  );
  const [last] = await query<LastUpload>(
    manager,
    sql`select started_at as "startedAt", ended_at as "endedAt", fault, reply, failures, retry_at as "retryAt"
      from backup_upload where place = ${place} and started_at <= ${now} order by started_at desc, id desc limit 1`,
  );
  // A lease that ends much later than one can was written before the database's clock was set back.
  const [lease] = await query<{ isSending: boolean }>(
    manager,
    sql`select exists (select from backup_upload where place = ${place} and leased_until > now()
      and leased_until < now() + 2 * ${LEASE_S} * interval '1 second') as "isSending"`,
  );
  return {
    lastGoodAt: good?.storedAt ?? null,
    bytes: good?.bytes ?? null,
    isSending: lease?.isSending === true,
    fault: last ? toFault(last) : null,
    failures: last?.failures ?? 0,
    retryAt: last?.retryAt ?? null,
  };
}

interface LastUpload {
  startedAt: Date;
  endedAt: Date | null;
  fault: StoreFaultKind | null;
  reply: string | null;
  failures: number;
  retryAt: Date | null;
}

/**
 * A row without an end is no fault: its sender died, or a restored backup contained it. The next upload begins within
 * minutes.
 */
const toFault = ({ startedAt, endedAt, fault, reply }: LastUpload): UploadState['fault'] =>
  fault === null ? null : { kind: fault, reply: reply ?? '', at: endedAt ?? startedAt };

/**
 * Begins an upload if `isWanted` says so of the state and no other copy of the portal is at it. Returns the id of its row, or
 * undefined.
 */
export function beginUpload(
  deps: Pick<Deps, 'db' | 'clock'>,
  place: string,
  isWanted: (state: UploadState) => boolean,
): Promise<string | undefined> {
  return deps.db.transaction(async (manager) => {
    await query(manager, sql`select pg_advisory_xact_lock(hashtext('backup_upload'))`);
    const state = await readUploadState(deps, place, manager);
    if (state.isSending || !isWanted(state)) return undefined;
    const id = createId();
    await query(
      manager,
      sql`insert into backup_upload (id, place, started_at, leased_until, failures)
        values (${id}, ${place}, ${deps.clock.now()}, now() + ${LEASE_S} * interval '1 second', ${state.failures})`,
    );
    return id;
  });
}

export const renewLease = ({ db }: Pick<Deps, 'db'>, id: string): Promise<unknown> =>
  query(
    db.dataSource,
    sql`update backup_upload set leased_until = now() + ${LEASE_S} * interval '1 second'
      where id = ${id} and ended_at is null`,
  );

/**
 * Notes that a backup is in the store, and forgets rows that nobody asks for any more. Both or neither: the caller notes a
 * fault on the row when this fails.
 */
export async function endGoodUpload(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  stored: { at: Date; bytes: number },
): Promise<void> {
  const ended = { endedAt: clock.now(), leasedUntil: null, failures: 0 };
  await db.transaction(async (manager) => {
    await manager.update(BackupUpload, { id }, { ...ended, storedAt: stored.at, bytes: stored.bytes });
    await query(
      manager,
      sql`delete from backup_upload where id not in
        (select id from backup_upload order by started_at desc limit ${KEPT_ROWS})`,
    );
  });
}

/** Notes a fault, and when the clock tries again. */
export async function endFailedUpload(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  { kind, reply }: StoreFault,
): Promise<void> {
  const now = clock.now();
  const [row] = await query<{ failures: number }>(
    db.dataSource,
    sql`select failures + 1 as failures from backup_upload where id = ${id}`,
  );
  const failures = row?.failures ?? 1;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  await db.dataSource.manager.update(
    BackupUpload,
    { id },
    { endedAt: now, leasedUntil: null, fault: kind, reply, failures, retryAt: addMs(now, pause) },
  );
}
