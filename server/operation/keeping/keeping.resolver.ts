import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext, Deps } from '../../access';
import { requireViewer } from '../../access';
import { kindNames } from './kinds';
import type { KindName } from './kinds';
import { Keeping, KeepingKindEnum } from './keepingTypes';
import { confirmRule, previewRule, readRuleChanges, readRules, saveRule } from './rules';
import { findNextRun, readRuns } from './runKeeping';

const Kind = () => Arg('kind', () => KeepingKindEnum, { description: 'The kind.' });
const Months = () => Arg('months', () => Int, { description: 'Months that the data is kept.' });

async function readKeeping(deps: Deps): Promise<Keeping> {
  const [rules, runs, changes] = await Promise.all([readRules(deps), readRuns(deps), readRuleChanges(deps)]);
  return {
    rules,
    nextRunAt: findNextRun(runs[0]?.startedAt, deps.clock.now()),
    runs: runs.map(({ counts, ...run }) => ({
      ...run,
      counts: kindNames.flatMap((kind) => (counts[kind] ? [{ kind, count: counts[kind] }] : [])),
    })),
    changes,
  };
}

/** How long each kind of data is kept. */
@Resolver()
export class KeepingResolver {
  @Query(() => Keeping, { description: 'The rules of keeping, with their latest runs and changes.' })
  keeping(@Ctx() { deps }: RequestContext) {
    return readKeeping(deps);
  }

  @Query(() => Int, { description: 'The dry run: how many rows these months would forget now.' })
  keepingPreview(@Ctx() { deps }: RequestContext, @Kind() kind: KindName, @Months() months: number) {
    return previewRule(deps, kind, months);
  }

  @Mutation(() => Keeping, {
    description: 'Saves the months of a rule. Fewer months than are confirmed wait for `confirmKeepingRule`.',
  })
  async saveKeepingRule(@Ctx() { deps, viewer }: RequestContext, @Kind() kind: KindName, @Months() months: number) {
    await saveRule(deps, requireViewer(viewer), kind, months);
    return readKeeping(deps);
  }

  @Mutation(() => Keeping, { description: 'Lets the clock carry out a rule from the next run on.' })
  async confirmKeepingRule(@Ctx() { deps, viewer }: RequestContext, @Kind() kind: KindName, @Months() months: number) {
    await confirmRule(deps, requireViewer(viewer), kind, months);
    return readKeeping(deps);
  }
}
