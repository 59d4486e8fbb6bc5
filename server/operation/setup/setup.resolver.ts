import { ArrayMaxSize } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import { createExampleBuses } from './examples';
import { readSetup } from './judgeSetup';
import { endFirstSteps, hideItems, skipStep } from './marks';
import { Setup, SetupStepEnum, TodoItemEnum, todoItems } from './setupTypes';
import type { SetupStep, TodoItem } from './setupTypes';

@ArgsType()
class HideTodoArgs {
  @ArrayMaxSize(todoItems.length)
  @Field(() => [TodoItemEnum], { description: 'The items.' })
  items: TodoItem[];
}

/** The first steps of a new company. */
@Resolver()
export class SetupResolver {
  @Query(() => Setup, { description: 'The first steps of a new company, and what it has still to do.' })
  setup(@Ctx() { deps, viewer }: RequestContext) {
    return readSetup(deps, requireViewer(viewer));
  }

  @Mutation(() => Setup, { description: 'Skips a first step. It stays to be done.' })
  async skipSetupStep(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('step', () => SetupStepEnum, { description: 'The step.' }) step: SetupStep,
  ) {
    await skipStep(deps, requireViewer(viewer), step);
    return readSetup(deps, requireViewer(viewer));
  }

  @Mutation(() => Setup, { description: 'Ends the first steps: the sign-in does not lead there any more.' })
  async endSetup(@Ctx() { deps, viewer }: RequestContext) {
    await endFirstSteps(deps);
    return readSetup(deps, requireViewer(viewer));
  }

  @Mutation(() => Setup, { description: 'Hides items of the to-do list for good.' })
  async hideTodo(@Ctx() { deps, viewer }: RequestContext, @Args(() => HideTodoArgs) { items }: HideTodoArgs) {
    await hideItems(deps, requireViewer(viewer), items);
    return readSetup(deps, requireViewer(viewer));
  }

  @Mutation(() => Setup, { description: 'Adds three buses as an example. Fails when there is a bus.' })
  async createExampleBuses(@Ctx() { deps, viewer }: RequestContext) {
    await createExampleBuses(deps);
    return readSetup(deps, requireViewer(viewer));
  }
}
