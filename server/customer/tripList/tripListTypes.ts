import { Field, Int, ObjectType } from 'type-graphql';
import { EmailScalar, KeyScalar, UUIDScalar } from '../../platform/api/scalars';
import { describeEnum } from '../../platform/api/describeEnum';
import { TripTimes } from '../../orders';

export type TripListState = 'asked' | 'offered' | 'confirmed' | 'over' | 'off';
const TripListStateEnum = describeEnum<TripListState>(
  'TripListState',
  'The state of a trip in the list, as its customer sees it.',
  {
    asked: 'The customer asked for a price.',
    offered: 'An offer waits for the customer’s decision.',
    confirmed: 'The trip will be driven.',
    over: 'The trip was driven.',
    off: 'The trip will not be driven.',
  },
);

@ObjectType('TripOfList', { description: 'A trip in the customer’s list.', simpleResolvers: true })
export class TripOfList extends TripTimes {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  id: string;
  @Field(() => KeyScalar, { description: 'A fresh key to the page of the trip.' })
  key: string;
  @Field(() => TripListStateEnum, { description: 'The current status.' })
  state: TripListState;
  @Field(() => Int, { description: 'Number of passengers.' })
  passengers: number;
  @Field(() => [String], { description: 'The towns of the route in driving order.' })
  cities: string[];
}

@ObjectType('TripList', { description: 'All trips of one e-mail address.', simpleResolvers: true })
export class TripListType {
  @Field(() => EmailScalar, { description: 'The e-mail address.' })
  email: string;
  @Field(() => [TripOfList], { description: 'Trips that are not over, next departure first.' })
  upcoming: TripOfList[];
  @Field(() => [TripOfList], { description: 'Trips that are over, newest first.' })
  past: TripOfList[];
}
