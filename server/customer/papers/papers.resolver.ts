import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { currentLanguage } from '../../platform/language';
import { DateTimeScalar, PriceScalar, UUIDScalar } from '../../platform/api/scalars';
import { acceptances } from './acceptances';
import { texts } from '../../texts/texts';
import { sellerOf } from './seller';

@ObjectType('Acceptance', {
  description:
    'That an offer was accepted, or a change of the trip was agreed on. What was accepted is its paper, /api/acceptance/OFFER_ID.pdf.',
  simpleResolvers: true,
})
export class AcceptanceRow {
  @Field(() => UUIDScalar, { description: 'The offer.' })
  offerId: string;
  @Field(() => DateTimeScalar, { description: 'When.' })
  at: Date;
  @Field(() => String, { nullable: true, description: 'From which address, where the server saw one.' })
  address: string | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'By the link of which e-mail: 0 of the offer’s own, 1 of the first reminder’s; null on the page of the trip, and on the customer’s behalf.',
  })
  reminder: number | null;
  @Field(() => Boolean, {
    description: 'A change of the trip that the customer asked for, at the price that stands or a new one.',
  })
  changed: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The admin who accepted on the customer’s behalf, or did what the customer asked for.',
  })
  onBehalfBy: string | null;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'What the customer pays in euros, trip and catering; none when no price was agreed.',
  })
  amountDue: number | null;
}

@Resolver()
export class PapersResolver {
  @Query(() => [String], { description: 'The company’s terms, as offers say them: a sentence each.' })
  companyTerms(@Ctx() { deps }: RequestContext) {
    return sellerOf(deps.config, texts(currentLanguage())).terms;
  }

  @Query(() => [AcceptanceRow], { description: 'What was accepted of an order, the newest first.' })
  acceptances(
    @Ctx() { deps }: RequestContext,
    @Arg('orderId', () => UUIDScalar, { description: 'The order.' }) orderId: string,
  ) {
    return acceptances(deps, orderId);
  }
}
