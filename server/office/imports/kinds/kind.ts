import { validateSync } from 'class-validator';
import type { ValidationError } from 'class-validator';
import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../../access';
import type { ImportOutcome, ImportProblem } from '../../../model/system/importRow.entity';
import { createPlatformMessage, decodeMessage } from '../../../platform/values/message';
import type { Message } from '../../../platform/values/message';
import type { Column } from '../columns';

/** A row whose cells were read. A cell that is empty has no value. */
export interface ParsedRow {
  line: number;
  cells: string[];
  values: Readonly<Record<string, unknown>>;
  problems: ImportProblem[];
}

/** The result of a row, if it were imported. */
export interface Judgement<Entry = unknown> extends Pick<ParsedRow, 'line' | 'cells' | 'problems'> {
  outcome: ImportOutcome;
  subject: string;
  targetId: string | null;
  /** The fields of a changed row before; of a new and a changed one after. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** Written by the import; absent in a refused row. */
  entry?: Entry;
}

/** A row of an imported batch, as it is kept. */
export interface KeptRow extends Pick<Judgement, 'line' | 'subject' | 'before' | 'after'> {
  outcome: 'new' | 'changed';
  targetId: string;
}

/** One import or dry run, inside its transaction. */
export interface ImportRun {
  deps: Deps;
  manager: EntityManager;
  viewer: Viewer;
  now: Date;
  /** Called between rows: serves others and tells the waiting page. */
  step: (rows?: number) => Promise<void>;
}

/** A kind of file: its columns, and how a row is judged, written and taken back. */
export interface Kind<Entry = never> {
  columns: readonly Column[];
  judge(run: ImportRun, rows: ParsedRow[]): Promise<Judgement<Entry>[]>;
  /** Writes the new and the changed rows, and notes their targets. */
  write(run: ImportRun, batch: number, rows: Judgement<Entry>[]): Promise<void>;
  /** Which of the rows somebody has changed or used since. Locks them. */
  listTouched(run: ImportRun, rows: KeptRow[]): Promise<KeptRow[]>;
  takeBack(run: ImportRun, batch: number, rows: KeptRow[]): Promise<void>;
}

/** The result of a row; what `result` does not tell is empty. */
export const judgeAs = <Entry>(
  { line, cells }: Pick<ParsedRow, 'line' | 'cells'>,
  subject: string,
  result: Pick<Judgement<Entry>, 'outcome'> & Partial<Judgement<Entry>>,
): Judgement<Entry> => ({
  line,
  cells,
  subject: subject.slice(0, 255),
  problems: [],
  targetId: null,
  before: null,
  after: null,
  ...result,
});

export const refuse = <Entry>(
  row: Pick<ParsedRow, 'line' | 'cells'>,
  subject: string,
  problems: ImportProblem[],
): Judgement<Entry> => judgeAs(row, subject, { outcome: 'refused', problems });

export const problem = (column: string | null, told: Message): ImportProblem => ({ column, told });

/** Checks an input of the forms by the forms' own rules. `columns`: the column of a field with another name. */
export function findProblems(input: object, columns: Readonly<Record<string, string>> = {}): ImportProblem[] {
  return validateSync(input, { stopAtFirstError: true, skipMissingProperties: true }).map((failed) => {
    const told = findMessage(failed);
    return problem(
      columns[failed.property] ?? failed.property,
      typeof told === 'string' ? createPlatformMessage('input.invalid') : told,
    );
  });
}

function findMessage({ constraints, children = [] }: ValidationError): Message | string {
  const [text] = Object.values(constraints ?? {});
  if (text !== undefined) return decodeMessage(text);
  const [child] = children;
  return child ? findMessage(child) : '';
}

/** Makes an instance, which the forms' rules are written on. */
export const fill = <Input extends object>(type: new () => Input, fields: Partial<Input>): Input =>
  Object.assign(new type(), fields);
