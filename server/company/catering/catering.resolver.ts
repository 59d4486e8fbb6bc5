import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { Id } from '../../platform/api/args';
import {
  FoodPackageInput,
  createFoodPackage,
  listFoodPackages,
  setFoodPackageHidden,
  updateFoodPackage,
} from './catering';
import { FoodPackage } from '../../model/sales/foodPackage.entity';

const Input = () => Arg('input', () => FoodPackageInput, { description: 'The food package to save.' });

@Resolver()
export class CateringResolver {
  @Query(() => [FoodPackage], { description: 'Food packages, sorted by price. Admins also see hidden ones.' })
  foodPackages(@Ctx() { deps, viewer }: RequestContext) {
    return listFoodPackages(deps, viewer);
  }

  @Mutation(() => FoodPackage, { description: 'Adds a food package.' })
  createFoodPackage(@Ctx() { deps }: RequestContext, @Input() input: FoodPackageInput) {
    return createFoodPackage(deps, input);
  }

  @Mutation(() => FoodPackage, {
    description: 'Edits a food package. Existing orders keep the name and price that they were made with.',
  })
  updateFoodPackage(@Ctx() { deps }: RequestContext, @Id('food package') id: string, @Input() input: FoodPackageInput) {
    return updateFoodPackage(deps, id, input);
  }

  @Mutation(() => FoodPackage, { description: 'Hides a food package or shows it again.' })
  setFoodPackageHidden(
    @Ctx() { deps }: RequestContext,
    @Id('food package') id: string,
    @Arg('hidden', () => Boolean, { description: 'True hides it, false shows it again.' }) hidden: boolean,
  ) {
    return setFoodPackageHidden(deps, id, hidden);
  }
}
