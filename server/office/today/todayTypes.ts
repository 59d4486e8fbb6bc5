import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { AutomationKindEnum } from '../../company/automations';
import type { AutomationKind } from '../../company/automations';
import type { Evidence, Fit } from '../../engines/matching';
import type { OrderStatus } from '../../model/orders/orderStatus';
import { OrderStatusEnum } from '../../orders';
import { describeEnum } from '../../platform/api/describeEnum';
import { DateTimeScalar, LocalDateScalar, PriceScalar, UUIDScalar } from '../../platform/api/scalars';
import type { Message } from '../../platform/values/message';
import { Printed } from '../../texts/printed';
import { EvidenceEnum, FitEnum, todayKinds } from './kinds';
import type { TodayKindName } from './kinds';
import type { TodayAct } from './todayKind';

export const TodayKindEnum = describeEnum(
  'TodayKind',
  'A kind of decision that waits for a person.',
  Object.fromEntries(todayKinds.map(({ name, description }) => [name, description])) as Record<TodayKindName, string>,
);

const TodayActEnum = describeEnum<TodayAct>('TodayAct', 'The proposed answer to a decision.', {
  sendOffer: 'Sends the proposed price.',
  takeChange: 'Makes the requested change at the agreed price.',
  confirmPlan: 'Assigns the drafted driver and bus.',
  askDriver: 'Asks the driver again by e-mail.',
  replaceDriver: 'Assigns another driver in place of the one who declined.',
  askCustomer: 'Asks the customer by e-mail for what the trip lacks.',
  sendPack: 'Sends the papers to the drivers and the facts to the customer.',
  inviteAgain: 'Asks the customer whether to travel again this year.',
  markRead: 'Marks the feedback as read.',
  archive: 'Moves the trip to the archive.',
  issueInvoice: 'Issues the invoice and sends it.',
  bookPayment: 'Books the payment as suggested.',
  remind: 'Reminds the customer by e-mail.',
  open: 'A person decides on the page.',
});

const TodaySectionEnum = describeEnum('TodaySection', 'Urgency of a decision.', {
  soon: 'The trip leaves before the end of tomorrow.',
  today: 'It is late by the end of today.',
  later: 'Everything else.',
});
export type TodaySection = keyof typeof TodaySectionEnum;

@ObjectType({ description: 'The prepared answer to a decision.', simpleResolvers: true })
export class TodayProposal {
  @Field(() => TodayActEnum, { description: 'The proposed act.' })
  act: TodayAct;

  @Field(() => PriceScalar, { nullable: true, description: 'Net price in euros. Null without a sum.' })
  price: number | null;

  @Field(() => PriceScalar, { nullable: true, description: 'The sum that the customer would pay, in euros.' })
  amountDue: number | null;

  @Field(() => String, { nullable: true, description: 'Names of driver and bus, or of the receiver.' })
  who: string | null;

  @Printed()
  @Field(() => String, { nullable: true, description: 'The reason why a person must look first.' })
  doubt: Message | null;

  @Field(() => EvidenceEnum, { nullable: true, description: 'The evidence that ties a payment to its customer.' })
  evidence: Evidence | null;

  @Field(() => FitEnum, { nullable: true, description: 'The relation of the sum of a payment to the open sum.' })
  fit: Fit | null;

  /** Not for pages: automations leave it. */
  isForPeople: boolean;
}

@ObjectType('QueuedAct', {
  description: 'A decision that was taken and can be taken back until it is due.',
  simpleResolvers: true,
})
export class QueuedActRow {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Field(() => DateTimeScalar, { description: 'The moment at which it is done.' })
  dueAt: Date;

  @Field(() => String, { nullable: true, description: 'First name of the user. Null for the portal itself.' })
  by: string | null;
}

@ObjectType({ description: 'A decision that waits for a person.', simpleResolvers: true })
export class TodayItem {
  @Field(() => ID, { description: 'Kind and subject together.' })
  id: string;

  @Field(() => TodayKindEnum, { description: 'The kind.' })
  kind: TodayKindName;

  @Field(() => UUIDScalar, { description: 'Id of the subject.' })
  subjectId: string;

  @Field(() => String, { description: 'State of the subject. A decision on an older state is refused.' })
  mark: string;

  @Field(() => TodaySectionEnum, { description: 'Its urgency.' })
  section: TodaySection;

  @Field(() => DateTimeScalar, { description: 'From this moment on the decision is late.' })
  dueAt: Date;

  @Field(() => DateTimeScalar, { description: 'The moment from which on it waits.' })
  since: Date;

  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the order. Null without one.' })
  orderId: string | null;

  @Field(() => OrderStatusEnum, { nullable: true, description: 'Status of the order.' })
  status: OrderStatus | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Departure of the trip.' })
  start: Date | null;

  @Field(() => String, { nullable: true, description: 'Company, or the customer’s name without one.' })
  customer: string | null;

  @Field(() => [String], { description: 'Cities of the route.' })
  cities: string[];

  @Field(() => Int, { nullable: true, description: 'Number of passengers.' })
  passengers: number | null;

  @Field(() => String, { nullable: true, description: 'Name of the driver or bus that it is about.' })
  who: string | null;

  @Field(() => String, { nullable: true, description: 'Words of a person, or the name of a document.' })
  words: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The day that it is about.' })
  day: string | null;

  @Field(() => PriceScalar, { nullable: true, description: 'The sum that it is about, in euros.' })
  sum: number | null;

  @Field(() => Float, { nullable: true, description: 'Hours that were reported.' })
  hours: number | null;

  @Field(() => Float, { nullable: true, description: 'Hours of the plan.' })
  plannedHours: number | null;

  @Field(() => TodayProposal, { description: 'The prepared answer.' })
  proposal: TodayProposal;

  @Field(() => QueuedActRow, { nullable: true, description: 'The decision that was taken. Null while it waits.' })
  act: QueuedActRow | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The return of a decision that was put off. Null until something happens.',
  })
  snoozedUntil: Date | null;

  @Field(() => String, { nullable: true, description: 'First name of the user who put it off.' })
  snoozedBy: string | null;
}

@ObjectType({ description: 'Decisions that wait for a person, the most urgent first.', simpleResolvers: true })
export class TodayList {
  @Field(() => [TodayItem], { description: 'The first of them.' })
  items: TodayItem[];

  @Field(() => Int, { description: 'Number of waiting decisions.' })
  count: number;

  @Field(() => Int, { description: 'Number of waiting decisions about trips that leave before the end of tomorrow.' })
  soon: number;

  @Field(() => Int, { description: 'Number of decisions that were put off.' })
  snoozed: number;

  @Field(() => [AutomationKindEnum], { description: 'Automations that stopped themselves after failures.' })
  stopped: AutomationKind[];
}
