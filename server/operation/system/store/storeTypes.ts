import { Field, Float, ObjectType } from 'type-graphql';
import { SettingKeyEnum } from '../../../company/settings';
import { DateTimeScalar } from '../../../platform/api/scalars';
import type { SettingKey } from '../../../platform/settings/definitions';
import { BackupFile } from '../systemTypes';

@ObjectType({ description: 'The store of backups elsewhere, as the portal last knew it.', simpleResolvers: true })
export class BackupStoreState {
  @Field(() => String, { nullable: true, description: 'Address, bucket and folder. Null while settings are missing.' })
  place: string | null;

  @Field(() => [SettingKeyEnum], { description: 'The settings that are missing; nothing is sent before.' })
  lacks: SettingKey[];

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Moment of the newest backup that was read back from the store after it was sent.',
  })
  lastGoodAt: Date | null;

  @Field(() => Float, { nullable: true, description: 'Its size in the store, in bytes.' })
  bytes: number | null;

  @Field(() => Boolean, { description: 'True while a copy of the portal sends one.' })
  isSending: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Moment at which the last one failed.' })
  failedAt: Date | null;

  @Field(() => String, { nullable: true, description: "The fault and what to do, in the reader's language." })
  fault: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Moment from which the portal tries again by itself.' })
  retryAt: Date | null;
}

@ObjectType({ description: 'The backups in the store.', simpleResolvers: true })
export class StoredBackups {
  @Field(() => [BackupFile], { description: 'The backups, newest first.' })
  backups: BackupFile[];

  @Field(() => String, { nullable: true, description: 'The fault and what to do, if the store cannot be asked.' })
  fault: string | null;
}

@ObjectType({ description: 'The outcome of trying a store.', simpleResolvers: true })
export class StoreTrial {
  @Field(() => Boolean, { description: 'True when an object was written, read and removed.' })
  isGood: boolean;

  @Field(() => String, { description: 'The outcome in words.' })
  outcome: string;
}
