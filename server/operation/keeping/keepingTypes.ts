import { Field, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../platform/api/describeEnum';
import { DateTimeScalar, UUIDScalar } from '../../platform/api/scalars';
import type { KindName } from './kinds';

export const KeepingKindEnum = describeEnum<KindName>(
  'KeepingKind',
  'A kind of data with a time for which it is kept.',
  {
    inquiries: 'Inquiries without an offer.',
    declinedOffers: 'Orders with an offer that were never agreed.',
    contacts: 'Contacts, group leaders and notes of agreed trips; not the buyer.',
    accounting: 'The buyers of agreed trips, whom accounting must keep.',
    drivingTime: 'Activities outside our plans, and absences.',
    feedback: 'Comments of drivers, and why they declined.',
    formerPeople: 'Hidden users.',
    photos: 'Photos of hidden users.',
    sentMails: 'Rows of sent messages, and e-mails in files.',
    accessLog: 'Sign-ins and changed rights.',
    imports: 'Rows of files that were brought in.',
    receivedMails: 'Mails of customers and the fields that were read of them.',
  },
);

@ObjectType({ description: 'The time for which one kind of data is kept.', simpleResolvers: true })
export class KeepingRule {
  @Field(() => KeepingKindEnum, { description: 'The kind.' })
  kind: KindName;

  @Field(() => Int, { description: 'The months that are wanted.' })
  months: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The months that the clock carries out. Null until an admin confirms the rule for the first time.',
  })
  confirmedMonths: number | null;

  @Field(() => Int, { description: 'The months of a rule that nobody changed.' })
  usual: number;

  @Field(() => Int, { description: 'The fewest months; a law may want them.' })
  least: number;

  @Field(() => Int, { description: 'The most months.' })
  most: number;

  @Field(() => Int, { description: 'The number of rows that a run would forget now, by the months that are wanted.' })
  wouldForget: number;
}

@ObjectType({ description: 'The number of rows of a kind that a run forgot.', simpleResolvers: true })
export class KeepingCount {
  @Field(() => KeepingKindEnum, { description: 'The kind.' })
  kind: KindName;

  @Field(() => Int, { description: 'Forgotten rows.' })
  count: number;
}

@ObjectType({ description: 'One run of the rules of keeping.', simpleResolvers: true })
export class KeepingRun {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Field(() => DateTimeScalar, { description: 'Moment of the beginning.' })
  startedAt: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Moment of the end. Null while it runs.' })
  endedAt: Date | null;

  @Field(() => [KeepingCount], { description: 'Forgotten rows by kind; none when nothing was due.' })
  counts: KeepingCount[];
}

@ObjectType({ description: 'A change of a rule of keeping.', simpleResolvers: true })
export class KeepingChange {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Field(() => KeepingKindEnum, { description: 'The kind.' })
  kind: KindName;

  @Field(() => String, { description: '`saved`, or `confirmed` after the dry run.' })
  step: string;

  @Field(() => Int, { description: 'The months.' })
  months: number;

  @Field(() => Int, { description: 'The number of rows that were due at that moment.' })
  wouldForget: number;

  @Field(() => DateTimeScalar, { description: 'The moment.' })
  at: Date;

  @Field(() => String, { description: 'Name of the admin.' })
  by: string;
}

@ObjectType({ description: 'Keeping and forgetting: rules, runs and their history.', simpleResolvers: true })
export class Keeping {
  @Field(() => [KeepingRule], { description: 'The rules, in the order of the table.' })
  rules: KeepingRule[];

  @Field(() => DateTimeScalar, { description: 'Moment at which the next run begins.' })
  nextRunAt: Date;

  @Field(() => [KeepingRun], { description: 'The latest runs, newest first.' })
  runs: KeepingRun[];

  @Field(() => [KeepingChange], { description: 'The latest changes of rules, newest first.' })
  changes: KeepingChange[];
}
