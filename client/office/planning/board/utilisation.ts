interface BusySpan {
  kind: string;
  left: number;
  width: number;
}

/** A full day: the longest working day that leaves eleven hours of rest. */
const FULL_DAY = 13 / 24;

/** How much of the shown time a row is used, 0 to 1: its trips and arrangements, overlaps once, against 13 h of each day without an absence. */
export function measureUtilisation({ bars }: { bars: readonly BusySpan[] }): number {
  const away = measureCovered(bars.filter(({ kind }) => kind === 'absence'));
  const used = measureCovered(bars.filter(({ kind }) => kind !== 'absence'));
  if (used === 0) return 0;
  return Math.min(1, used / (Math.max(0, 1 - away) * FULL_DAY || used));
}

/** How much of the shown time these take together. */
function measureCovered(bars: readonly BusySpan[]): number {
  let sum = 0;
  let until = 0;
  for (const { left, width } of [...bars].sort((one, other) => one.left - other.left)) {
    sum += Math.max(0, left + width - Math.max(left, until));
    until = Math.max(until, left + width);
  }
  return sum;
}
