import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { Id } from '../../platform/api/args';
import { Bus } from '../../model/fleet/bus.entity';
import { BusDetailsInput } from './inputs';
import { createBus, deleteBus, getBus, listBuses, setBusHidden, updateBus } from './fleet';

const Name = () => Arg('name', () => String, { description: 'Name, up to 255 characters.' });

@Resolver()
export class FleetResolver {
  @Query(() => [Bus], { description: 'All buses by name, hidden ones too.' })
  buses(@Ctx() { deps }: RequestContext) {
    return listBuses(deps);
  }

  @Query(() => Bus, { description: 'One bus.' })
  bus(@Ctx() { deps }: RequestContext, @Id('bus') id: string) {
    return getBus(deps, id);
  }

  @Mutation(() => Bus, { description: 'Adds a bus.' })
  createBus(@Ctx() { deps }: RequestContext, @Name() name: string) {
    return createBus(deps, name);
  }

  @Mutation(() => Bus, { description: 'Renames a bus, and edits what is known of it.' })
  updateBus(
    @Ctx() { deps }: RequestContext,
    @Id('bus') id: string,
    @Name() name: string,
    @Arg('details', () => BusDetailsInput, { nullable: true, description: 'What is known of it; left out, it stays.' })
    details?: BusDetailsInput | null,
  ) {
    return updateBus(deps, id, { name, details });
  }

  @Mutation(() => Bus, { description: 'Hides or shows a bus.' })
  setBusHidden(
    @Ctx() { deps }: RequestContext,
    @Id('bus') id: string,
    @Arg('hidden', () => Boolean, { description: 'True hides.' }) hidden: boolean,
    @Arg('confirmed', () => Boolean, {
      defaultValue: false,
      description: 'Without it the code CONFIRM asks first, naming the trips ahead of what is to be hidden.',
    })
    confirmed: boolean,
  ) {
    return setBusHidden(deps, id, hidden, confirmed);
  }

  @Mutation(() => Boolean, { description: 'Deletes a bus that no job refers to.' })
  async deleteBus(@Ctx() { deps }: RequestContext, @Id('bus') id: string) {
    await deleteBus(deps, id);
    return true;
  }
}
