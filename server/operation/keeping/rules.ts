import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { selectPersonName } from '../../model/people/personName';
import { KeepRule } from '../../model/system/keepRule.entity';
import { KeepRuleChange } from '../../model/system/keepRuleChange.entity';
import { createId } from '../../platform/ids';
import { query, raw, sql } from '../../platform/sql';
import { badInput } from '../../texts/messages';
import type { KeepingKind, KindName } from './kinds';
import { findCutoff, getKind, kindNames, kinds } from './kinds';
import type { StepContext } from './step';

/** A rule as admins see it. */
export interface KeepingRuleState {
  kind: KindName;
  months: number;
  confirmedMonths: number | null;
  usual: number;
  least: number;
  most: number;
  /** How many rows a run would forget now, by the months that are wanted. */
  wouldForget: number;
}

/** Every rule of the table, with a dry run of each. */
export async function readRules(deps: Deps): Promise<KeepingRuleState[]> {
  const { manager } = deps.db.dataSource;
  const saved = await manager.find(KeepRule);
  const states: KeepingRuleState[] = [];
  for (const kind of kinds) {
    const { months, confirmedMonths } = toRule(kind, saved);
    const { usual, least, most } = kind;
    const wouldForget = await countDue({ deps, manager }, kind, months);
    states.push({ kind: kind.name, months, confirmedMonths, usual, least, most, wouldForget });
  }
  return states;
}

/** The months of a kind. A rule whose limits were narrowed since stays within them. */
function toRule(kind: KeepingKind, saved: readonly KeepRule[]): { months: number; confirmedMonths: number | null } {
  const rule = saved.find((each) => each.kind === kind.name);
  const clamp = (months: number) => Math.min(kind.most, Math.max(kind.least, months));
  const confirmed = rule?.confirmedMonths ?? null;
  return { months: clamp(rule?.months ?? kind.usual), confirmedMonths: confirmed === null ? null : clamp(confirmed) };
}

/** Confirmed rules, which the clock carries out. */
export async function listConfirmed(manager: EntityManager): Promise<{ kind: KeepingKind; months: number }[]> {
  const saved = await manager.find(KeepRule);
  return kinds.flatMap((kind) => {
    const { confirmedMonths } = toRule(kind, saved);
    return confirmedMonths === null ? [] : [{ kind, months: confirmedMonths }];
  });
}

/** The dry run: how many rows would be forgotten now. */
export async function countDue(context: StepContext, kind: KeepingKind, months: number): Promise<number> {
  const cutoff = findCutoff(kind, months, context.deps.clock.now());
  let total = 0;
  for (const step of kind.steps) total += await step.count(context, cutoff);
  return total;
}

/** The same for months that were typed. Errors: BAD_USER_INPUT at `months` outside the limits. */
export function previewRule(deps: Deps, name: KindName, months: number): Promise<number> {
  const kind = requireKind(name, months);
  return countDue({ deps, manager: deps.db.dataSource.manager }, kind, months);
}

/**
 * Saves the months of a rule. A longer time than the confirmed one holds at once; a shorter one waits for `confirmRule`.
 * Errors: BAD_USER_INPUT outside the limits.
 */
export function saveRule(deps: Deps, viewer: Viewer, name: KindName, months: number): Promise<void> {
  const kind = requireKind(name, months);
  return changeRule(deps, viewer, { kind, months, step: 'saved' }, (confirmed) =>
    confirmed !== null && months >= confirmed ? months : confirmed,
  );
}

/** Lets the clock carry out a rule, as the dry run showed it. Errors: BAD_USER_INPUT outside the limits. */
export function confirmRule(deps: Deps, viewer: Viewer, name: KindName, months: number): Promise<void> {
  const kind = requireKind(name, months);
  return changeRule(deps, viewer, { kind, months, step: 'confirmed' }, () => months);
}

interface RuleChange {
  kind: KeepingKind;
  months: number;
  step: KeepRuleChange['step'];
}

const changeRule = (
  deps: Deps,
  viewer: Viewer,
  { kind, months, step }: RuleChange,
  confirm: (confirmed: number | null) => number | null,
): Promise<void> =>
  deps.db.transaction(async (manager) => {
    await query(manager, sql`select pg_advisory_xact_lock(hashtext('keep rules'))`);
    const former = await manager.findOneBy(KeepRule, { kind: kind.name });
    const confirmedMonths = confirm(former?.confirmedMonths ?? null);
    const isSame = former?.months === months && former.confirmedMonths === confirmedMonths;
    if (isSame) return;
    const at = deps.clock.now();
    await manager.upsert(
      KeepRule,
      { kind: kind.name, months, confirmedMonths, changedAt: at, changedById: viewer.id },
      ['kind'],
    );
    const wouldForget = await countDue({ deps, manager }, kind, months);
    await manager.insert(KeepRuleChange, {
      id: createId(),
      kind: kind.name,
      step,
      months,
      wouldForget,
      at,
      byId: viewer.id,
    });
  });

function requireKind(name: KindName, months: number): KeepingKind {
  const kind = getKind(name);
  const { least, most } = kind;
  if (months < least || months > most) throw badInput('keeping.outside', { least, most }, 'months');
  return kind;
}

/** A change of a rule, for the history. */
export interface RuleChangeState {
  id: string;
  kind: KindName;
  step: 'saved' | 'confirmed';
  months: number;
  wouldForget: number;
  at: Date;
  by: string;
}

/** The latest changes first. */
export const readRuleChanges = ({ db }: Deps): Promise<RuleChangeState[]> =>
  query<RuleChangeState>(
    db.dataSource,
    sql`select c.id, c.kind, c.step, c.months, c.would_forget as "wouldForget", c.at, ${raw(selectPersonName('u'))} as by
        from keep_rule_change c join "user" u on u.id = c.by_id
        where c.kind = any(${kindNames}) order by c.at desc, c.id desc limit 50`,
  );
