/** The company's own figures: cents for one hour of a driver, one kilometre and one bed. Undefined: not given. */
export interface CostFigures {
  perHour?: number;
  perKm?: number;
  /** Undefined: as `perKm`. */
  perEmptyKm?: number;
  perBed?: number;
}

/** The facts that cost something. */
export interface CostFacts {
  /** Minutes of the trip on each local date, without rests. */
  dayMinutes: readonly number[];
  km: number;
  /** Of all buses together. */
  emptyKm: number;
  /** Nights that the drivers sleep away. */
  nights: number;
  drivers: number;
  buses: number;
}

export const costLineKinds = ['hours', 'otherDrivers', 'drive', 'emptyDrive', 'beds'] as const;
export type CostLineKind = (typeof costLineKinds)[number];

/** One line of a cost: `count` are minutes of hours, else kilometres or beds; `each` is cents for an hour, else for one. */
export interface CostLine {
  kind: CostLineKind;
  count: number;
  each: number;
  /** Cents, rounded once. */
  amount: number;
}

/** The cost of a trip as lines that add up to it. A figure that is not given, and a count of zero, make no line. */
export function listCostLines(figures: CostFigures, facts: CostFacts): CostLine[] {
  const { perHour, perKm, perEmptyKm = perKm, perBed } = figures;
  const minutes = facts.dayMinutes.reduce((sum, each) => sum + each, 0);
  const counted: [CostLineKind, number, number | undefined][] = [
    ['hours', minutes, perHour],
    ['otherDrivers', minutes * (facts.drivers - 1), perHour],
    ['drive', facts.km * facts.buses, perKm],
    ['emptyDrive', facts.emptyKm, perEmptyKm],
    ['beds', facts.nights * facts.drivers, perBed],
  ];
  return counted.flatMap(([kind, count, each]) => {
    if (each === undefined || count <= 0) return [];
    return [{ kind, count, each, amount: Math.round((count * each) / (isTimed(kind) ? 60 : 1)) }];
  });
}

const isTimed = (kind: CostLineKind): boolean => kind === 'hours' || kind === 'otherDrivers';

/** Without the figures of hours and kilometres a cost would be too low. */
export const hasFigures = ({ perHour, perKm }: CostFigures): boolean => perHour !== undefined && perKm !== undefined;
