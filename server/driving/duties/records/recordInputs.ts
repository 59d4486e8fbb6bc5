import { refuseWith } from '../../../texts/messages';
import { IsInt, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { DepotInput } from '../../../company/fleet';
import { describeEnum } from '../../../platform/api/describeEnum';
import { DateTimeScalar, LocalDateScalar, UUIDScalar } from '../../../platform/api/scalars';
import { ShortText } from '../../../platform/api/shortText';
import type { AbsenceKind } from '../../../model/driving/absence.entity';
import type { EnteredKind } from '../../../model/driving/activityEntry.entity';

export const AbsenceKindEnum = describeEnum<AbsenceKind>(
  'AbsenceKind',
  'The reason why a driver or a bus is not available.',
  {
    leave: 'A driver’s leave.',
    sick: 'A driver is ill.',
    workshop: 'A bus is in the workshop.',
    other: 'Another reason.',
  },
);

export const EnteredKindEnum = describeEnum<EnteredKind>(
  'EnteredKind',
  'An activity of a driver outside the portal’s plans, such as work for another employer.',
  {
    driving: 'Driving.',
    otherWork: 'Other work.',
    availability: 'Availability.',
  },
);

@InputType({ description: 'The documents of a driver. A field that is left out stays, null empties it.' })
export class DriverRecordInput {
  @MaxLength(35, refuseWith('input.longest', { most: 35 }))
  @Field(() => String, { nullable: true, description: 'Categories of the driving licence, up to 35 characters.' })
  licenceCategory?: string | null;
  @Field(() => LocalDateScalar, { nullable: true, description: 'Last valid day of the driving licence.' })
  licenceEnds?: string | null;
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Last valid day of the certificate of competence (code 95).',
  })
  code95Ends?: string | null;
  @Field(() => LocalDateScalar, { nullable: true, description: 'Last valid day of the driver card.' })
  driverCardEnds?: string | null;
  @Field(() => LocalDateScalar, { nullable: true, description: 'Last valid day of the medical certificate.' })
  medicalEnds?: string | null;
  @Field(() => LocalDateScalar, { nullable: true, description: 'Day of the last download of the driver card.' })
  cardDownloadedOn?: string | null;
  @ValidateNested()
  @Field(() => DepotInput, { nullable: true, description: 'The place where the driver’s duty begins.' })
  depot?: DepotInput | null;
}

@InputType({ description: 'Settings of every duty. A field that is left out stays, null empties the depot.' })
export class DutySettingsInput {
  @IsInt()
  @Min(0, refuseWith('duties.badMinutes'))
  @Max(180, refuseWith('duties.badMinutes'))
  @Field(() => Int, { nullable: true, description: 'Minutes of work before the first drive, 0 to 180.' })
  beginMinutes?: number | null;
  @IsInt()
  @Min(0, refuseWith('duties.badMinutes'))
  @Max(180, refuseWith('duties.badMinutes'))
  @Field(() => Int, { nullable: true, description: 'Minutes of work after the last drive, 0 to 180.' })
  endMinutes?: number | null;
  @ValidateNested()
  @Field(() => DepotInput, { nullable: true, description: 'The company’s depot.' })
  depot?: DepotInput | null;
}

@InputType({ description: 'Days on which a driver or a bus is not available.' })
export class AbsenceInput {
  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the driver. Give either this or the id of the bus.' })
  driverId?: string | null;
  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the bus. Give either this or the id of the driver.' })
  busId?: string | null;
  @Field(() => LocalDateScalar, { description: 'First day.' })
  firstDay: string;
  @Field(() => LocalDateScalar, { description: 'Last day, included.' })
  lastDay: string;
  @Field(() => AbsenceKindEnum, { description: 'The reason.' })
  kind: AbsenceKind;
  @ShortText()
  @Field(() => String, { defaultValue: '', description: 'Note, up to 255 characters.' })
  note: string;
}

@InputType({ description: 'An activity outside the portal’s plans, such as work for another employer.' })
export class ActivityEntryInput {
  @Field(() => UUIDScalar, { description: 'Id of the driver.' })
  driverId: string;
  @Field(() => DateTimeScalar, { description: 'Beginning, in the past.' })
  start: Date;
  @Field(() => DateTimeScalar, { description: 'End, at most 24 hours later.' })
  end: Date;
  @Field(() => EnteredKindEnum, { description: 'The kind of activity.' })
  kind: EnteredKind;
  @ShortText()
  @Field(() => String, { defaultValue: '', description: 'Note, up to 255 characters.' })
  note: string;
}
