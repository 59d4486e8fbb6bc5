import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import type { AutomationMode } from '../../model/system/automation.entity';
import type { AutomationKind } from './automationKinds';
import { AutomationKindEnum, AutomationList, AutomationModeEnum } from './automationTypes';
import { readAutomations, setAutomation, switchAutomations } from './automations';

/** How far the portal is trusted. */
@Resolver()
export class AutomationsResolver {
  @Query(() => AutomationList, { description: 'Acts that the portal can do by itself, with their results.' })
  automations(@Ctx() { deps }: RequestContext) {
    return readAutomations(deps);
  }

  @Mutation(() => AutomationList, { description: 'Sets how far an automation is trusted.' })
  async setAutomation(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('kind', () => AutomationKindEnum, { description: 'The kind.' }) kind: AutomationKind,
    @Arg('mode', () => AutomationModeEnum, { description: 'The mode.' }) mode: AutomationMode,
  ) {
    await setAutomation(deps, requireViewer(viewer), kind, mode);
    return readAutomations(deps);
  }

  @Mutation(() => AutomationList, { description: 'Stops all automations, or lets them go on.' })
  async switchAutomations(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('isOn', () => Boolean, { description: 'False stops all of them.' }) isOn: boolean,
  ) {
    await switchAutomations(deps, requireViewer(viewer), isOn);
    return readAutomations(deps);
  }
}
