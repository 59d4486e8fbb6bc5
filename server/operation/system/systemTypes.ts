import { MaxLength } from 'class-validator';
import { ArgsType, Field, Float, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../platform/api/describeEnum';
import { DateTimeScalar, UUIDScalar } from '../../platform/api/scalars';
import { refuseWith } from '../../texts/messages';
import type { ProblemKind } from './judgeSystem';

export const ProblemKindEnum = describeEnum<ProblemKind>(
  'SystemProblemKind',
  'The kind of a problem of the portal itself.',
  {
    noBackup: 'The last backup is too old.',
    givenUp: 'Messages were given up.',
    failing: 'Messages have failed for an hour or longer.',
    diskFull: 'The disk is almost full.',
    jobFailed: 'Work that the clock repeats failed the last time.',
    noMailServer: 'E-mails are files, because no mail server is set.',
    storeFailed: 'The last backup could not be sent to the store.',
    storeOld: 'The last backup in the store is too old.',
    storeIncomplete: 'Some settings of the store are missing, so nothing is sent.',
  },
);

@ObjectType({ description: 'A problem of the portal itself, and what to do.', simpleResolvers: true })
export class SystemProblemRow {
  @Field(() => ProblemKindEnum, { description: 'Kind.' })
  kind: ProblemKind;

  @Field(() => Boolean, { description: 'True if something is lost or stays undone until somebody acts.' })
  isUrgent: boolean;

  @Field(() => String, { description: "The problem in the reader's language." })
  text: string;

  @Field(() => String, { description: "Advice that solves it, in the reader's language." })
  advice: string;
}

@ObjectType({ description: 'The database of the portal.', simpleResolvers: true })
export class SystemDatabase {
  @Field(() => Boolean, { description: 'True if the portal runs its own PostgreSQL.' })
  isEmbedded: boolean;

  @Field(() => String, { description: 'Version of PostgreSQL.' })
  version: string;

  @Field(() => Float, { description: 'Size in bytes.' })
  bytes: number;

  @Field(() => Int, { description: 'Open connections of all copies of the portal and of other programs.' })
  connections: number;

  @Field(() => Int, { description: 'Number of migrations that have run.' })
  migrations: number;

  @Field(() => String, { description: 'Name of the last migration.' })
  lastMigration: string;
}

@ObjectType({ description: 'Messages that wait to be sent.', simpleResolvers: true })
export class SystemQueue {
  @Field(() => String, { description: '`mail`, `webhook` or `push`.' })
  name: string;

  @Field(() => Int, { description: 'Messages that wait or are being sent.' })
  waiting: number;

  @Field(() => Int, { description: 'Waiting messages that failed at least once.' })
  failing: number;

  @Field(() => Int, { description: 'Messages that are no longer tried.' })
  givenUp: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Moment at which the last message was sent.' })
  lastSentAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Error of the newest failed message.' })
  lastError: string | null;
}

@ObjectType({ description: 'Work that the clock repeats.', simpleResolvers: true })
export class SystemJob {
  @Field(() => String, { description: "The work in the reader's language." })
  name: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Moment at which the last run since the start of this copy began.',
  })
  lastRunAt: Date | null;

  @Field(() => Int, { nullable: true, description: 'How long the last run took, in milliseconds.' })
  tookMs: number | null;

  @Field(() => String, { nullable: true, description: 'Error of the last run.' })
  error: string | null;

  @Field(() => DateTimeScalar, { description: 'Moment at which the next run begins.' })
  nextRunAt: Date;
}

@ObjectType({ description: 'A file with everything that the portal keeps.', simpleResolvers: true })
export class BackupFile {
  @Field(() => String, { description: 'File name.' })
  name: string;

  @Field(() => DateTimeScalar, { description: 'Moment of writing.' })
  at: Date;

  @Field(() => Float, { description: 'Size in bytes.' })
  bytes: number;
}

@ArgsType()
export class BackupArgs {
  @MaxLength(100, refuseWith('input.longest', { most: 100 }))
  @Field(() => String, { description: 'File name of the backup.' })
  name: string;
}

@ObjectType({ description: 'The rows of one table in a backup and now.', simpleResolvers: true })
export class BackupTableCount {
  @Field(() => String, { description: 'Name of the table.' })
  name: string;

  @Field(() => Int, { description: 'Rows that were restored from the backup.' })
  rows: number;

  @Field(() => Int, { description: 'Rows in the database now.' })
  rowsNow: number;
}

@ObjectType({ description: 'The result of restoring a backup into a scratch database.', simpleResolvers: true })
export class BackupCheck {
  @Field(() => Boolean, { description: 'True if everything was restored.' })
  isGood: boolean;

  @Field(() => String, { nullable: true, description: 'Reason, if it could not be restored.' })
  reason: string | null;

  @Field(() => [BackupTableCount], { description: 'The tables, by name.' })
  tables: BackupTableCount[];
}

@ObjectType({ description: 'A message that failed or was given up.', simpleResolvers: true })
export class StuckMessage {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Field(() => String, { description: '`mail`, `webhook` or `push`.' })
  queue: string;

  @Field(() => String, { description: 'Subject of an e-mail, event of a webhook, or kind of news to a phone.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'Recipient of an e-mail.' })
  to: string | null;

  @Field(() => DateTimeScalar, { description: 'Moment of queueing.' })
  createdAt: Date;

  @Field(() => Int, { description: 'Number of attempts to send it.' })
  attempts: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Moment of the next attempt; null if it was given up.' })
  dueAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Error of the last attempt.' })
  error: string | null;
}

@ObjectType({ description: 'The state of the portal itself.', simpleResolvers: true })
export class SystemState {
  @Field(() => String, { description: 'Version of the portal.' })
  version: string;

  @Field(() => String, { description: 'Version of Node.' })
  nodeVersion: string;

  @Field(() => DateTimeScalar, { description: 'Moment at which this copy of the portal started.' })
  startedAt: Date;

  @Field(() => Float, { description: 'Memory of this copy in bytes.' })
  memoryBytes: number;

  @Field(() => Float, { description: 'Free bytes of the disk that holds the data.' })
  diskFreeBytes: number;

  @Field(() => Float, { description: 'Size of that disk in bytes.' })
  diskBytes: number;

  @Field(() => Int, { description: 'Browsers and programs that are signed in.' })
  sessions: number;

  @Field(() => String, { nullable: true, description: 'Host of the mail server; null if e-mails are files.' })
  mailServer: string | null;

  @Field(() => [String], { description: 'Providers of places and routes, in the order in which they are asked.' })
  mapProviders: string[];

  @Field(() => SystemDatabase, { description: 'The database.' })
  database: SystemDatabase;

  @Field(() => [SystemQueue], { description: 'The queues.' })
  queues: SystemQueue[];

  @Field(() => [SystemJob], { description: 'Work that the clock repeats, in this copy.' })
  jobs: SystemJob[];

  @Field(() => [BackupFile], { description: 'The backups on this machine, newest first.' })
  backups: BackupFile[];

  @Field(() => [SystemProblemRow], { description: 'Problems that need an action, the urgent first.' })
  problems: SystemProblemRow[];
}
