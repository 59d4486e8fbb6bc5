import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { UUIDScalar } from '../../platform/api/scalars';

/** The lists that a page may show; a change names the ones that it concerns. */
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
  settings = 'settings',
  customers = 'customers',
  invoices = 'invoices',
  today = 'today',
  payments = 'payments',
  tripEvents = 'tripEvents',
  mails = 'mails',
}

registerEnumType(LiveList, {
  name: 'LiveList',
  description: 'The lists that can change. A change of an order names the lists that it left, stays in and entered.',
  valuesConfig: {
    newOrders: { description: 'Orders that wait for an offer.' },
    answeredOrders: { description: 'Orders that wait for the customer.' },
    acceptedOrders: { description: 'Orders that wait for driver and bus.' },
    jobs: { description: 'Upcoming and finished jobs.' },
    archive: { description: 'The archive.' },
    rejectedOrders: { description: 'Rejected orders.' },
    feedback: { description: 'Reports of drivers.' },
    arrangements: { description: 'Arrangements, their periods and exceptions.' },
    people: { description: 'Users and their records.' },
    fleet: { description: 'Buses.' },
    catering: { description: 'Food packages.' },
    duties: { description: 'Absences, work elsewhere, and the settings of working days.' },
    plan: { description: 'Moves of the plan that the drivers do not know about yet.' },
    settings: { description: 'The settings of the company.' },
    customers: { description: 'Customers, their contacts and merges.' },
    today: { description: 'Decisions that were taken or put off.' },
    invoices: { description: 'Invoices and credit notes, and what was paid of them.' },
    payments: { description: 'Files of the bank, payments and reminders.' },
    mails: { description: 'Mails of customers and their drafts.' },
    tripEvents: { description: 'Acts that drivers recorded on the road.' },
  },
});

/** A user's activity on an open page. A new kind needs a line here, one of `rooms` in presence.ts, and its words on the page. */
export enum PresenceKind {
  looksAtOrder = 'looksAtOrder',
  looksAtPlan = 'looksAtPlan',
  movesTrip = 'movesTrip',
}

registerEnumType(PresenceKind, {
  name: 'PresenceKind',
  description: 'A user’s activity on an open page.',
  valuesConfig: {
    looksAtOrder: { description: 'The user has the page of an order open.' },
    looksAtPlan: { description: 'The user has the plan open.' },
    movesTrip: { description: 'The user is moving a trip of the plan, by mouse or keyboard.' },
  },
});

@ObjectType({ description: 'A change.' })
export class LiveChange {
  @Field(() => [LiveList], { description: 'The lists that the change concerns.' })
  lists: LiveList[];

  @Field(() => UUIDScalar, {
    nullable: true,
    description: 'Id of the order. Null when the change is not about an order.',
  })
  orderId: string | null;

  @Field(() => Int, { nullable: true, description: 'Version of the order after the change.' })
  version: number | null;
}

@ObjectType({ description: 'A user who has a page open.' })
export class PresentPerson {
  @Field(() => UUIDScalar, { description: 'Id of the user.' })
  id: string;

  @Field(() => String, { description: 'First and last name.' })
  name: string;

  @Field(() => PresenceKind, { description: 'The user’s activity.' })
  kind: PresenceKind;

  @Field(() => UUIDScalar, { description: 'Id of the order that the activity concerns. For looksAtPlan, any id.' })
  subject: string;
}

@ObjectType({
  description:
    'News for open pages. They name the changes without their content; read the content with the usual queries.',
})
export class LiveNews {
  @Field(() => ID, { description: 'The position of this event. Give it as `since` to continue after it.' })
  cursor: string;

  @Field(() => Boolean, {
    description: 'True when too much was missed to list. Read everything again.',
  })
  missed: boolean;

  @Field(() => [LiveChange], { description: 'The changes. Several changes of one order are combined.' })
  changes: LiveChange[];

  @Field(() => [PresentPerson], {
    nullable: true,
    description: 'The other users in the same place (`showPresence`). Null when that has not changed.',
  })
  present: PresentPerson[] | null;

  @Field(() => Boolean, {
    description: 'True when the session has ended. This is the last event, and a new stream would be refused.',
  })
  signedOut: boolean;
}

@InputType({ description: 'A user’s activity on an open page.' })
export class PresenceInput {
  @Field(() => PresenceKind, { description: 'The activity.' })
  kind: PresenceKind;

  @Field(() => UUIDScalar, { description: 'Id of the order that the activity concerns. For looksAtPlan, any id.' })
  subject: string;
}
