import { Field, ObjectType } from 'type-graphql';

/** A step of what cancelling costs, in the words of offers and papers (texts/cancellationLines.ts); several pages show it. */
@ObjectType({
  description: 'What cancelling costs for a while, in the words of the offer’s e-mail and papers.',
  simpleResolvers: true,
})
export class CancellationLine {
  @Field(() => String, { description: 'Until or from which moment: ’alates 28.11.2026 08:00’.' })
  when: string;
  @Field(() => String, {
    description: 'The fee, with the percentage that it is of: ’66,96 € (10%)’; or that it is free.',
  })
  cost: string;
}
