import type { ColumnMapping } from '../../model/system/importBatch.entity';
import { printMessage } from '../../texts/printMessage';
import { findWords } from '../../texts/words';
import { message } from '../../texts/messages';
import type { Column } from './columns';

/** Rows that are looked at to guess a column by its values. */
const SAMPLE_ROWS = 50;
/** The least share of the values that must fit. */
const LEAST_FITTING_SHARE = 0.8;
/** A known heading of at least this length may be a part of the file's heading; a shorter one must equal it. */
const SHORTEST_PART = 4;

/**
 * Guesses which column of a file fills each of ours: by headings in Estonian, English, Russian or Finnish, then by the
 * values. Each column of the file is taken once.
 */
export function guessColumns(
  columns: readonly Column[],
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): ColumnMapping {
  const mapping: ColumnMapping = {};
  const folded = headings.map(foldHeading);
  const take = (column: Column, index: number) => {
    if (index >= 0 && mapping[column.key] === undefined) mapping[column.key] = index;
  };
  const isFree = (index: number) => !Object.values(mapping).includes(index);
  const known = new Map(columns.map((column) => [column, listHeadings(column)]));
  for (const column of columns)
    take(
      column,
      folded.findIndex((heading, index) => isFree(index) && known.get(column)?.includes(heading)),
    );
  for (const column of columns.filter(({ key }) => mapping[key] === undefined))
    take(
      column,
      folded.findIndex(
        (heading, index) =>
          isFree(index) && known.get(column)?.some((name) => name.length >= SHORTEST_PART && heading.includes(name)),
      ),
    );
  const sample = rows.slice(0, SAMPLE_ROWS);
  for (const column of columns.filter(({ key, isGuessedByValues }) => isGuessedByValues && mapping[key] === undefined))
    take(
      column,
      headings.findIndex((_, index) => isFree(index) && fits(column, sample, index)),
    );
  return mapping;
}

function fits({ read }: Column, rows: readonly (readonly string[])[], index: number): boolean {
  const values = rows.map((cells) => cells[index] ?? '').filter((cell) => cell !== '');
  const fitting = values.filter((cell) => 'value' in read(cell));
  return values.length > 0 && fitting.length >= values.length * LEAST_FITTING_SHARE;
}

const listHeadings = ({ title, headings = [] }: Column): string[] =>
  [printMessage(message(title), findWords('et')), printMessage(message(title), findWords('en')), ...headings].map(
    foldHeading,
  );

/** Letters and digits alone: 'E-post *' and 'epost' are the same. Some programs write 'ä' as two characters. */
const foldHeading = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
