import type { PaperSection } from '../../model/customer/paper';
import { toSection } from '../../customer/papers';
import type { Pair } from '../../customer/papers';

/** Facts beside their labels. */
export const writeFacts = (heading: string, facts: readonly Pair[], texts?: string[]): PaperSection =>
  toSection(heading, 'facts', facts, texts);

export const writeTable = (
  heading: string,
  columns: readonly (readonly [heading: string, share: number, kind?: 'number'])[],
  rows: string[][],
  texts: string[] = [],
): PaperSection => ({
  heading,
  style: 'table',
  rows: [],
  table: {
    columns: columns.map(([name, share, kind]) => ({ heading: name, share, isNumber: kind === 'number' })),
    rows,
  },
  texts,
});
