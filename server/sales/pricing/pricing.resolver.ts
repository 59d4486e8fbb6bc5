import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { signedIn } from '../../access';
import { UUIDScalar } from '../../platform/api/scalars';
import { currentPriceList, previewPriceList, savePriceList } from './priceLists';
import { PriceListInput, PriceListPreview, PriceListRow, PriceRulesType, ProposedPrice } from './pricingTypes';
import { proposedPrice, proposedPrices } from './proposals';
import { similarTrips } from './similarTrips';
import { SimilarTrips } from './similarTypes';

/** What trips cost: the price list, and what it proposes. */
@Resolver()
export class PricingResolver {
  @Query(() => PriceListRow, { nullable: true, description: 'The price list that holds; null while there is none.' })
  priceList(@Ctx() { deps }: RequestContext) {
    return currentPriceList(deps.db.dataSource.manager);
  }

  @Query(() => PriceListPreview, {
    description: 'What rules would do to the last 50 offers, or what is wrong with them.',
  })
  priceListPreview(
    @Ctx() { deps }: RequestContext,
    @Arg('rules', () => PriceRulesType, { description: 'The rules.' }) rules: PriceRulesType,
  ) {
    return previewPriceList(deps, rules);
  }

  @Mutation(() => PriceListRow, { description: 'Saves the next version of the price list, which holds at once.' })
  savePriceList(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('seenVersion', () => Int, { description: 'The version that was edited; 0 when there was none.' })
    seenVersion: number,
    @Arg('input', () => PriceListInput, { description: 'The price list.' }) input: PriceListInput,
  ) {
    return savePriceList(deps, signedIn(viewer), seenVersion, input);
  }

  @Query(() => ProposedPrice, { description: 'What an order would cost by the price list; changes nothing.' })
  proposedPrice(
    @Ctx() { deps }: RequestContext,
    @Arg('orderId', () => UUIDScalar, { description: 'Id of the order.' }) orderId: string,
  ) {
    return proposedPrice(deps, orderId);
  }

  @Query(() => [ProposedPrice], { description: 'The same of up to 100 orders; none while there is no price list.' })
  proposedPrices(
    @Ctx() { deps }: RequestContext,
    @Arg('orderIds', () => [UUIDScalar], { description: 'Ids of the orders.' }) orderIds: string[],
  ) {
    return proposedPrices(deps, orderIds);
  }

  @Query(() => SimilarTrips, { description: 'What was offered for similar trips of the company, and how it fared.' })
  similarTrips(
    @Ctx() { deps }: RequestContext,
    @Arg('orderId', () => UUIDScalar, { description: 'Id of the order.' }) orderId: string,
  ) {
    return similarTrips(deps, orderId);
  }
}
