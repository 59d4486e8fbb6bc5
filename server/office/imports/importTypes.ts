import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../platform/api/describeEnum';
import { DateTimeScalar, UUIDScalar } from '../../platform/api/scalars';
import { ShortText } from '../../platform/api/shortText';
import type { Message } from '../../platform/values/message';
import type { ImportKind, ImportState } from '../../model/system/importBatch.entity';
import type { ImportOutcome } from '../../model/system/importRow.entity';
import { Printed } from '../../texts/printed';

const KindEnum = describeEnum<ImportKind>('ImportKind', 'The kind of a file.', {
  customers: 'Customers with their contacts and invoice data.',
  users: 'Drivers and admins.',
  buses: 'Buses.',
  arrangements: 'Arrangements.',
  trips: 'Coming and past trips.',
});

const StateEnum = describeEnum<ImportState>('ImportState', 'The state of a file.', {
  uploaded: 'Uploaded; its columns are guessed.',
  checked: 'Looked through by a dry run.',
  imported: 'Imported.',
  undone: 'Imported and taken back.',
});

export const OutcomeEnum = describeEnum<ImportOutcome>('ImportOutcome', 'The result of a row.', {
  new: 'It adds something.',
  changed: 'It changes what is there.',
  unchanged: 'It is there already, and the same.',
  refused: 'It is left out, for the reason that stands with it.',
});

@ObjectType({ description: 'A column that a file can fill.', simpleResolvers: true })
export class ImportColumn {
  @Field(() => String, { description: 'Name for `ImportColumnInput`.' })
  key: string;

  @Printed()
  @Field(() => String, { description: 'Title in the language of the request.' })
  title: Message;

  @Field(() => Boolean, { description: 'True when each row must have a value.' })
  required: boolean;

  @Field(() => Int, { nullable: true, description: 'Place of the chosen column of the file, from 0. Null: none.' })
  place: number | null;
}

@ObjectType({ description: 'A column of the uploaded file.', simpleResolvers: true })
export class ImportFileColumn {
  @Field(() => String, { description: 'Heading.' })
  heading: string;

  @Field(() => [String], { description: 'Up to three values of it.' })
  samples: string[];
}

@ObjectType('ImportCounts', { description: 'Counts of rows by outcome.', simpleResolvers: true })
export class ImportCountsType {
  @Field(() => Int, { description: 'Rows that add something.' })
  new: number;

  @Field(() => Int, { description: 'Rows that change what is there.' })
  changed: number;

  @Field(() => Int, { description: 'Rows that are there already.' })
  unchanged: number;

  @Field(() => Int, { description: 'Rows that are left out.' })
  refused: number;
}

@ObjectType('ImportBatch', { description: 'A file that the office brings in.', simpleResolvers: true })
export class ImportBatchRow {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Field(() => Int, { nullable: true, description: 'Number of the imported batch. Null before the import.' })
  number: number | null;

  @Field(() => KindEnum, { description: 'The kind of file.' })
  kind: ImportKind;

  @Field(() => StateEnum, { description: 'The state of the file.' })
  state: ImportState;

  @Field(() => String, { description: 'Name of the file.' })
  fileName: string;

  @Field(() => String, { description: 'Encoding that was found, or xlsx.' })
  encoding: string;

  @Field(() => Int, { description: 'Rows below the headings.' })
  rowCount: number;

  @Field(() => ImportCountsType, { nullable: true, description: 'Result of the dry run or the import.' })
  counts: ImportCountsType | null;

  @Field(() => DateTimeScalar, { description: 'Time of the upload.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the import.' })
  importedAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Name of the admin who imported it.' })
  importedBy: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the undo.' })
  undoneAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Name of the admin who took it back.' })
  undoneBy: string | null;
}

@ObjectType({ description: 'A file before its import, with its columns.', simpleResolvers: true })
export class ImportFile {
  @Field(() => ImportBatchRow, { description: 'The file.' })
  batch: ImportBatchRow;

  @Field(() => [ImportColumn], { description: 'The columns that it can fill.' })
  columns: ImportColumn[];

  @Field(() => [ImportFileColumn], { description: 'Its own columns. Empty once it is imported.' })
  fileColumns: ImportFileColumn[];
}

@ObjectType({ description: 'A reason to leave a row out.', simpleResolvers: true })
export class ImportProblemRow {
  @Printed()
  @Field(() => String, { nullable: true, description: 'Title of the column. Null: the row as a whole.' })
  column: Message | null;

  @Field(() => String, { nullable: true, description: 'The value of the cell.' })
  cell: string | null;

  @Printed()
  @Field(() => String, { description: 'The reason.' })
  reason: Message;
}

@ObjectType('ImportRow', { description: 'A row of a file and its result.', simpleResolvers: true })
export class ImportRowType {
  @Field(() => Int, { description: 'Row as a spreadsheet counts; the headings are the first one.' })
  line: number;

  @Field(() => OutcomeEnum, { description: 'The result.' })
  outcome: ImportOutcome;

  @Field(() => String, { description: 'Name of the customer, user, bus, arrangement or trip.' })
  subject: string;

  @Field(() => [ImportProblemRow], { description: 'The reasons to leave it out.' })
  problems: ImportProblemRow[];
}

@ObjectType('ImportProgress', { description: 'The progress of work on a file.', simpleResolvers: true })
export class ImportProgressRow {
  @Field(() => Int, { description: 'Rows done.' })
  done: number;

  @Field(() => Int, { description: 'All rows; 0 while that is not known.' })
  total: number;
}

@InputType({ description: 'The column of the file that fills one of ours.' })
export class ImportColumnInput {
  @ShortText()
  @Field(() => String, { description: '`key` of the `ImportColumn`.' })
  key: string;

  @Field(() => Int, { description: 'Place of the file’s column, from 0.' })
  place: number;
}
