import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { findCurrentLanguage } from '../../platform/language';
import { DateTimeScalar, PriceScalar, UUIDScalar } from '../../platform/api/scalars';
import { listAcceptances } from './acceptances';
import { findTexts } from '../../texts/texts';
import { toSeller } from './seller';
import { OrderId } from '../../platform/api/args';

@ObjectType('Acceptance', {
  description: 'The record of an accepted offer or an agreed change. Its document is /api/acceptance/OFFER_ID.pdf.',
  simpleResolvers: true,
})
export class AcceptanceRow {
  @Field(() => UUIDScalar, { description: 'Id of the offer.' })
  offerId: string;
  @Field(() => DateTimeScalar, { description: 'The moment when it happened.' })
  at: Date;
  @Field(() => String, { nullable: true, description: 'The caller’s network address, if the server saw one.' })
  address: string | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The e-mail whose link was used: 0 is the offer’s own, 1 the first reminder’s. Null for the page of the trip and for an admin who acted for the customer.',
  })
  reminder: number | null;
  @Field(() => Boolean, {
    description: 'True for a change that the customer asked for, at the present or a new price.',
  })
  changed: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The admin who accepted for the customer, or who carried out the request.',
  })
  onBehalfBy: string | null;
  @Field(() => PriceScalar, {
    nullable: true,
    description:
      'The sum that the customer pays in euros: trip and catering, including VAT. Null without an agreed price.',
  })
  amountDue: number | null;
}

@Resolver()
export class PapersResolver {
  @Query(() => [String], { description: 'The company’s general terms, one sentence per item.' })
  companyTerms(@Ctx() { deps }: RequestContext) {
    return toSeller(deps.settings(), findTexts(findCurrentLanguage())).terms;
  }

  @Query(() => [AcceptanceRow], { description: 'The acceptances of an order, newest first.' })
  acceptances(@Ctx() { deps }: RequestContext, @OrderId() orderId: string) {
    return listAcceptances(deps, orderId);
  }
}
