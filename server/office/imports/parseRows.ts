import type { ColumnMapping } from '../../model/system/importBatch.entity';
import { message } from '../../texts/messages';
import type { Column } from './columns';
import type { ParsedRow } from './kinds/kind';
import { problem } from './kinds/kind';
import type { TableRow } from './read/readTable';

/** Reads the cells of a row by the chosen columns. An empty cell has no value, and a bad one a problem. */
export function parseRow(columns: readonly Column[], mapping: ColumnMapping, { line, cells }: TableRow): ParsedRow {
  const values: Record<string, unknown> = {};
  const problems: ParsedRow['problems'] = [];
  for (const { key, read, isRequired } of columns) {
    const place = mapping[key];
    const cell = place === undefined ? '' : (cells[place] ?? '');
    if (cell === '') {
      if (isRequired) problems.push(problem(key, message('imports.cellEmpty')));
      continue;
    }
    const result = read(cell);
    if ('told' in result) problems.push(problem(key, result.told));
    else values[key] = result.value;
  }
  return { line, cells, values, problems };
}
