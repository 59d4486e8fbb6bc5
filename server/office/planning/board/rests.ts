import { readBoardHours } from '../../../driving/duties';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../../access';
import { requireBoardSpan } from './board';
import { readDraftedTrips, listPlannedCrews } from './plannedTrips';
import type { BoardRest } from './boardTypes';

/** A driver takes some milliseconds; between two of them others who wait get on. */
const PAUSE_MS = 1;

/** The rests that the law wants after the working days of the plan, by driver. Errors: BAD_USER_INPUT. */
export async function planRests(
  { db, clock }: Deps,
  from: string,
  to: string,
  wanted?: readonly string[] | null,
): Promise<BoardRest[]> {
  const { start, end } = requireBoardSpan(from, to);
  const { manager } = db.dataSource;
  const drivers = await manager.query<{ id: string }[]>(
    `select distinct driver_id as id from busy_time($1, $2) where driver_id is not null order by id`,
    [start, end],
  );
  const planned = listPlannedCrews(await readDraftedTrips(manager, clock.now()));
  const all = new Set([...drivers.map(({ id }) => id), ...planned.flatMap((crew) => crew.driverIds)]);
  const driverIds = [...all].filter((id) => !wanted || wanted.includes(id));
  const hours = await readBoardHours(manager, {
    driverIds,
    busIds: [],
    orderIds: [],
    planned,
    from: start,
    to: end,
    now: clock.now(),
  });
  const rests: BoardRest[] = [];
  for (const driverId of driverIds) {
    for (const rest of hours.rests(driverId))
      if (rest.start < end && rest.end > start) rests.push({ driverId, ...rest });
    await sleep(PAUSE_MS);
  }
  return rests;
}
