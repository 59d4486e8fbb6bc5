import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { UUIDScalar } from '../../platform/api/scalars';

/** What a page may show; a change says which of them it concerns. */
export enum LiveList {
  newOrders = 'newOrders',
  answeredOrders = 'answeredOrders',
  acceptedOrders = 'acceptedOrders',
  jobs = 'jobs',
  archive = 'archive',
  rejectedOrders = 'rejectedOrders',
  feedback = 'feedback',
  arrangements = 'arrangements',
  people = 'people',
  fleet = 'fleet',
  catering = 'catering',
  duties = 'duties',
  plan = 'plan',
}

registerEnumType(LiveList, {
  name: 'LiveList',
  description: 'What changes; a change of an order names the lists that it left, stays in and came to.',
  valuesConfig: {
    newOrders: { description: 'Orders that wait for an offer.' },
    answeredOrders: { description: 'Orders that wait for the customer.' },
    acceptedOrders: { description: 'Orders that wait for driver and bus.' },
    jobs: { description: 'Jobs, upcoming and finished.' },
    archive: { description: 'The archive.' },
    rejectedOrders: { description: 'Rejected orders.' },
    feedback: { description: 'Reports of drivers.' },
    arrangements: { description: 'Arrangements, their periods and exceptions.' },
    people: { description: 'Users and their records.' },
    fleet: { description: 'Buses.' },
    catering: { description: 'Food packages.' },
    duties: { description: 'Absences, work elsewhere, and the settings of working days.' },
    plan: { description: 'Moves of the plan that drivers were not told of yet.' },
  },
});

/** What somebody does on an open page. A new kind is a line here, one of `rooms` in presence.ts, and what the page says of it. */
export enum PresenceKind {
  looksAtOrder = 'looksAtOrder',
  looksAtPlan = 'looksAtPlan',
  movesTrip = 'movesTrip',
}

registerEnumType(PresenceKind, {
  name: 'PresenceKind',
  description: 'What somebody does on an open page.',
  valuesConfig: {
    looksAtOrder: { description: 'Has the page of an order open.' },
    looksAtPlan: { description: 'Has the plan open.' },
    movesTrip: { description: 'Holds a trip of the plan, by mouse or by key.' },
  },
});

@ObjectType({ description: 'Something changed.' })
export class LiveChange {
  @Field(() => [LiveList], { description: 'What it concerns.' })
  lists: LiveList[];

  @Field(() => UUIDScalar, { nullable: true, description: 'The order; null when it is not about one.' })
  orderId: string | null;

  @Field(() => Int, { nullable: true, description: 'Version of the order after the change.' })
  version: number | null;
}

@ObjectType({ description: 'Somebody who has a page open.' })
export class PresentPerson {
  @Field(() => UUIDScalar, { description: 'Id of the user.' })
  id: string;

  @Field(() => String, { description: 'First and last name.' })
  name: string;

  @Field(() => PresenceKind, { description: 'What is being done.' })
  kind: PresenceKind;

  @Field(() => UUIDScalar, { description: 'What it is done to: the order; of looksAtPlan any id.' })
  subject: string;
}

@ObjectType({
  description: 'What open pages are told: which changes there were, not what they hold. Ask for that as usual.',
})
export class LiveNews {
  @Field(() => ID, { description: 'How far this has been told. Give it as `since` to hear what comes after.' })
  cursor: string;

  @Field(() => Boolean, {
    description: 'True: too much was missed, or too long ago, to tell what. Read everything again.',
  })
  missed: boolean;

  @Field(() => [LiveChange], { description: 'The changes; several of one order come as one.' })
  changes: LiveChange[];

  @Field(() => [PresentPerson], {
    nullable: true,
    description: 'Who else is where this page says that it is (`showPresence`); null when that has not changed.',
  })
  present: PresentPerson[] | null;

  @Field(() => Boolean, {
    description: 'True: the session has ended, these are the last news, and another stream would be refused.',
  })
  signedOut: boolean;
}

@InputType({ description: 'What somebody does on an open page.' })
export class PresenceInput {
  @Field(() => PresenceKind, { description: 'What is done.' })
  kind: PresenceKind;

  @Field(() => UUIDScalar, { description: 'What it is done to: the order; of looksAtPlan any id.' })
  subject: string;
}
