import { ArrayMaxSize, ValidateNested } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../platform/api/describeEnum';
import { DateTimeScalar, PriceScalar, UUIDScalar } from '../../platform/api/scalars';
import type { Span } from '../../engines/cancellation';

// Terms are read and written in the same words, so each class is a type and an input.

export const SpanUnitEnum = describeEnum('SpanUnit', 'The unit of a time before the departure.', {
  hours: 'Elapsed hours.',
  days: 'Days of the wall clock. A day may have 23 or 25 hours.',
});

@ObjectType({ description: 'A length of time before the departure.', simpleResolvers: true })
@InputType('CancellationSpanInput', { description: 'A length of time before the departure.' })
export class CancellationSpan {
  @Field(() => Int, { description: 'Number of hours or days.' })
  count: number;
  @Field(() => SpanUnitEnum, { description: 'The unit.' })
  unit: Span['unit'];
}

@ObjectType({ description: 'A tier: the cancellation fee during a time before the departure.', simpleResolvers: true })
@InputType('CancellationTierInput', { description: 'A tier: the cancellation fee during a time before the departure.' })
export class CancellationTier {
  @ValidateNested()
  @Field(() => CancellationSpan, {
    nullable: true,
    description: 'The beginning of the tier. Null means that it has no beginning.',
  })
  from: CancellationSpan | null;
  @ValidateNested()
  @Field(() => CancellationSpan, {
    nullable: true,
    description: 'The end of the tier. Null means that it lasts until the departure.',
  })
  to: CancellationSpan | null;
  @Field(() => Int, { description: 'Percent of the price of the trip with VAT.' })
  percent: number;
  @Field(() => PriceScalar, { description: 'The minimum fee in euros. The fee never exceeds the price of the trip.' })
  minimum: number;
}

@ObjectType('CancellationTerms', { description: 'The cancellation terms of the company.', simpleResolvers: true })
export class CancellationTermsRow {
  @Field(() => UUIDScalar, { description: 'Id of the version.' })
  id: string;
  @Field(() => Int, { description: 'The number of the version, from 1.' })
  version: number;
  @Field(() => DateTimeScalar, { description: 'The moment since when it applies.' })
  createdAt: Date;
  @Field(() => [CancellationTier], { description: 'The tiers, farthest from the departure first.' })
  tiers: CancellationTier[];
}

@InputType({ description: 'Cancellation terms.' })
export class CancellationTermsInput {
  @ArrayMaxSize(50)
  @ValidateNested()
  @Field(() => [CancellationTier], {
    description: 'The tiers in any order. Each moment before the departure must have exactly one.',
  })
  tiers: CancellationTier[];
}

@ObjectType({ description: 'A problem of cancellation terms.', simpleResolvers: true })
export class CancellationProblem {
  @Field(() => String, { description: 'The path of the field, for example tiers.1.from.' })
  field: string;
  @Field(() => String, { description: 'The problem in words, in Estonian.' })
  message: string;
}

@ObjectType({ description: 'The cancellation fee of the example from a moment on.', simpleResolvers: true })
export class CancellationStep {
  @Field(() => DateTimeScalar, { nullable: true, description: 'The beginning. Null for the first step.' })
  at: Date | null;
  @Field(() => Int, { description: 'Percent.' })
  percent: number;
  @Field(() => PriceScalar, { description: 'The fee in euros.' })
  fee: number;
}

@ObjectType({ description: 'A preview of cancellation terms on a made-up trip.', simpleResolvers: true })
export class CancellationPreview {
  @Field(() => [CancellationProblem], { description: 'Problems that prevent saving.' })
  problems: CancellationProblem[];
  @Field(() => DateTimeScalar, { description: 'Departure of the example.' })
  start: Date;
  @Field(() => PriceScalar, { description: 'Price of the example in euros with VAT.' })
  total: number;
  @Field(() => [CancellationStep], { description: 'The steps of the fee. Empty while there are problems.' })
  steps: CancellationStep[];
}

@ObjectType({ description: 'The cancellation fee from a later moment on.', simpleResolvers: true })
export class NextCancellation {
  @Field(() => DateTimeScalar, { description: 'The beginning.' })
  at: Date;
  @Field(() => Int, { description: 'Percent.' })
  percent: number;
  @Field(() => PriceScalar, { description: 'The fee in euros.' })
  fee: number;
}

@ObjectType('OrderCancellation', { description: 'The cancellation fee of an order.', simpleResolvers: true })
export class OrderCancellationRow {
  @Field(() => Boolean, { description: 'True while the customer can cancel: the trip has not begun.' })
  possible: boolean;
  @Field(() => Boolean, { description: 'True when something is agreed. Otherwise cancelling is free.' })
  agreed: boolean;
  @Field(() => PriceScalar, { description: 'The fee in euros for cancelling now.' })
  due: number;
  @Field(() => Int, { description: 'The percentage that the terms charge now, of the trip with VAT.' })
  percent: number;
  @Field(() => PriceScalar, {
    description: 'The fee by the terms now, in euros. It is due only when something is agreed.',
  })
  fee: number;
  @Field(() => NextCancellation, { nullable: true, description: 'The next step of the fee. Null when the fee stays.' })
  next: NextCancellation | null;
}
