import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { badInput } from '../../../texts/messages';
import { MOST_COLUMNS, MOST_ROWS } from './limits';

/** Letters of one step, so that other requests are served between two. */
const STEP = 65_536;
/** A record of more letters begins with a quote that nobody closed. */
const LONGEST_RECORD = 200_000;

/**
 * Reads a CSV of any delimiter, record by record. Empty records count, so that a record's place is the row in a spreadsheet.
 * Errors: BAD_USER_INPUT for a quote that is never closed, and for too many rows or columns.
 */
export async function readCsv(text: string): Promise<string[][]> {
  // Excel's own way to name the delimiter.
  const [told, named] = /^sep=(.)\r?\n/.exec(text) ?? [];
  const parser = parse({
    delimiter: named ?? guessDelimiter(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: LONGEST_RECORD,
  });
  const records: string[][] = told ? [[]] : [];
  try {
    for await (const record of Readable.from(cutIntoSteps(text.slice(told?.length ?? 0))).pipe(parser)) {
      const cells = record as string[];
      if (cells.length > MOST_COLUMNS) throw badInput('imports.tooManyColumns', { most: MOST_COLUMNS }, 'file');
      if (records.length > MOST_ROWS) throw badInput('imports.tooManyRows', { most: MOST_ROWS }, 'file');
      records.push(cells);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw badInput('imports.brokenQuotes', { row: (told ? 1 : 0) + Number(error.records) + 1 }, 'file');
  }
  return records;
}

const delimiters = [';', '\t', ',', '|'];
/** Lines that are looked at to guess the delimiter. */
const SAMPLE_LINES = 20;

/** The delimiter that splits the first lines most evenly; of two that do, the one that splits into more cells. */
export function guessDelimiter(text: string): string {
  const lines = text
    .slice(0, LONGEST_RECORD)
    // Text in quotes may hold anything, line breaks too.
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES);
  const scores = delimiters.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const [first = 0] = counts;
    const even = counts.filter((count) => count === first).length / Math.max(1, counts.length);
    return { delimiter, score: first === 0 ? 0 : even + Math.min(first, 9) / 10 };
  });
  const [best] = scores.sort((one, other) => other.score - one.score);
  return best?.delimiter ?? ';';
}

function* cutIntoSteps(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += STEP) yield text.slice(start, start + STEP);
}
