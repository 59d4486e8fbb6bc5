import { ArrayMaxSize, ValidateNested } from 'class-validator';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar, PriceScalar, UUIDScalar } from '../../platform/api/scalars';
import type { Span } from '../../engines/cancellation';

// Terms are read and written in the same words, so each class is a type and an input.

export const SpanUnitEnum = { hours: 'hours', days: 'days' } as const;
registerEnumType(SpanUnitEnum, {
  name: 'SpanUnit',
  description: 'Of a time before the departure.',
  valuesConfig: {
    hours: { description: 'Hours, as they pass.' },
    days: { description: 'Days of the clock on the wall, also where a night has an hour more or less.' },
  },
});

@ObjectType({ description: 'A time before the departure.', simpleResolvers: true })
@InputType('CancellationSpanInput', { description: 'A time before the departure.' })
export class CancellationSpan {
  @Field(() => Int, { description: 'How many.' })
  count: number;
  @Field(() => SpanUnitEnum, { description: 'Of what.' })
  unit: Span['unit'];
}

@ObjectType({ description: 'What cancelling costs for a while before the departure.', simpleResolvers: true })
@InputType('CancellationTierInput', { description: 'What cancelling costs for a while before the departure.' })
export class CancellationTier {
  @ValidateNested()
  @Field(() => CancellationSpan, { nullable: true, description: 'Begins so long before; null: it has always held.' })
  from: CancellationSpan | null;
  @ValidateNested()
  @Field(() => CancellationSpan, { nullable: true, description: 'Ends so long before; null: it goes on.' })
  to: CancellationSpan | null;
  @Field(() => Int, { description: 'Percent of the trip with VAT.' })
  percent: number;
  @Field(() => PriceScalar, { description: 'At least this, in euros; never more than the trip costs.' })
  minimum: number;
}

@ObjectType('CancellationTerms', { description: 'What cancelling costs.', simpleResolvers: true })
export class CancellationTermsRow {
  @Field(() => UUIDScalar, { description: 'Id of the version.' })
  id: string;
  @Field(() => Int, { description: 'Counts the versions.' })
  version: number;
  @Field(() => DateTimeScalar, { description: 'Since when it holds.' })
  createdAt: Date;
  @Field(() => [CancellationTier], { description: 'The farthest from the departure first.' })
  tiers: CancellationTier[];
}

@InputType({ description: 'Terms of cancellation.' })
export class CancellationTermsInput {
  @ArrayMaxSize(50)
  @ValidateNested()
  @Field(() => [CancellationTier], { description: 'In any order; each moment before the departure has one.' })
  tiers: CancellationTier[];
}

@ObjectType({ description: 'What is wrong with terms.', simpleResolvers: true })
export class CancellationProblem {
  @Field(() => String, { description: 'Where: tiers.1.from.' })
  field: string;
  @Field(() => String, { description: 'What, in Estonian.' })
  message: string;
}

@ObjectType({ description: 'What cancelling the example costs from a moment on.', simpleResolvers: true })
export class CancellationStep {
  @Field(() => DateTimeScalar, { nullable: true, description: 'From then on; null: from the beginning.' })
  at: Date | null;
  @Field(() => Int, { description: 'Percent.' })
  percent: number;
  @Field(() => PriceScalar, { description: 'The fee in euros.' })
  fee: number;
}

@ObjectType({ description: 'What terms mean for a trip that was made up.', simpleResolvers: true })
export class CancellationPreview {
  @Field(() => [CancellationProblem], { description: 'What keeps them from being saved.' })
  problems: CancellationProblem[];
  @Field(() => DateTimeScalar, { description: 'Departure of the example.' })
  start: Date;
  @Field(() => PriceScalar, { description: 'What the example costs with VAT, in euros.' })
  total: number;
  @Field(() => [CancellationStep], { description: 'The fee step by step; none while there are problems.' })
  steps: CancellationStep[];
}

@ObjectType({ description: 'What cancelling costs from a later moment on.', simpleResolvers: true })
export class NextCancellation {
  @Field(() => DateTimeScalar, { description: 'From then on.' })
  at: Date;
  @Field(() => Int, { description: 'Percent.' })
  percent: number;
  @Field(() => PriceScalar, { description: 'The fee in euros.' })
  fee: number;
}

@ObjectType('OrderCancellation', { description: 'What cancelling an order costs.', simpleResolvers: true })
export class OrderCancellationRow {
  @Field(() => Boolean, { description: 'The customer can cancel now: neither begun nor over.' })
  possible: boolean;
  @Field(() => Boolean, { description: 'Whether something was agreed: else cancelling is free.' })
  agreed: boolean;
  @Field(() => PriceScalar, { description: 'What is due of who cancels now, in euros.' })
  due: number;
  @Field(() => Int, { description: 'Percent of the trip with VAT that the terms ask now.' })
  percent: number;
  @Field(() => PriceScalar, { description: 'The fee by the terms now, in euros; due once something is agreed.' })
  fee: number;
  @Field(() => NextCancellation, { nullable: true, description: 'When it costs something else; null: it stays so.' })
  next: NextCancellation | null;
}
