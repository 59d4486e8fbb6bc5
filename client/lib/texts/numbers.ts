const counts = new Intl.NumberFormat('et-EE');

/** '24', '102 000': a count as an Estonian reads it. */
export function formatCount(count: number): string {
  return counts.format(count);
}
