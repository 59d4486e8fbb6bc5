import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import { OrderId } from '../../platform/api/args';
import { UUIDScalar } from '../../platform/api/scalars';
import { readCurrentPriceList, previewPriceList, savePriceList } from './priceLists';
import { PriceListInput, PriceListPreview, PriceListRow, PriceRulesType, ProposedPrice } from './pricingTypes';
import { requireProposedPrice, readProposedPrices } from './proposals';
import { findSimilarTrips } from './similarTrips';
import { SimilarTrips } from './similarTypes';

/** The price list and its proposals. */
@Resolver()
export class PricingResolver {
  @Query(() => PriceListRow, { nullable: true, description: 'The price list in force. Null while there is none.' })
  priceList(@Ctx() { deps }: RequestContext) {
    return readCurrentPriceList(deps.db.dataSource.manager);
  }

  @Query(() => PriceListPreview, {
    description: 'Previews the effect of rules on the last 50 offers, or lists their problems.',
  })
  priceListPreview(
    @Ctx() { deps }: RequestContext,
    @Arg('rules', () => PriceRulesType, { description: 'The rules.' }) rules: PriceRulesType,
  ) {
    return previewPriceList(deps, rules);
  }

  @Mutation(() => PriceListRow, { description: 'Saves the next version of the price list. It applies at once.' })
  savePriceList(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('seenVersion', () => Int, { description: 'The version that the edit is based on. 0 without one.' })
    seenVersion: number,
    @Arg('input', () => PriceListInput, { description: 'The price list.' }) input: PriceListInput,
  ) {
    return savePriceList(deps, requireViewer(viewer), seenVersion, input);
  }

  @Query(() => ProposedPrice, {
    description: 'Calculates the price of an order by the price list. It changes nothing.',
  })
  proposedPrice(@Ctx() { deps }: RequestContext, @OrderId() orderId: string) {
    return requireProposedPrice(deps, orderId);
  }

  @Query(() => [ProposedPrice], {
    description: 'Calculates the prices of up to 100 orders. Empty without a price list.',
  })
  proposedPrices(
    @Ctx() { deps }: RequestContext,
    @Arg('orderIds', () => [UUIDScalar], { description: 'Ids of the orders.' }) orderIds: string[],
  ) {
    return readProposedPrices(deps, orderIds);
  }

  @Query(() => SimilarTrips, { description: 'Past offers for similar trips of the company, and their results.' })
  similarTrips(@Ctx() { deps }: RequestContext, @OrderId() orderId: string) {
    return findSimilarTrips(deps, orderId);
  }
}
