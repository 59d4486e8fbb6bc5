import { isDeepStrictEqual } from 'node:util';
import type { BoardHours, HoursLight } from '../../../driving/duties';
import type { PlanRepair, RepairProblem, RowChange } from '../../../engines/planning';

export interface OrderCrew {
  orderId: string;
  driverIds: readonly string[];
  busIds: readonly string[];
}

/** The input of a repair: plain data for a worker. */
export interface RepairJob {
  problem: RepairProblem;
  /** The present holder of each slot. */
  holders: string[];
  /** Ids of the rows, in the order of the problem. */
  rows: string[];
  crews: OrderCrew[];
}

/** One change of a repair, and what the law says to it. */
export interface SlotLight extends Pick<HoursLight, 'light' | 'line'> {
  slot: number;
  row: number;
}

type Law = Pick<BoardHours, 'plan' | 'check'>;

/** The most questions to the law for each part of a search: where the sieve says yes, and where it says no. */
const mostAsked = { likely: 3000, unlikely: 600 };

/** The engine's verdict on repairs. It decides about every result of the search's filter. */
export class RepairLaw {
  private left = { ...mostAsked };
  private base: PlanRepair = [];
  private readonly known = new Map<string, boolean>();

  constructor(
    private readonly job: RepairJob,
    private readonly law: Law,
  ) {}

  /**
   * From now on these changes stand, and others are checked beside them. Results beside the same changes stay known.
   */
  settle(base: PlanRepair): void {
    if (!isDeepStrictEqual(base, this.base)) this.known.clear();
    this.plan(this.base, () => this.job.crews);
    this.base = [...base];
    this.plan(base, () => this.listCrewsAfter(base));
    this.left = { ...mostAsked };
  }

  /** The law's light for each change of a repair, all of it in place; nothing for a driver who is taken off. */
  check(repair: PlanRepair): SlotLight[] {
    const { lane } = this.job.problem;
    const findLight = (changes: PlanRepair, slot: number, row: number) => this.findLight(changes, slot, row);
    // Another bus makes nobody drive longer: what was red before does not stand in its way.
    const former = new Map(lane === 'buses' ? repair.map(({ slot }) => [slot, findLight([], slot, -1)?.light]) : []);
    return this.runWhileStanding(repair, () =>
      repair.flatMap(({ slot, row }): SlotLight[] => {
        if (row < 0) return [];
        const { light, line } = findLight(repair, slot, row) ?? { light: 'green' as const, line: '' };
        return [{ slot, row, line, light: light === 'red' && former.get(slot) === 'red' ? 'amber' : light }];
      }),
    );
  }

  /**
   * Whether a driver may have slots beside those that they keep. Once the questions for this part are used up, the
   * sieve decides; `check` has the last word.
   */
  allows = ({ row, before, kept, incoming }: RowChange, isLikely: boolean): boolean => {
    if (this.job.problem.lane === 'buses') return isLikely;
    const key = `${row}|${[...kept].sort().join()}|${[...incoming].sort().join()}`;
    const isKnown = this.known.get(key);
    if (isKnown !== undefined) return isKnown;
    const budget = isLikely ? 'likely' : 'unlikely';
    if (this.left[budget] <= 0) return isLikely;
    this.left[budget] -= 1;
    const gone = before.filter((slot) => !kept.includes(slot)).map((slot) => ({ slot, row: -1 }));
    const changes = mergeRepairs(this.base, [...gone, ...incoming.map((slot) => ({ slot, row }))]);
    const isAllowed = this.runWhileStanding(changes, () =>
      incoming.every((slot) => this.findLight(changes, slot, row)?.light !== 'red'),
    );
    this.known.set(key, isAllowed);
    return isAllowed;
  };

  /** Does something while a repair stands. */
  private runWhileStanding<Result>(repair: PlanRepair, work: () => Result): Result {
    this.plan(repair, () => this.listCrewsAfter(repair));
    const result = work();
    this.plan(repair, () => this.listCrewsAfter(this.base));
    return result;
  }

  private plan(repair: PlanRepair, listCrews: () => readonly OrderCrew[]): void {
    const crews = listCrews();
    for (const trip of new Set(repair.map(({ slot }) => this.findTrip(slot)))) {
      const crew = crews[trip];
      if (crew) this.law.plan(crew);
    }
  }

  private findTrip = (slot: number): number => this.job.problem.slots[slot]?.trip ?? -1;

  /** The crew of each trip after all changes of a repair. */
  private listCrewsAfter(repair: PlanRepair): OrderCrew[] {
    const { crews, holders, rows, problem } = this.job;
    const after = [...crews];
    for (const { slot, row } of repair) {
      const trip = this.findTrip(slot);
      const crew = after[trip];
      if (!crew) continue;
      const into = row < 0 ? [] : [rows[row] ?? ''];
      const swapIds = (ids: readonly string[]) => ids.flatMap((id) => (id === holders[slot] ? into : [id]));
      after[trip] =
        problem.lane === 'drivers'
          ? { ...crew, driverIds: swapIds(crew.driverIds) }
          : { ...crew, busIds: swapIds(crew.busIds) };
    }
    return after;
  }

  /** The worst light of those who drive a trip that changes: who comes in, or whose bus is another. */
  private findLight(repair: PlanRepair, slot: number, row: number): HoursLight | undefined {
    const crew = this.listCrewsAfter(repair)[this.findTrip(slot)];
    if (!crew) return undefined;
    const concerned = this.job.problem.lane === 'drivers' ? [this.job.rows[row] ?? ''] : crew.driverIds;
    const lights = concerned.flatMap((id) => this.law.check(id, crew.orderId, crew) ?? []);
    return lights.find(({ light }) => light === 'red') ?? lights.find(({ light }) => light === 'amber') ?? lights[0];
  }
}

/** Changes after changes: of a slot the last one holds. */
export function mergeRepairs(first: PlanRepair, second: PlanRepair): PlanRepair {
  const rows = new Map([...first, ...second].map(({ slot, row }) => [slot, row]));
  return [...rows].map(([slot, row]) => ({ slot, row })).sort((one, other) => one.slot - other.slot);
}
