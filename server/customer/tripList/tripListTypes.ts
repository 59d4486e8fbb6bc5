import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar, EmailScalar, KeyScalar, UUIDScalar } from '../../platform/api/scalars';

export type TripListState = 'asked' | 'offered' | 'confirmed' | 'over' | 'off';
const TripListStateEnum: { [State in TripListState]: State } = {
  asked: 'asked',
  offered: 'offered',
  confirmed: 'confirmed',
  over: 'over',
  off: 'off',
};
registerEnumType(TripListStateEnum, {
  name: 'TripListState',
  description: 'Where a trip of the list stands, as its customer sees it.',
  valuesConfig: {
    asked: { description: 'A price was asked for.' },
    offered: { description: 'An offer waits for a decision.' },
    confirmed: { description: 'It will be driven.' },
    over: { description: 'It was driven.' },
    off: { description: 'It is not driven.' },
  },
});

@ObjectType('TripOfList', { description: 'A trip of somebody’s list.', simpleResolvers: true })
export class TripOfList {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  id: string;
  @Field(() => KeyScalar, { description: 'A fresh key to the trip’s page.' })
  key: string;
  @Field(() => TripListStateEnum, { description: 'Where it stands.' })
  state: TripListState;
  @Field(() => DateTimeScalar, { description: 'Departure from the first stop.' })
  start: Date;
  @Field(() => DateTimeScalar, { description: 'Arrival at the last stop.' })
  end: Date;
  @Field(() => Int, { description: 'How many travel.' })
  passengers: number;
  @Field(() => [String], { description: 'The towns of the route in order.' })
  cities: string[];
}

@ObjectType('TripList', { description: 'All trips of an e-mail address.', simpleResolvers: true })
export class TripListType {
  @Field(() => EmailScalar, { description: 'The address.' })
  email: string;
  @Field(() => [TripOfList], { description: 'Trips that are not over, the next one first.' })
  upcoming: TripOfList[];
  @Field(() => [TripOfList], { description: 'Trips that are over, the latest first.' })
  past: TripOfList[];
}
