import { Field, ObjectType } from 'type-graphql';

/** A step of what cancelling costs, in the words of offers and papers (texts/cancellationLines.ts); several pages show it. */
@ObjectType({
  description: 'One step of the cancellation fee, in the words of the offer’s e-mail and documents.',
  simpleResolvers: true,
})
export class CancellationLine {
  @Field(() => String, { description: 'The beginning or end of the step, for example ’alates 28.11.2026 08:00’.' })
  when: string;
  @Field(() => String, {
    description: 'The fee with its percentage, for example ’66,96 € (10%)’, or that it is free.',
  })
  cost: string;
}
