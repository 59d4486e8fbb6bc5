import { refuseWith } from '../../texts/messages';
import { MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, LocalDateScalar } from '../../platform/api/scalars';
import { describeEnum } from '../../platform/api/describeEnum';

export type PassengerReason = 'ferry' | 'abroad' | 'office';
const PassengerReasonEnum = describeEnum<PassengerReason>(
  'PassengerReason',
  'The reason why a trip needs a passenger list.',
  {
    ferry: 'The route takes a ferry.',
    abroad: 'The route leaves Estonia.',
    office: 'The office asked for a list.',
  },
);

@ObjectType('Passenger', { description: 'A person on a passenger list.', simpleResolvers: true })
export class PassengerType {
  @Field(() => String, { description: 'Full name.' })
  name: string;
  @Field(() => String, { description: 'Number of the document. It may be empty.' })
  document: string;
  @Field(() => LocalDateScalar, { nullable: true, description: 'Date of birth.' })
  bornOn: string | null;
  @Field(() => Boolean, { description: 'True when the person seems to be on the list more than once.' })
  repeated: boolean;
}

@ObjectType('PassengerList', {
  description: 'The passenger list that a ferry or a border requires. It is deleted after the trip.',
  simpleResolvers: true,
})
export class PassengerListType {
  @Field(() => [PassengerReasonEnum], { description: 'The reasons for the list. Empty when none is needed.' })
  reasons: PassengerReason[];
  @Field(() => Boolean, { description: 'True when the office asked for a list, whatever the route requires.' })
  wanted: boolean;
  @Field(() => Int, { description: 'Number of passengers.' })
  expected: number;
  @Field(() => Int, {
    description: 'The number of changes. Send it back with a change, so that a stale change is refused.',
  })
  version: number;
  @Field(() => DateTimeScalar, { nullable: true, description: 'The moment of the last change.' })
  changedAt: Date | null;
  @Field(() => Boolean, { description: 'True while the list can be changed.' })
  open: boolean;
  @Field(() => LocalDateScalar, { description: 'The day on which all names are deleted.' })
  deletedOn: string;
  @Field(() => [PassengerType], { description: 'The passengers in the order of the list.' })
  passengers: PassengerType[];
  @Field(() => String, { description: 'The same list as text of a sheet, for editing.' })
  text: string;
}

@InputType({ description: 'A passenger list, pasted as text.' })
export class PassengersInput {
  @MaxLength(500_000, refuseWith('passengers.textTooLong'))
  @Field(() => String, {
    description:
      'Rows of a sheet: a name, then document number and date of birth if needed. Separate cells by tabs, semicolons or commas. The rows replace the list.',
  })
  text: string;

  @Field(() => Int, { description: 'The version of the list that the edit is based on.' })
  version: number;
}
