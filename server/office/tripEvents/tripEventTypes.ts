import { ArrayMaxSize, ArrayMinSize, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { FeedbackInput } from '../../customer/feedback';
import { HoursActivity, HoursHeadroom } from '../../driving/duties';
import { User } from '../../model/people/user.entity';
import { describeEnum } from '../../platform/api/describeEnum';
import { DateTimeScalar, LocalDateScalar, UUIDScalar } from '../../platform/api/scalars';
import type { Message } from '../../platform/values/message';
import type { TripEventKind } from '../../platform/values/road/tripEvents';
import { refuseWith } from '../../texts/messages';
import { Printed } from '../../texts/printed';

const TripEventKindEnum = describeEnum<TripEventKind>(
  'TripEventKind',
  'The kind of an act that a driver records on the road.',
  {
    seen: 'The driver has seen the trip.',
    confirm: 'The driver confirms the job.',
    decline: 'The driver declines the job.',
    dutyBegin: 'The duty begins.',
    arrive: 'The bus is at the stop.',
    leave: 'The bus leaves the stop.',
    people: 'The driver has counted the people in the bus.',
    breakBegin: 'A break begins.',
    breakEnd: 'A break ends.',
    odometer: 'The reading of the odometer.',
    fuel: 'The driver has filled up.',
    cash: 'The driver has taken cash from the customer.',
    defect: 'Something on the bus is broken.',
    dutyEnd: 'The duty ends.',
    report: 'The driver has reported hours and how it went.',
  },
);

/** The phone sends its acts in parts of this many. */
export const MOST_EVENTS = 100;
const DAY_MS = 86_400_000;

@InputType({ description: 'An act that a driver recorded on the phone.' })
class TripEventInput {
  @Field(() => UUIDScalar, { description: 'The id that the phone made. An act with a known id is applied once.' })
  id: string;
  @Field(() => TripEventKindEnum, { description: 'The kind of act.' })
  kind: TripEventKind;
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;
  @Min(0)
  @Max(9)
  @Field(() => Int, { nullable: true, description: 'Position of the stop on the route, from 0.' })
  stop?: number | null;
  @Min(0)
  @Max(10_000_000)
  @Field(() => Float, { nullable: true, description: 'People, kilometres on the odometer, litres, or euros.' })
  amount?: number | null;
  @MaxLength(500, refuseWith('input.longest', { most: 500 }))
  @Field(() => String, { defaultValue: '', description: 'Words of the driver.' })
  note: string;
  @Field(() => DateTimeScalar, { description: 'The moment by the clock of the phone.' })
  phoneAt: Date;
  @Min(-400 * DAY_MS)
  @Max(400 * DAY_MS)
  @Field(() => Float, { description: 'Milliseconds to add to the phone’s clock for the server’s clock.' })
  clockOffsetMs: number;
  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the broken bus, for an act of the kind defect.' })
  busId?: string | null;
  @Field(() => Boolean, { defaultValue: false, description: 'True when the broken bus may not drive.' })
  mayNotDrive: boolean;
  @ValidateNested()
  @Field(() => FeedbackInput, { nullable: true, description: 'The report, for an act of the kind report.' })
  report?: FeedbackInput | null;
}

@InputType({ description: 'The acts that a phone sends.' })
export class TripEventsInput {
  @Field(() => UUIDScalar, { description: 'The driver who recorded them. Another user’s session is refused.' })
  driverId: string;
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_EVENTS)
  @ValidateNested({ each: true })
  @Field(() => [TripEventInput], { description: 'The acts in the order of the phone, at most 100.' })
  events: TripEventInput[];
}

export type SentEvent = TripEventsInput['events'][number];

@ObjectType({ description: 'The server’s answer to an act of the phone.', simpleResolvers: true })
export class TripEventReply {
  @Field(() => UUIDScalar, { description: 'Id of the act.' })
  id: string;
  @Printed()
  @Field(() => String, { nullable: true, description: 'The reason for refusing the act. Null when it counts.' })
  refusal: Message | null;
}

@ObjectType('TripEvent', { description: 'An act that a driver recorded on the road.', simpleResolvers: true })
export class TripEventType {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => TripEventKindEnum, { description: 'The kind of act.' })
  kind: TripEventKind;
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;
  @Field(() => String, { description: 'Name of the driver.' })
  driverName: string;
  @Field(() => Int, { nullable: true, description: 'Position of the stop on the route, from 0.' })
  stop: number | null;
  @Field(() => Float, { nullable: true, description: 'People, kilometres on the odometer, litres, or euros.' })
  amount: number | null;
  @Field(() => String, { description: 'Words of the driver. They may be empty.' })
  note: string;
  @Field(() => DateTimeScalar, { description: 'The moment of the act by the server’s clock.' })
  at: Date;
}

@ObjectType({ description: 'The names on the passenger list of a trip.', simpleResolvers: true })
class TripNames {
  @Field(() => UUIDScalar, { description: 'Id of the order.' })
  orderId: string;
  @Field(() => [String], { description: 'Names in the order of the list.' })
  names: string[];
}

@ObjectType({ description: 'Words of the office to the drivers of a day.', simpleResolvers: true })
class NoticeOfDay {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => LocalDateScalar, { description: 'The day.' })
  day: string;
  @Field(() => String, { description: 'The words.' })
  text: string;
  @Field(() => DateTimeScalar, { description: 'The moment of sending.' })
  sentAt: Date;
}

@ObjectType({ description: 'The facts that a driver’s phone keeps for a day without a signal.', simpleResolvers: true })
export class DriverDay {
  @Field(() => DateTimeScalar, { description: 'The server’s clock now. The phone measures its own clock by it.' })
  at: Date;
  @Field(() => Boolean, { description: 'True while phones of drivers on duty send their place.' })
  hasPositions: boolean;
  @Field(() => User, { description: 'The driver.' })
  driver: User;
  @Field(() => [HoursActivity], { description: 'Planned driving, work and breaks from today on, earliest first.' })
  activities: HoursActivity[];
  @Field(() => HoursHeadroom, { description: 'The driver’s remaining time now.' })
  headroom: HoursHeadroom;
  @Field(() => [TripEventType], { description: 'The driver’s acts of the last days that count, earliest first.' })
  events: TripEventType[];
  @Field(() => [TripNames], { description: 'Passengers of the driver’s trips that have a list.' })
  passengers: TripNames[];
  @Field(() => [NoticeOfDay], { description: 'Words of the office for days from yesterday on, earliest first.' })
  notices: NoticeOfDay[];
}
