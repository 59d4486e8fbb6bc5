import type { EntityManager } from 'typeorm';
import type { Deps } from '../../../access';
import { addMs, days } from '../../../platform/time';
import type { BoardTripRow } from '../board/board';
import { buildProblem } from '../propose/proposalProblem';
import type { RepairProblem, Slot } from '../../../engines/planning';
import type { ProposalSources } from '../board/proposalSources';
import { planSources } from '../board/proposalSources';

/** The cost of taking a trip from its driver; a confirmed driver costs most. */
const costs = { none: 1, waiting: 3, confirmed: 10 } as const;
type RepairConfirmation = keyof typeof costs;
/** A slot with what it stands for. */
export interface NamedSlot extends Slot {
  holder: string;
  confirmation: RepairConfirmation;
}

/** The fallen trips, their possible holders, and the trips that would move. */
export interface RepairBoard {
  sources: ProposalSources;
  problem: RepairProblem;
  slots: NamedSlot[];
  /** Ids and names of the rows, in the order of the problem. */
  rows: { id: string; name: string }[];
}

/** The absent driver or bus, its rows of the plan, and the days. */
interface BoardQuestion {
  out: string;
  outName: string;
  lane: RepairProblem['lane'];
  start: Date;
  end: Date;
}

/** A trip that is on the way goes on; the rest of the days, and a day around them, can be moved to make room. */
export async function readBoard(deps: Deps, { out, outName, lane, start, end }: BoardQuestion): Promise<RepairBoard> {
  const now = deps.clock.now();
  const listIds = (trip: BoardTripRow) => (lane === 'drivers' ? trip.driverIds : trip.busIds);
  const hasFallen = (trip: BoardTripRow) => listIds(trip).includes(out) && trip.start < end && trip.end > start;
  const sources = await planSources(deps, start, end, (trips) =>
    trips.filter(
      (trip) =>
        trip.movable &&
        (hasFallen(trip) ||
          (trip.start > now && trip.start < addMs(end, days(1)) && trip.end > addMs(start, -days(1)))),
    ),
  );
  const absence = { id: '', kind: 'other' as const, firstDay: '', lastDay: '', note: '', start, end };
  const away = lane === 'drivers' ? { driverId: out, busId: null } : { driverId: null, busId: out };
  const problem = await buildProblem({ ...sources, absences: [...sources.absences, { ...absence, ...away }] });
  // Of several buses none has to seat everybody.
  sources.waiting.forEach(({ busIds }, nth) => {
    if (busIds.length > 1) Object.assign(problem.trips[nth] ?? {}, { seats: 0, needsLift: false });
  });
  const rows = lane === 'drivers' ? sources.drivers : sources.buses;
  const waitingIds = sources.waiting.map(({ id }) => id);
  const confirmations = await readConfirmations(deps.db.dataSource.manager, waitingIds);
  const slots = sources.waiting.flatMap((trip, nth) =>
    listIds(trip).flatMap((holder): NamedSlot[] => {
      const row = rows.findIndex(({ id }) => id === holder);
      const fallen = holder === out && hasFallen(trip);
      if (row < 0 && !fallen) return [];
      const known = confirmations.get(`${trip.id} ${holder}`) ?? 'none';
      return [{ trip: nth, row, fallen, cost: costs[known], confirmation: known, holder }];
    }),
  );
  const outRow = rows.findIndex(({ id }) => id === out);
  const named = outRow < 0 ? [...rows, { id: out, name: outName }] : rows;
  return {
    sources,
    slots,
    rows: named,
    problem: { ...problem, lane, out: outRow, forbidden: [], slots },
  };
}

/** For each trip whose driver or bus has heard of it: whether its driver has confirmed. */
async function readConfirmations(manager: EntityManager, ids: string[]): Promise<Map<string, RepairConfirmation>> {
  const rows = await manager.query<{ id: string; holder: string; confirmed: boolean }[]>(
    `select j.order_id as id, h.holder, bool_or(d.confirmation = 'accepted') as confirmed
     from job j join driver_assignment d on d.job_id = j.id and d.confirmation <> 'declined'
       cross join lateral (select d.driver_id as holder union select b.bus_id from bus_assignment b where b.job_id = j.id) h
     where j.order_id = any($1) group by j.order_id, h.holder`,
    [ids],
  );
  return new Map(rows.map(({ id, holder, confirmed }) => [`${id} ${holder}`, confirmed ? 'confirmed' : 'waiting']));
}
