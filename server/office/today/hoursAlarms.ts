import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import { readBoardHours } from '../../driving/duties';
import { HoursAlarm } from '../../model/driving/hoursAlarm.entity';
import { query, sql } from '../../platform/sql';
import { addMs, days } from '../../platform/time';
import type { Line } from '../../platform/values/message';

/** A week is enough to find another driver. */
const AHEAD_MS = days(7);
/** The work of four months is read for each. */
const JUDGED_TOGETHER = 4;
/** A driver takes some milliseconds; between two of them others who wait get on. */
const PAUSE_MS = 1;

interface AssignedRow {
  id: string;
  driverId: string;
  orderId: string;
  driverIds: string[];
  busIds: string[];
}

/**
 * The clock's work: judges the drivers of the coming week by the law of driving and rest, and keeps those whom it does
 * not allow their trip. Writes only what differs. Returns how many there are.
 */
export async function refreshHoursAlarms(deps: Deps): Promise<number> {
  const { manager } = deps.db.dataSource;
  const known = await manager.find(HoursAlarm);
  const found = await judgeAssigned(manager, deps.clock.now());
  const gone = known.filter(({ assignmentId }) => !found.has(assignmentId));
  const changed = [...found].filter(
    ([id, line]) => !known.some((alarm) => alarm.assignmentId === id && isDeepStrictEqual(alarm.line, line)),
  );
  if (gone.length > 0)
    await manager.delete(
      HoursAlarm,
      gone.map(({ assignmentId }) => assignmentId),
    );
  for (const [assignmentId, line] of changed)
    // The driver may have been taken off meanwhile.
    await query(
      manager,
      sql`insert into hours_alarm (assignment_id, line)
          select a.id, ${JSON.stringify(line)}::jsonb from driver_assignment a where a.id = ${assignmentId}
          on conflict (assignment_id) do update set line = excluded.line`,
    );
  if (gone.length + changed.length > 0) deps.events.announce();
  return found.size;
}

/** As PostgreSQL returns it: without keys that have no value, so that equal lines are equal. */
const toStored = (line: Line): Line => JSON.parse(JSON.stringify(line)) as Line;

/** The reasons of those who may not drive, by assignment. */
async function judgeAssigned(manager: EntityManager, now: Date): Promise<Map<string, Line>> {
  const rows = await query<AssignedRow>(
    manager,
    sql`select a.id, a.driver_id as "driverId", j.order_id as "orderId",
          array(select d.driver_id from driver_assignment d
            where d.job_id = j.id and d.confirmation <> 'declined' order by d.position) as "driverIds",
          array(select b.bus_id from bus_assignment b where b.job_id = j.id order by b.position) as "busIds"
        from driver_assignment a join job j on j.id = a.job_id join "order" o on o.id = j.order_id
        where a.confirmation <> 'declined' and o.status = 'job' and o.deleted_at is null
          and o.starts_at > ${now} and o.starts_at < ${addMs(now, AHEAD_MS)}`,
  );
  const found = new Map<string, Line>();
  const driverIds = [...new Set(rows.map(({ driverId }) => driverId))];
  for (let first = 0; first < driverIds.length; first += JUDGED_TOGETHER) {
    const some = driverIds.slice(first, first + JUDGED_TOGETHER);
    const own = rows.filter(({ driverId }) => some.includes(driverId));
    for (const [id, line] of await judgeSome(manager, own, now)) found.set(id, line);
  }
  return found;
}

async function judgeSome(manager: EntityManager, rows: AssignedRow[], now: Date): Promise<Map<string, Line>> {
  const hours = await readBoardHours(manager, {
    driverIds: [...new Set(rows.map(({ driverId }) => driverId))],
    busIds: [...new Set(rows.flatMap(({ busIds }) => busIds))],
    orderIds: [...new Set(rows.map(({ orderId }) => orderId))],
    planned: [],
    from: now,
    to: addMs(now, AHEAD_MS),
    now,
  });
  const found = new Map<string, Line>();
  for (const { id, driverId, orderId, driverIds, busIds } of rows) {
    const verdict = hours.check(driverId, orderId, { driverIds, busIds });
    if (verdict?.light === 'red' && verdict.line !== '') found.set(id, toStored(verdict.line));
    await sleep(PAUSE_MS);
  }
  return found;
}
