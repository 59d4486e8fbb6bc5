import type { PaperSection } from '../../model/customer/paper';

export type Pair = readonly [label: string, value: string | null | undefined];

/** A part of a paper; what has no value is left out. */
export const toSection = (
  heading: string,
  style: PaperSection['style'],
  pairs: readonly Pair[],
  texts: string[] = [],
): PaperSection => ({
  heading,
  style,
  rows: pairs.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  texts,
});
