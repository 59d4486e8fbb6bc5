import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { RejectReason } from '../../model/orders/offer.entity';
import { PriceScalar, UUIDScalar } from '../../platform/api/scalars';
import type { Outcome } from '../../engines/pricing';

export const OutcomeEnum: { [K in Outcome]: K } = { won: 'won', lost: 'lost', open: 'open' };
registerEnumType(OutcomeEnum, {
  name: 'OfferOutcome',
  description: 'How an offer fared.',
  valuesConfig: {
    won: { description: 'The customer took it.' },
    lost: { description: 'The customer rejected it, or never decided.' },
    open: { description: 'Waits for the customer.' },
  },
});

export type LostReason = RejectReason | 'no_decision';
export const LostReasonEnum: { [K in LostReason]: K } = {
  cheaper_elsewhere: 'cheaper_elsewhere',
  over_budget: 'over_budget',
  trip_cancelled: 'trip_cancelled',
  other: 'other',
  cancelled_via_platform: 'cancelled_via_platform',
  no_decision: 'no_decision',
};
registerEnumType(LostReasonEnum, {
  name: 'LostReason',
  description: 'Why an offer was lost: a reason to reject, or no decision until it ended.',
  valuesConfig: {
    cheaper_elsewhere: { description: 'Another company was cheaper.' },
    over_budget: { description: 'More than the customer could pay.' },
    trip_cancelled: { description: 'There will be no trip.' },
    other: { description: 'Another reason.' },
    cancelled_via_platform: { description: 'An admin rejected it on the customer’s behalf.' },
    no_decision: { description: 'It ended without a decision.' },
  },
});

@ObjectType({ description: 'The offer of a similar trip.', simpleResolvers: true })
export class SimilarOffer {
  @Field(() => PriceScalar, { description: 'Net price.' })
  price: number;
  @Field(() => OutcomeEnum, { description: 'How it fared.' })
  outcome: Outcome;
  @Field(() => LostReasonEnum, { nullable: true, description: 'Why it was lost; null where it was not.' })
  reason: LostReason | null;
}

@ObjectType({ description: 'How often offers were lost for one reason.', simpleResolvers: true })
export class LostCount {
  @Field(() => LostReasonEnum, { description: 'The reason.' })
  reason: LostReason;
  @Field(() => Int, { description: 'How many.' })
  count: number;
}

@ObjectType({
  description: 'What was offered for similar trips of the company, and how it fared; the latest 100 of them.',
  simpleResolvers: true,
})
export class SimilarTrips {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;
  @Field(() => Int, { description: 'The version of the order that they are similar to.' })
  orderVersion: number;
  @Field(() => [SimilarOffer], { description: 'The last offer of each, the cheapest first.' })
  offers: SimilarOffer[];
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'A quarter was offered at less; null with fewer than eight.',
  })
  lowerQuartile: number | null;
  @Field(() => PriceScalar, { nullable: true, description: 'Half was offered at less; null with fewer than eight.' })
  median: number | null;
  @Field(() => PriceScalar, {
    nullable: true,
    description: 'A quarter was offered at more; null with fewer than eight.',
  })
  upperQuartile: number | null;
  @Field(() => Int, { description: 'How many were won.' })
  won: number;
  @Field(() => Int, { description: 'How many were won or lost.' })
  decided: number;
  @Field(() => PriceScalar, { nullable: true, description: 'The dearest that was won.' })
  wonUpTo: number | null;
  @Field(() => [LostCount], { description: 'Why the others were lost, the most frequent first.' })
  lost: LostCount[];
  @Field(() => Int, { description: 'The smallest group that counts as similar.' })
  passengersFrom: number;
  @Field(() => Int, { nullable: true, description: 'The largest one; null: however many.' })
  passengersTo: number | null;
  @Field(() => Int, { description: 'Kilometres from which on a trip is similar.' })
  kmFrom: number;
  @Field(() => Int, { description: 'And up to which.' })
  kmTo: number;
  @Field(() => Int, { description: 'Minutes from departure to end from which on a trip is similar.' })
  minutesFrom: number;
  @Field(() => Int, { description: 'And up to which.' })
  minutesTo: number;
  @Field(() => Int, { description: 'Local dates that they touch.' })
  days: number;
  @Field(() => Boolean, { description: 'Departures from May to September; else from October to April.' })
  summer: boolean;
}
