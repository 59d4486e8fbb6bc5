import type { BoardHours } from '../../../driving/duties';
import { never, overlaps, computeRepairCost, proposeRepairs } from '../../../engines/planning';
import type { IsOver, PlanRepair, RepairProblem, Slot } from '../../../engines/planning';
import { findDays, splitGroups, findTime } from './groups';
import { RepairLaw, mergeRepairs } from './repairLaw';
import type { RepairJob, SlotLight } from './repairLaw';

export type { RepairJob } from './repairLaw';

/** A repair with the law's light for each of its changes. */
export interface LawfulRepair {
  repair: PlanRepair;
  lights: SlotLight[];
}

export interface LawfulRepairs {
  /** The cheapest first. */
  plans: LawfulRepair[];
}

const MOST_PLANS = 3;
/** The most searches of one day. Each leaves out the changes that the law refused in the ones before. */
const MOST_ROUNDS = 12;
/** The most fallen trips of several days that are also searched together. */
const MOST_TOGETHER = 4;
/** The most pairs of neighbouring days that are searched as one day. */
const MOST_JOINED = 6;

/**
 * Finds up to three lawful plans after a driver or bus fell out. Each day is repaired alone, on top of the changes of the days before
 * it. A few trips are also searched together, and the better plan is taken. `onFound` gets the first plan before the search ends.
 */
export function repairLawfully(
  job: RepairJob,
  hours: Pick<BoardHours, 'plan' | 'check'>,
  { isOver = never, onFound }: { isOver?: IsOver; onFound?: (found: LawfulRepairs) => void } = {},
): LawfulRepairs {
  const law = new RepairLaw(job, hours);
  const { problem } = job;
  const groups = splitGroups(problem);
  if (groups.length === 0) return { plans: [] };
  const search = new DailyRepair(job, law, isOver);
  const first = search.searchGroups(groups);
  const found = [first.repair];
  const report = (repairs: readonly PlanRepair[]) => {
    law.settle([]);
    const plans = repairs.map((repair) => ({ repair, lights: law.check(repair) }));
    onFound?.({ plans });
    return { plans };
  };
  report(found);
  const all = groups.flat();
  if (groups.length > 1 && all.length <= MOST_TOGETHER && !isOver()) found.push(...search.searchGroups([all]).repairs);
  for (const joined of joinHopeless(groups, first.repair)) {
    if (isOver()) break;
    found.push(search.searchGroups(joined).repair);
  }
  let tried = 0;
  for (const way of first.others.sort((one, other) => one.extra - other.extra)) {
    if (isOver() || tried >= MOST_PLANS) break;
    tried += 1;
    found.push(search.searchGroups(groups, way).repair);
  }
  return report(keepDistinct(problem, found));
}

/**
 * Joins each group that leaves a trip without a driver or bus to its neighbours, one neighbour at a time. A driver with a trip in both
 * groups may be allowed to swap both trips, and neither alone.
 */
function joinHopeless(groups: readonly number[][], repair: PlanRepair): number[][][] {
  const left = new Set(repair.flatMap(({ slot, row }) => (row < 0 ? [slot] : [])));
  const seams = groups.flatMap((group, index) => (group.some((slot) => left.has(slot)) ? [index - 1, index] : []));
  return [...new Set(seams)]
    .filter((index) => index >= 0 && index + 1 < groups.length)
    .slice(0, MOST_JOINED)
    .map((index) => [...groups.slice(0, index), groups.slice(index, index + 2).flat(), ...groups.slice(index + 2)]);
}

/** Keeps the cheapest repairs. They differ in at least one fallen trip, and all leave the same number of trips to nobody. */
function keepDistinct(problem: RepairProblem, found: readonly PlanRepair[]): PlanRepair[] {
  const toFallenKey = (repair: PlanRepair) =>
    repair.flatMap(({ slot, row }) => (problem.slots[slot]?.fallen ? [`${slot} ${row}`] : [])).join();
  const sorted = [...found].sort((one, other) => computeRepairCost(problem, one) - computeRepairCost(problem, other));
  const fewestLeft = countLeft(sorted[0] ?? []);
  const seen = new Set<string>();
  return sorted
    .filter((repair) => {
      const key = toFallenKey(repair);
      if (seen.has(key) || countLeft(repair) > fewestLeft) return false;
      seen.add(key);
      return true;
    })
    .slice(0, MOST_PLANS);
}

const countLeft = (repair: PlanRepair) => repair.filter(({ row }) => row < 0).length;

/** A different repair of one group. */
interface OtherWay {
  group: number;
  repair: PlanRepair;
  /** Its cost above that of the group's best repair. */
  extra: number;
}

/** The result of searching several groups. */
interface GroupsRepair {
  /** The best repair of each group, merged. */
  repair: PlanRepair;
  /** The same with each repair of the last group, the best first. */
  repairs: PlanRepair[];
  /** The second-best repairs of each group. */
  others: OtherWay[];
}

/** Repairs groups of fallen slots one after the other, each on top of the changes of the groups before it. */
class DailyRepair {
  private readonly searched = new Map<string, PlanRepair[]>();

  constructor(
    private readonly job: RepairJob,
    private readonly law: RepairLaw,
    private readonly isOver: IsOver,
  ) {}

  /** Repairs the groups in their order. `fixedWay` gives one of them its repair instead of a search. */
  searchGroups(groups: readonly number[][], fixedWay?: OtherWay): GroupsRepair {
    let repair: PlanRepair = [];
    let ends: PlanRepair[] = [];
    const others: OtherWay[] = [];
    groups.forEach((group, index) => {
      const base = repair;
      const found = fixedWay?.group === index ? [fixedWay.repair] : this.searchOnce(group, base);
      const sub = limitToGroup(this.job.problem, group, base);
      const [best = leaveToNobody(group)] = found;
      for (const other of found.slice(1))
        others.push({
          group: index,
          repair: other,
          extra: computeRepairCost(sub, other) - computeRepairCost(sub, best),
        });
      ends = (found.length > 0 ? found : [best]).map((one) => this.dropUnchanged(mergeRepairs(base, one)));
      repair = ends[0] ?? base;
    });
    return { repair, repairs: ends, others };
  }

  /** Repairs one group, the cheapest first. A question that was asked before gets the former result without a search. */
  private searchOnce(group: readonly number[], base: PlanRepair): PlanRepair[] {
    const key = [group.join(), ...base.map(({ slot, row }) => `${slot} ${row}`)].join('|');
    const known = this.searched.get(key) ?? this.searchOwnDays(group, base);
    this.searched.set(key, known);
    return known;
  }

  /** Moves trips of the group's own days only. Trips of other days are moved when a trip would go to nobody otherwise. */
  private searchOwnDays(group: readonly number[], base: PlanRepair): PlanRepair[] {
    const part = limitToGroup(this.job.problem, group, base);
    const found = this.search(holdOtherDays(part, group), group, base);
    if (this.isOver() || countLeft(found[0] ?? []) === 0) return found;
    const wide = this.search(part, group, base);
    return countLeft(wide[0] ?? []) < countLeft(found[0] ?? []) ? wide : found;
  }

  /** Searches until the law allows the best repair. Excludes after each round the changes that the law has refused. */
  private search(part: RepairProblem, group: readonly number[], base: PlanRepair): PlanRepair[] {
    const { law, isOver } = this;
    law.settle(base);
    const problem = { ...part, allows: law.allows };
    // When the time is over, `repairs` gives each trip to the first row with room. This takes no time, so the last days get it too.
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const found = proposeRepairs(problem, isOver);
      const checked = found.map((repair) => ({ repair, red: this.findRed(mergeRepairs(base, repair)) }));
      const lawful = checked.filter(({ red }) => red.length === 0).map(({ repair }) => repair);
      if (found.length === 0 || checked[0]?.red.length === 0) return lawful;
      const blamed = checked.flatMap((one) => findBlamed(one.repair, one.red));
      if (blamed.length === 0) break;
      problem.forbidden = [...problem.forbidden, ...blamed];
    }
    return [leaveToNobody(group)];
  }

  private findRed = (repair: PlanRepair): SlotLight[] => this.law.check(repair).filter(({ light }) => light === 'red');

  /** Drops the changes that bring a trip back to where it was. */
  private dropUnchanged = (repair: PlanRepair): PlanRepair =>
    repair.filter(({ slot, row }) => {
      const own = this.job.problem.slots[slot];
      return own?.fallen === true || own?.row !== row;
    });
}

/**
 * Finds the changes of a repair that the law refuses. When the law refuses only an earlier change, the new trips of the same driver
 * are to blame.
 */
function findBlamed(repair: PlanRepair, red: readonly SlotLight[]): [slot: number, row: number][] {
  const own = repair.filter(({ row }) => row >= 0);
  const direct = own.filter(({ slot, row }) => red.some((one) => one.slot === slot && one.row === row));
  const blamed = direct.length > 0 ? direct : own.filter(({ row }) => red.some((one) => one.row === row));
  return blamed.map(({ slot, row }) => [slot, row]);
}

const leaveToNobody = (group: readonly number[]): PlanRepair => group.map((slot) => ({ slot, row: -1 }));

/** Returns the problem of one group. Trips that `base` has moved stand where it put them, and may move on without cost. */
function limitToGroup(problem: RepairProblem, group: readonly number[], base: PlanRepair): RepairProblem {
  const moved = new Map(base.map(({ slot, row }) => [slot, row]));
  const slots = problem.slots.map((slot, index) => {
    if (group.includes(index)) return slot;
    const row = moved.get(index);
    if (row !== undefined) return { ...slot, row, fallen: false, cost: 0 };
    return slot.fallen ? { ...slot, row: -1, fallen: false } : slot;
  });
  return { ...problem, slots };
}

/** Returns the problem with the trips of all days but the group's fixed where they are. */
function holdOtherDays(problem: RepairProblem, group: readonly number[]): RepairProblem {
  const days = findDays(problem, group);
  const slots = problem.slots.map((slot, index): Slot => ({
    ...slot,
    stays: !overlaps(days, findTime(problem, index)),
  }));
  return { ...problem, slots };
}
