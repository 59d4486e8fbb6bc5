import { Field, Int, ObjectType } from 'type-graphql';
import type { Progress } from './progress';

@ObjectType({ description: 'How far work on the plan has come.', simpleResolvers: true })
export class PlanProgress implements Progress {
  @Field(() => Int, { description: 'How many others are served first; 0 when it has begun.' })
  ahead: number;

  @Field(() => Int, { description: 'How much is done.' })
  done: number;

  @Field(() => Int, { description: 'Of how much; 0 where that is not known.' })
  total: number;
}
