import { refuseWith } from '../../texts/messages';
import { MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar, LocalDateScalar } from '../../platform/api/scalars';

export type PassengerReason = 'ferry' | 'abroad' | 'office';
const PassengerReasonEnum: Record<PassengerReason, PassengerReason> = {
  ferry: 'ferry',
  abroad: 'abroad',
  office: 'office',
};
registerEnumType(PassengerReasonEnum, {
  name: 'PassengerReason',
  description: 'Why a trip needs a list of its passengers.',
  valuesConfig: {
    ferry: { description: 'Its route takes a ferry.' },
    abroad: { description: 'It leaves Estonia.' },
    office: { description: 'The office wants one.' },
  },
});

@ObjectType('Passenger', { description: 'A passenger of a list.', simpleResolvers: true })
export class PassengerType {
  @Field(() => String, { description: 'Full name.' })
  name: string;
  @Field(() => String, { description: 'Number of the document; may be empty.' })
  document: string;
  @Field(() => LocalDateScalar, { nullable: true, description: 'Date of birth.' })
  bornOn: string | null;
  @Field(() => Boolean, { description: 'Seems to stand on the list more than once.' })
  repeated: boolean;
}

@ObjectType('PassengerList', {
  description: 'Who travels, where a ferry or a border asks for it. Deleted after the trip.',
  simpleResolvers: true,
})
export class PassengerListType {
  @Field(() => [PassengerReasonEnum], { description: 'Why it is needed; empty when it is not.' })
  reasons: PassengerReason[];
  @Field(() => Boolean, { description: 'The office wants one, whatever the route says.' })
  wanted: boolean;
  @Field(() => Int, { description: 'How many travel.' })
  expected: number;
  @Field(() => Int, { description: 'Counts changes; send it back with a change.' })
  version: number;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was changed last.' })
  changedAt: Date | null;
  @Field(() => Boolean, { description: 'Whether it can still be changed.' })
  open: boolean;
  @Field(() => LocalDateScalar, { description: 'The day on which all names are deleted.' })
  deletedOn: string;
  @Field(() => [PassengerType], { description: 'The passengers, in their order.' })
  passengers: PassengerType[];
  @Field(() => String, { description: 'The same as the text of a sheet, to be edited.' })
  text: string;
}

@InputType({ description: 'A list of passengers as it was pasted.' })
export class PassengersInput {
  @MaxLength(500_000, refuseWith('passengers.textTooLong'))
  @Field(() => String, {
    description:
      'Rows of a sheet: name, then document number and date of birth if wanted; cells apart by tabs, semicolons or commas. Replaces the list.',
  })
  text: string;

  @Field(() => Int, { description: 'The version of the list that was edited.' })
  version: number;
}
