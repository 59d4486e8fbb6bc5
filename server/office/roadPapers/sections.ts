import type { PaperSection } from '../../model/customer/paper';

type Fact = readonly [label: string, value: string | null | undefined];

/** Facts beside their labels; what is not known is left out. */
export const writeFacts = (heading: string, facts: readonly Fact[], texts: string[] = []): PaperSection => ({
  heading,
  style: 'facts',
  rows: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  texts,
});

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
