import type { BoardHours } from '../../../driving/duties';
import { never, overlaps, repairCost, repairs } from '../../../engines/planning';
import type { IsOver, Repair, RepairProblem, Slot } from '../../../engines/planning';
import { daysOf, groupsOf, timeOf } from './groups';
import { RepairLaw, mergeRepairs } from './repairLaw';
import type { RepairJob, SlotLight } from './repairLaw';

export type { RepairJob } from './repairLaw';

/** A plan with what the law says to each of its changes. */
export interface LawfulRepair {
  repair: Repair;
  lights: SlotLight[];
}

export interface LawfulRepairs {
  /** The one with the fewest changes first. */
  plans: LawfulRepair[];
}

const wanted = 3;
/** The most searches of one day, each without what the law refused before. */
const mostRounds = 12;
/** The most fallen trips of several days that are also searched together. */
const mostTogether = 4;
/** The most pairs of days that are searched as one. */
const mostJoined = 6;

/**
 * Up to three plans after somebody fell out that the law allows. Each day is repaired by itself, beside what the days before it have
 * changed; a few trips are also searched together, and the better plan is taken. `told`: what there is so far.
 */
export function repairLawfully(
  job: RepairJob,
  hours: Pick<BoardHours, 'plan' | 'check'>,
  { isOver = never, told }: { isOver?: IsOver; told?: (found: LawfulRepairs) => void } = {},
): LawfulRepairs {
  const law = new RepairLaw(job, hours);
  const { problem } = job;
  const groups = groupsOf(problem);
  if (groups.length === 0) return { plans: [] };
  const search = new DailyRepair(job, law, isOver);
  const first = search.along(groups);
  const found = [first.repair];
  const plansOf = () => ({ plans: found.map((repair) => ({ repair, lights: law.check(repair) })) });
  const tell = () => {
    law.settle([]);
    const { plans } = plansOf();
    told?.({ plans });
    return { plans };
  };
  tell();
  const all = groups.flat();
  if (groups.length > 1 && all.length <= mostTogether && !isOver()) found.push(...search.along([all]).repairs);
  for (const joined of joinHopeless(groups, first.repair)) {
    if (isOver()) break;
    found.push(search.along(joined).repair);
  }
  let tried = 0;
  for (const way of first.others.sort((one, other) => one.extra - other.extra)) {
    if (isOver() || tried >= wanted) break;
    tried += 1;
    found.push(search.along(groups, way).repair);
  }
  const best = keepDistinct(problem, found);
  found.splice(0, found.length, ...best);
  return tell();
}

/**
 * The groups with one that leaves a trip to nobody joined to the next or the one before: a driver who has a trip in each may be allowed
 * both in other buses, and neither alone.
 */
function joinHopeless(groups: readonly number[][], repair: Repair): number[][][] {
  const left = new Set(repair.flatMap(({ slot, row }) => (row < 0 ? [slot] : [])));
  const seams = groups.flatMap((group, nth) => (group.some((slot) => left.has(slot)) ? [nth - 1, nth] : []));
  return [...new Set(seams)]
    .filter((nth) => nth >= 0 && nth + 1 < groups.length)
    .slice(0, mostJoined)
    .map((nth) => [...groups.slice(0, nth), groups.slice(nth, nth + 2).flat(), ...groups.slice(nth + 2)]);
}

/** The cheapest first, each with another one for some fallen trip, and none that leaves more trips to nobody. */
function keepDistinct(problem: RepairProblem, found: readonly Repair[]): Repair[] {
  const fallenOf = (repair: Repair) =>
    repair.flatMap(({ slot, row }) => (problem.slots[slot]?.fallen ? [`${slot} ${row}`] : [])).join();
  const sorted = [...found].sort((one, other) => repairCost(problem, one) - repairCost(problem, other));
  const least = nobodyIn(sorted[0] ?? []);
  const seen = new Set<string>();
  return sorted
    .filter((repair) => {
      const key = fallenOf(repair);
      if (seen.has(key) || nobodyIn(repair) > least) return false;
      seen.add(key);
      return true;
    })
    .slice(0, wanted);
}

const nobodyIn = (repair: Repair) => repair.filter(({ row }) => row < 0).length;

/** Another plan for one of the groups, and what it costs more. */
interface OtherWay {
  group: number;
  repair: Repair;
  extra: number;
}

/** Groups of fallen slots one after the other, each beside what was changed before it. */
class DailyRepair {
  private readonly searched = new Map<string, Repair[]>();

  constructor(
    private readonly job: RepairJob,
    private readonly law: RepairLaw,
    private readonly isOver: IsOver,
  ) {}

  /** `chosen`: what one of the groups gets. Also what the last group could have instead, and each group. */
  along(groups: readonly number[][], chosen?: OtherWay): { repair: Repair; repairs: Repair[]; others: OtherWay[] } {
    let repair: Repair = [];
    let ends: Repair[] = [];
    const others: OtherWay[] = [];
    groups.forEach((group, nth) => {
      const base = repair;
      const found = chosen?.group === nth ? [chosen.repair] : this.repairsOf(group, base);
      const sub = partOf(this.job.problem, group, base);
      const [best = nobodyFor(group)] = found;
      for (const other of found.slice(1))
        others.push({ group: nth, repair: other, extra: repairCost(sub, other) - repairCost(sub, best) });
      ends = (found.length > 0 ? found : [best]).map((one) => this.changes(mergeRepairs(base, one)));
      repair = ends[0] ?? base;
    });
    return { repair, repairs: ends, others };
  }

  /** Of one group, the fewest changes first. The same question gets the same answer: it is searched once. */
  private repairsOf(group: readonly number[], base: Repair): Repair[] {
    const key = [group.join(), ...base.map(({ slot, row }) => `${slot} ${row}`)].join('|');
    const known = this.searched.get(key) ?? this.searchOwnDays(group, base);
    this.searched.set(key, known);
    return known;
  }

  /** Trips of other days are moved only where a trip goes to nobody otherwise: a week is searched as thoroughly as a day. */
  private searchOwnDays(group: readonly number[], base: Repair): Repair[] {
    const part = partOf(this.job.problem, group, base);
    const found = this.search(stayingOf(part, group), group, base);
    if (this.isOver() || nobodyIn(found[0] ?? []) === 0) return found;
    const wide = this.search(part, group, base);
    return nobodyIn(wide[0] ?? []) < nobodyIn(found[0] ?? []) ? wide : found;
  }

  private search(part: RepairProblem, group: readonly number[], base: Repair): Repair[] {
    const { law, isOver } = this;
    law.settle(base);
    const problem = { ...part, allows: law.allows };
    // When time is over `repairs` gives each trip to the first who has room, which takes no time: days that come last get that too.
    for (let round = 0; round < mostRounds; round += 1) {
      const found = repairs(problem, isOver);
      const checked = found.map((repair) => ({ repair, red: this.redOf(mergeRepairs(base, repair)) }));
      const lawful = checked.filter(({ red }) => red.length === 0).map(({ repair }) => repair);
      if (found.length === 0 || checked[0]?.red.length === 0) return lawful;
      const blamed = checked.flatMap((one) => blamedFor(one.repair, one.red));
      if (blamed.length === 0) break;
      problem.forbidden = [...problem.forbidden, ...blamed];
    }
    return [nobodyFor(group)];
  }

  private redOf = (repair: Repair): SlotLight[] => this.law.check(repair).filter(({ light }) => light === 'red');

  /** Without what came back to where it was. */
  private changes = (repair: Repair): Repair =>
    repair.filter(({ slot, row }) => {
      const own = this.job.problem.slots[slot];
      return own?.fallen === true || own?.row !== row;
    });
}

/**
 * The changes of a repair that the law refuses. When it refuses only an earlier change, the new trips of the same driver are to
 * blame.
 */
function blamedFor(repair: Repair, red: readonly SlotLight[]): [slot: number, row: number][] {
  const own = repair.filter(({ row }) => row >= 0);
  const direct = own.filter(({ slot, row }) => red.some((one) => one.slot === slot && one.row === row));
  const blamed = direct.length > 0 ? direct : own.filter(({ row }) => red.some((one) => one.row === row));
  return blamed.map(({ slot, row }) => [slot, row]);
}

const nobodyFor = (group: readonly number[]): Repair => group.map((slot) => ({ slot, row: -1 }));

/** The problem of one group: what was changed before stands where it went, and costs nothing to be moved on. */
function partOf(problem: RepairProblem, group: readonly number[], base: Repair): RepairProblem {
  const moved = new Map(base.map(({ slot, row }) => [slot, row]));
  const slots = problem.slots.map((slot, nth) => {
    if (group.includes(nth)) return slot;
    const row = moved.get(nth);
    if (row !== undefined) return { ...slot, row, fallen: false, cost: 0 };
    return slot.fallen ? { ...slot, row: -1, fallen: false } : slot;
  });
  return { ...problem, slots };
}

/** The same with the trips of all other days staying where they are. */
function stayingOf(problem: RepairProblem, group: readonly number[]): RepairProblem {
  const days = daysOf(problem, group);
  const slots = problem.slots.map((slot, nth): Slot => ({ ...slot, stays: !overlaps(days, timeOf(problem, nth)) }));
  return { ...problem, slots };
}
