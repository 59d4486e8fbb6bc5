import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../access';
import { Id } from '../../platform/api/args';
import { PriceScalar } from '../../platform/api/scalars';
import { Bus } from '../../model/fleet/bus.entity';
import { BusDetailsInput } from './busInputs';
import { createBus, deleteBus, getBus, listBuses, setBusHidden, updateBus } from './fleet';

const Name = () => Arg('name', () => String, { description: 'Name, up to 255 characters.' });

@Resolver(() => Bus)
export class FleetResolver {
  @FieldResolver(() => PriceScalar, {
    nullable: true,
    description: 'Cost of one kilometre in euros, where it differs from the settings. Null to drivers and in orders.',
  })
  costPerKm(@Ctx() { viewer }: RequestContext, @Root() bus: Bus): number | null {
    return viewer?.role === 'admin' ? (bus.costPerKm ?? null) : null;
  }

  @Query(() => [Bus], { description: 'All buses, sorted by name, including hidden ones.' })
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

  @Mutation(() => Bus, { description: 'Renames a bus and edits its data.' })
  updateBus(
    @Ctx() { deps }: RequestContext,
    @Id('bus') id: string,
    @Name() name: string,
    @Arg('details', () => BusDetailsInput, {
      nullable: true,
      description: 'The data of the bus. Leave it out to keep it.',
    })
    details?: BusDetailsInput | null,
  ) {
    return updateBus(deps, id, { name, details });
  }

  @Mutation(() => Bus, { description: 'Hides a bus or shows it again.' })
  setBusHidden(
    @Ctx() { deps }: RequestContext,
    @Id('bus') id: string,
    @Arg('hidden', () => Boolean, { description: 'True hides it, false shows it again.' }) hidden: boolean,
    @Arg('confirmed', () => Boolean, {
      defaultValue: false,
      description: 'Confirms hiding despite coming trips. Without it the code CONFIRM asks first and names them.',
    })
    confirmed: boolean,
  ) {
    return setBusHidden(deps, id, hidden, confirmed);
  }

  @Mutation(() => Boolean, { description: 'Deletes a bus. Fails if a job refers to it.' })
  async deleteBus(@Ctx() { deps }: RequestContext, @Id('bus') id: string) {
    await deleteBus(deps, id);
    return true;
  }
}
