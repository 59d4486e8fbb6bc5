import { Field, Int, ObjectType } from 'type-graphql';
import type { RejectReason } from '../../model/orders/offer.entity';
import { describeEnum } from '../../platform/api/describeEnum';
import { PriceScalar, UUIDScalar } from '../../platform/api/scalars';
import type { SimilarTripOutcome } from '../../engines/pricing';

export const OutcomeEnum = describeEnum<SimilarTripOutcome>('OfferOutcome', 'The result of an offer.', {
  won: 'The customer accepted it.',
  lost: 'The customer rejected it or did not decide.',
  open: 'The offer waits for the customer.',
});

export type LostReason = RejectReason | 'no_decision';
export const LostReasonEnum = describeEnum<LostReason>(
  'LostReason',
  'The reason why an offer was lost: the customer’s reason, or no decision before its end.',
  {
    cheaper_elsewhere: 'Another company was cheaper.',
    over_budget: 'The price was over the customer’s budget.',
    trip_cancelled: 'The trip does not take place.',
    other: 'Another reason.',
    cancelled_via_platform: 'An admin rejected it for the customer.',
    no_decision: 'The offer ended without a decision.',
  },
);

@ObjectType({ description: 'The offer of a similar trip.', simpleResolvers: true })
export class SimilarOffer {
  @Field(() => PriceScalar, { description: 'Net price in euros.' })
  price: number;
  @Field(() => OutcomeEnum, { description: 'The result.' })
  outcome: SimilarTripOutcome;
  @Field(() => LostReasonEnum, { nullable: true, description: 'The reason of a loss. Null otherwise.' })
  reason: LostReason | null;
}

@ObjectType({ description: 'The number of lost offers with one reason.', simpleResolvers: true })
export class LostCount {
  @Field(() => LostReasonEnum, { description: 'The reason.' })
  reason: LostReason;
  @Field(() => Int, { description: 'Number of offers.' })
  count: number;
}

@ObjectType({
  description: 'Past offers for similar trips of the company and their results, at most the latest 100.',
  simpleResolvers: true,
})
export class SimilarTrips {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;
  @Field(() => Int, { description: 'Version of the order that the trips are compared with.' })
  orderVersion: number;
  @Field(() => [SimilarOffer], { description: 'The last offer of each trip, cheapest first.' })
  offers: SimilarOffer[];
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'Lower quartile of the prices in euros. Null with fewer than eight offers.',
  })
  lowerQuartile: number | null;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'Median of the prices in euros. Null with fewer than eight offers.',
  })
  median: number | null;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'Upper quartile of the prices in euros. Null with fewer than eight offers.',
  })
  upperQuartile: number | null;
  @Field(() => Int, { description: 'The number of won offers.' })
  won: number;
  @Field(() => Int, { description: 'The number of won and lost offers.' })
  decided: number;
  @Field(() => PriceScalar, { nullable: true, description: 'The highest price that was won, in euros.' })
  wonUpTo: number | null;
  @Field(() => [LostCount], { description: 'The reasons of lost offers, most frequent first.' })
  lost: LostCount[];
  @Field(() => Int, { description: 'The smallest group size that counts as similar.' })
  passengersFrom: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The largest group size that counts as similar. Null means no limit.',
  })
  passengersTo: number | null;
  @Field(() => Int, { description: 'The lowest distance that counts as similar, in kilometres.' })
  kmFrom: number;
  @Field(() => Int, { description: 'The upper limit of that range.' })
  kmTo: number;
  @Field(() => Int, { description: 'The shortest duration that counts as similar, in minutes from departure to end.' })
  minutesFrom: number;
  @Field(() => Int, { description: 'The upper limit of that range.' })
  minutesTo: number;
  @Field(() => Int, { description: 'The number of local dates that the trips touch.' })
  days: number;
  @Field(() => Boolean, { description: 'True compares departures from May to September, false from October to April.' })
  summer: boolean;
}
