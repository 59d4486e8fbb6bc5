import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { UUIDScalar } from '../../platform/api/scalars';
import { describeEnum } from '../../platform/api/describeEnum';

/** The lists that a page may show; a change names the ones that it concerns. */
export const LiveList = describeEnum(
  'LiveList',
  'The lists that can change. A change of an order names the lists that it left, stays in and entered.',
  {
    newOrders: 'Orders that wait for an offer.',
    answeredOrders: 'Orders that wait for the customer.',
    acceptedOrders: 'Orders that wait for driver and bus.',
    jobs: 'Upcoming and finished jobs.',
    archive: 'The archive.',
    rejectedOrders: 'Rejected orders.',
    feedback: 'Reports of drivers.',
    arrangements: 'Arrangements, their periods and exceptions.',
    people: 'Users and their records.',
    fleet: 'Buses.',
    catering: 'Food packages.',
    duties: 'Absences, work elsewhere, and the settings of working days.',
    plan: 'Moves of the plan that the drivers do not know about yet.',
    settings: 'The settings of the company.',
    customers: 'Customers, their contacts and merges.',
    today: 'Decisions that were taken or put off.',
    invoices: 'Invoices and credit notes, and what was paid of them.',
    payments: 'Files of the bank, payments and reminders.',
    mails: 'Mails of customers and their drafts.',
    tripEvents: 'Acts that drivers recorded on the road.',
  },
);
export type LiveList = keyof typeof LiveList;

/** A user's activity on an open page. A new kind needs a line here, one of `rooms` in presence.ts, and its words on the page. */
export const PresenceKind = describeEnum('PresenceKind', 'A user’s activity on an open page.', {
  looksAtOrder: 'The user has the page of an order open.',
  looksAtPlan: 'The user has the plan open.',
  movesTrip: 'The user is moving a trip of the plan, by mouse or keyboard.',
});
export type PresenceKind = keyof typeof PresenceKind;

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
