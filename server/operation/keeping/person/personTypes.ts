import { MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../../platform/api/describeEnum';
import { DateTimeScalar, UUIDScalar } from '../../../platform/api/scalars';
import { refuseWith } from '../../../texts/messages';
import type { PersonKind } from './identity';
import type { StayReason } from './judge';

export const PersonKindEnum = describeEnum<PersonKind>('PersonKind', 'By what a person is known.', {
  customer: 'By the e-mail address of orders.',
  user: 'By the id of a user.',
  name: 'By the name alone: a passenger or a group leader.',
});

export const StayReasonEnum = describeEnum<StayReason>('StayReason', 'The reason why something of a person stays.', {
  futureTrip: 'The trip is not over.',
  openOrder: 'The inquiry or offer is open.',
  notArchived: 'The trip is over, but its accounting is not done: the order is not in the archive.',
  accountingLaw: 'Accounting must keep the buyer for seven years.',
  activeUser: 'The user is not hidden.',
  drivingLaw: 'Driving and working time must be kept for two years.',
  usedInSettings: 'A setting names the person.',
  passengerAhead: 'The person is on the passenger list of a trip that is not over.',
});

@InputType({ description: 'A person, as the search found them.' })
export class PersonInput {
  @Field(() => PersonKindEnum, { description: 'By what the person is known.' })
  kind: PersonKind;

  @MaxLength(255, refuseWith('input.longest', { most: 255 }))
  @Field(() => String, { description: 'The address, the id or the name.' })
  value: string;
}

@ObjectType('FoundPerson', { description: 'A person who was found.', simpleResolvers: true })
export class FoundPersonType {
  @Field(() => PersonKindEnum, { description: 'By what the person is known.' })
  kind: PersonKind;

  @Field(() => String, { description: 'The address, the id or the name.' })
  value: string;

  @Field(() => String, { description: 'Name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone: string | null;

  @Field(() => Int, { description: 'Trips that the person ordered, leads, drives or takes part in.' })
  trips: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'End of the last of them.' })
  lastAt: Date | null;
}

@ObjectType('Staying', { description: 'Something of a person that stays.', simpleResolvers: true })
export class StayingType {
  @Field(() => StayReasonEnum, { description: 'The reason.' })
  reason: StayReason;

  @Field(() => UUIDScalar, { nullable: true, description: 'The order. Null when it is not about one.' })
  orderId: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The day on which it may go. Null when somebody must act first.',
  })
  until: Date | null;
}

@ObjectType('Mention', { description: 'A row that names the person.', simpleResolvers: true })
export class MentionType {
  @Field(() => String, { description: 'Name of the table.' })
  table: string;

  @Field(() => UUIDScalar, { nullable: true, description: 'The order that it belongs to.' })
  orderId: string | null;

  @Field(() => String, { description: 'The words around the name.' })
  text: string;
}

@ObjectType('ErasurePreview', {
  description: 'The data that an erasure would take, and the data that stays.',
  simpleResolvers: true,
})
export class ErasurePreviewType {
  @Field(() => String, { description: 'The name to type.' })
  name: string;

  @Field(() => Int, { description: 'Orders that lose the person and keep sums and numbers.' })
  orders: number;

  @Field(() => Boolean, { description: 'True when the user loses name, addresses and every way in.' })
  userGoes: boolean;

  @Field(() => [StayingType], { description: 'The data that stays, each with its reason.' })
  stays: StayingType[];

  @Field(() => [MentionType], { description: 'Other rows that name the person, at most 50 of a table.' })
  mentions: MentionType[];
}

@ObjectType('Erasure', { description: 'A past erasure, without the name.', simpleResolvers: true })
export class ErasureType {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Field(() => DateTimeScalar, { description: 'The moment.' })
  at: Date;

  @Field(() => String, { nullable: true, description: 'The admin. Null when the portal erased again after a restore.' })
  by: string | null;

  @Field(() => Int, { description: 'Orders that lost the person.' })
  orders: number;

  @Field(() => Int, { description: 'Things that stayed.' })
  stayed: number;
}
