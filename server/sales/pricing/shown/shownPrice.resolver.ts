import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../access';
import { readInquiryPricing, updateInquiryPricing } from './inquiryPricing';
import { showInquiryPrice } from './showPrice';
import { InquiryPrice, InquiryPriceInput, InquiryPricingType } from './shownTypes';

/** Prices that customers see before they send the inquiry. */
@Resolver()
export class ShownPriceResolver {
  @Query(() => InquiryPricingType, {
    description: 'The setting of prices that customers see before they send the inquiry.',
  })
  inquiryPricing(@Ctx() { deps }: RequestContext) {
    return readInquiryPricing(deps.db.dataSource.manager);
  }

  @Mutation(() => InquiryPricingType, {
    description: 'Changes the setting of prices before sending. It applies at once.',
  })
  updateInquiryPricing(
    @Ctx() { deps }: RequestContext,
    @Arg('input', () => InquiryPricingType, { description: 'The kind of price that customers see.' })
    input: InquiryPricingType,
  ) {
    return updateInquiryPricing(deps, input);
  }

  @Mutation(() => InquiryPrice, {
    nullable: true,
    description:
      'The price that the inquiry’s form shows before it is sent. It is stored with the form. Null when no price is shown.',
  })
  showInquiryPrice(
    @Ctx() { deps }: RequestContext,
    @Arg('input', () => InquiryPriceInput, { description: 'The trip.' }) input: InquiryPriceInput,
  ) {
    return showInquiryPrice(deps, input);
  }
}
