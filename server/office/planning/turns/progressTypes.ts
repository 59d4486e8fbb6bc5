import { Field, Int, ObjectType } from 'type-graphql';
import type { TurnProgress } from './progress';

@ObjectType({ description: 'Progress of work on the plan.', simpleResolvers: true })
export class PlanProgress implements TurnProgress {
  @Field(() => Int, { description: 'The number of plans ahead in the queue. 0 once the work has begun.' })
  ahead: number;

  @Field(() => Int, { description: 'The completed part.' })
  done: number;

  @Field(() => Int, { description: 'The total. 0 when it is not known.' })
  total: number;
}
