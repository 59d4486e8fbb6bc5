/** The slow oracle's memory of the rests that it has named. */
export interface Memory {
  reduced: number;
  extended: Record<number, number>;
  longDays: Record<string, number>;
  weekly: number;
  putOff: string;
  /** Weekly rests: which week they count for, and whether they are regular. */
  claims: [number, boolean][];
  out: number[];
  debts: [number, number][];
}

export const structuredCopy = (memory: Memory): Memory => ({
  ...memory,
  extended: { ...memory.extended },
  longDays: { ...memory.longDays },
});
