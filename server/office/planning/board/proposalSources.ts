import type { Deps } from '../../../access';
import { addMs, days } from '../../../platform/time';
import type { BoardBusRow, BoardTripRow } from './board';
import { readBoardAbsences, readBoardBuses, readBoardDrivers, readBoardOccurrences, readBoardTrips } from './board';
import type { BoardAbsence, BoardDriver, BoardOccurrence } from './boardTypes';

/** The input of a proposal. */
export interface ProposalSources {
  around: { from: Date; to: Date };
  /** Of the days and some around them. */
  trips: BoardTripRow[];
  /** Trips that need another crew. */
  waiting: BoardTripRow[];
  occurrences: BoardOccurrence[];
  absences: BoardAbsence[];
  drivers: BoardDriver[];
  buses: BoardBusRow[];
  facts: Map<string, { driving: number; notes: string }>;
}

/** Earlier and later work decides where drivers and buses are and how rested. */
const DAYS_AROUND = 7;

/** Reads the plan around some days; `pick` says which of its trips are given to somebody again. */
export async function planSources(
  deps: Deps,
  start: Date,
  end: Date,
  pick: (trips: BoardTripRow[]) => BoardTripRow[],
): Promise<ProposalSources> {
  const { manager } = deps.db.dataSource;
  const around = { from: addMs(start, -days(DAYS_AROUND)), to: addMs(end, days(DAYS_AROUND)) };
  const trips = await readBoardTrips(manager, around.from, around.to, deps.clock.now());
  const waiting = pick(trips);
  const [first, last] = [around.from, around.to].map((one) => one.toISOString().slice(0, 10)) as [string, string];
  return {
    around,
    trips,
    waiting,
    occurrences: await readBoardOccurrences(manager, first, last),
    absences: await readBoardAbsences(manager, first, last),
    drivers: (await readBoardDrivers(manager, [])).filter(({ hidden }) => !hidden),
    buses: (await readBoardBuses(manager, [])).filter(({ hidden, mayNotDrive }) => !hidden && mayNotDrive === null),
    facts: await readTripNotes(
      deps,
      trips.map(({ id }) => id),
    ),
  };
}

/** Minutes at the wheel, and what the customer wrote, of each trip. */
async function readTripNotes({ db }: Deps, ids: string[]): Promise<ProposalSources['facts']> {
  const rows = await db.dataSource.query<{ id: string; driving: number; notes: string }[]>(
    `select o.id, o.client_notes as notes, coalesce((select sum(extract(epoch from w.arrive - w.left) / 60)
       from (select s.arrive, lag(s.depart) over (order by s.position) as left from stop s where s.order_id = o.id) w), 0)::int as driving
     from "order" o where o.id = any($1)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
