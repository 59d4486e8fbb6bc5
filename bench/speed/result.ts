/** A line of the table: what was measured, against what, and whether it is what it must be. */
export interface Result {
  what: string;
  against: string;
  mustReach: string;
  measured: string;
  reached: boolean;
}

export const times = (ratio: number): string => `${ratio.toFixed(2)} times`;
export const milliseconds = (ms: number): string => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
