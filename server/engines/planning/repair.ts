import type { IsOver } from './problem';
import { never } from './problem';
import type { PlanRepair, RepairProblem, Slot } from './repairProblem';
import { CHANGE_COST, mayHave, NOBODY_COST, listQualities } from './repairProblem';

// After somebody fell out: who drives instead, with the fewest changes. Pure.

/** The cost of giving fallen trips to rows that an earlier plan used, shared among these trips. */
const REPEAT_COST = 50_000;
/** The most trips beside a new one whose combinations are tried to make room for it. */
const MOST_BESIDE = 6;
/** A fixed count of looks at a roster: the same problem gives the same plans, however busy the machine is. */
const MOST_LOOKS = 60_000;
const WANTED = 3;
/** How many slots may change places for each fallen one, and the share of the looks after which this pass ends. */
const chains: [most: number, share: number][] = [
  [3, 0.5],
  [6, 0.75],
  [Infinity, 1],
];

/**
 * Up to three plans, the one with the fewest changes first. Each gives some fallen trip to another row than those
 * before, and none leaves more trips to nobody.
 */
export function proposeRepairs(problem: RepairProblem, isOver = never): PlanRepair[] {
  const found: PlanRepair[] = [];
  const countUnplaced = (repair: PlanRepair | undefined) => (repair ?? []).filter(({ row }) => row < 0).length;
  while (found.length < WANTED) {
    const next = new RepairSearch(problem, found, isOver).findBest();
    if (!next || (found.length > 0 && countUnplaced(next) > countUnplaced(found[0]))) break;
    found.push(next);
  }
  return found;
}

interface RepairOption {
  row: number;
  /** Those who had it and make room. */
  ejected: number[];
  cost: number;
}

/**
 * Depth first: places the slot with the fewest ways, the cheapest way first. A trip that makes room waits for a place
 * in turn, and none moves twice. A row with fewer trips is legal where one with more was, so that the smallest removal
 * that makes room is enough to try.
 */
class RepairSearch {
  private readonly table: number[][];
  private readonly before: number[][];
  /** The rows that could take a slot without their movable trips, the cheapest first; computed when first needed. */
  private readonly rows: (number[] | undefined)[];
  /** The new rows of moved slots; -1: nobody. */
  private readonly place = new Map<number, number>();
  private looks = 0;
  /** The looks and the changed places at which the current pass ends. */
  private looksAllowed = MOST_LOOKS;
  private placesAllowed = Infinity;
  private least = Infinity;
  private found: PlanRepair | undefined;

  constructor(
    private readonly problem: RepairProblem,
    private readonly others: readonly PlanRepair[],
    private readonly isOver: IsOver,
  ) {
    const { slots, lane, drivers, buses } = problem;
    this.table = listQualities(problem);
    const rows = [...(lane === 'drivers' ? drivers : buses).keys()];
    this.before = rows.map((row) => slots.flatMap((slot, nth) => (slot.row === row ? [nth] : [])));
    this.rows = slots.map(() => undefined);
  }

  private listRows(slot: number): number[] {
    const { slots } = this.problem;
    const { trip } = this.slot(slot);
    // A driver who is on the trip already does not change places on it.
    const isOnTrip = (row: number) => slots.some((one) => one.row === row && one.trip === trip);
    return (this.rows[slot] ??= [...this.before.keys()]
      .filter((row) => !isOnTrip(row) && mayHave(this.problem, row, this.before[row] ?? [], [], [slot]))
      .sort((one, other) => this.computeCost(slot, one) - this.computeCost(slot, other)));
  }

  /** The least that a place for a slot can cost. */
  private computeBound(slot: number): number {
    const [row] = this.listRows(slot);
    return row === undefined ? NOBODY_COST : this.computeCost(slot, row);
  }

  findBest(): PlanRepair | undefined {
    const fallen = this.problem.slots.flatMap((slot, nth) => (slot.fallen ? [nth] : []));
    if (fallen.length === 0) return undefined;
    this.placeDirectly(fallen);
    // Short chains come first, so that a search that runs out of looks has moved few trips.
    for (const [chain, share] of chains) {
      this.placesAllowed = fallen.length * chain;
      this.looksAllowed = MOST_LOOKS * share;
      this.step(fallen, 0);
    }
    return this.found;
  }

  /** Something to begin with, whatever becomes of the search: each slot to the cheapest row that has room, else to nobody. */
  private placeDirectly(fallen: readonly number[]): void {
    let cost = 0;
    const rest = [...fallen];
    while (rest.length > 0) {
      const ways = rest.map((slot) => ({ slot, options: this.listDirect(slot) }));
      const [next] = ways.sort((one, other) => one.options.length - other.options.length);
      if (!next) break;
      const [best = { row: -1, cost: NOBODY_COST }] = next.options;
      this.place.set(next.slot, best.row);
      cost += best.cost;
      rest.splice(rest.indexOf(next.slot), 1);
    }
    this.keepIfNew(cost);
    this.place.clear();
  }

  private step(pending: readonly number[], cost: number): void {
    const bound = pending.reduce((sum, slot) => sum + this.computeBound(slot), cost);
    const isLate = this.looks > this.looksAllowed || this.isOver();
    if (bound >= this.least || (isLate && this.found) || this.looks > 2 * MOST_LOOKS) return;
    if (this.place.size > this.placesAllowed) return;
    let chosen = -1;
    let direct: RepairOption[] | undefined;
    for (const slot of pending) {
      const ways = this.listDirect(slot);
      if (!direct || ways.length < direct.length) {
        chosen = slot;
        direct = ways;
      }
      if (direct.length === 0) break;
    }
    if (!direct) return this.keepIfNew(cost);
    const rest = pending.filter((slot) => slot !== chosen);
    for (const way of direct) this.tryPlace(chosen, way, rest, cost);
    if (cost + CHANGE_COST < this.least)
      for (const way of this.listMakingRoom(chosen)) this.tryPlace(chosen, way, rest, cost);
    // A row that made room for another trip must find a place for its own.
    if (this.slot(chosen).fallen) this.tryPlace(chosen, { row: -1, ejected: [], cost: NOBODY_COST }, rest, cost);
  }

  private tryPlace(
    slot: number,
    { row, ejected, cost: own }: RepairOption,
    rest: readonly number[],
    cost: number,
  ): void {
    const former = this.place.get(slot);
    this.place.set(slot, row);
    for (const other of ejected) this.place.set(other, -1);
    this.step([...rest, ...ejected], cost + own);
    for (const other of ejected) this.place.delete(other);
    if (former === undefined) this.place.delete(slot);
    else this.place.set(slot, former);
  }

  private keepIfNew(cost: number): void {
    const repair = [...this.place].map(([slot, row]) => ({ slot, row })).sort((one, other) => one.slot - other.slot);
    const listFallen = (one: PlanRepair) =>
      one.flatMap(({ slot, row }) => (this.slot(slot).fallen ? [`${slot} ${row}`] : []));
    if (this.others.some((other) => listFallen(other).join() === listFallen(repair).join())) return;
    this.least = cost;
    this.found = repair;
  }

  private slot = (nth: number): Slot => this.problem.slots[nth] as Slot;
  private kept = (row: number): number[] =>
    (this.before[row] ?? []).filter((slot) => !this.place.has(slot) && !this.slot(slot).fallen);

  private canFit(row: number, kept: readonly number[], slot: number): boolean {
    this.looks += 1;
    const incoming = [...this.place].flatMap(([one, of]) => (of === row ? [one] : []));
    return mayHave(this.problem, row, this.before[row] ?? [], kept, [...incoming, slot]);
  }

  private listDirect(slot: number): RepairOption[] {
    return this.listRows(slot)
      .filter((row) => this.canFit(row, this.kept(row), slot))
      .map((row) => ({ row, ejected: [], cost: this.computeCost(slot, row) }));
  }

  /** Beside the cost of taking it from its holder. */
  private computeCost(slot: number, row: number): number {
    const { fallen } = this.problem.slots[slot] as Slot;
    const repeats = this.others.filter((other) => other.some((one) => one.slot === slot && one.row === row)).length;
    const repeated = fallen ? (repeats * REPEAT_COST) / this.problem.slots.filter((one) => one.fallen).length : 0;
    return (this.table[slot]?.[row] ?? 0) + repeated;
  }

  private listMakingRoom(slot: number): RepairOption[] {
    const options = this.listRows(slot).flatMap((row) =>
      this.listLeastRoom(row, slot).map((ejected): RepairOption => {
        const taken = ejected.reduce((sum, other) => sum + this.slot(other).cost, 0);
        return { row, ejected, cost: taken * CHANGE_COST + this.computeCost(slot, row) };
      }),
    );
    return options.sort((one, other) => one.cost - other.cost);
  }

  /** The sets of trips that make room in a row when they go, none of which holds another; none where nobody has to go. */
  private listLeastRoom(row: number, slot: number): number[][] {
    if (this.looks > this.looksAllowed) return [];
    const kept = this.kept(row);
    const readStart = (one: number) => this.problem.trips[this.slot(one).trip]?.start ?? 0;
    const measureDistance = (one: number) => Math.abs(readStart(one) - readStart(slot));
    const movable = kept.filter((one) => this.slot(one).stays !== true);
    const beside = movable.sort((one, other) => measureDistance(one) - measureDistance(other)).slice(0, MOST_BESIDE);
    if (!this.canFit(row, removeAll(kept, beside), slot) || this.canFit(row, kept, slot)) return [];
    const masks = Array.from({ length: (1 << beside.length) - 1 }, (_, nth) => nth + 1);
    const found: number[] = [];
    for (const mask of masks.sort((one, other) => countBits(one) - countBits(other))) {
      if (found.some((other) => (other & mask) === other)) continue;
      if (this.canFit(row, removeAll(kept, pickByMask(beside, mask)), slot)) found.push(mask);
    }
    return found.map((mask) => pickByMask(beside, mask));
  }
}

const countBits = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + countBits(mask >> 1));
const pickByMask = <T>(all: readonly T[], mask: number): T[] => all.filter((_, nth) => (mask >> nth) & 1);
const removeAll = <T>(all: readonly T[], gone: readonly T[]): T[] => all.filter((one) => !gone.includes(one));
