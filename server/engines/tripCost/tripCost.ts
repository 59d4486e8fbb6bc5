/** The company's own figures: cents for one hour of a driver, one kilometre and one bed. Undefined: not given. */
export interface CostFigures {
  perHour?: number;
  perKm?: number;
  /** Undefined: as `perKm`. */
  perEmptyKm?: number;
  perBed?: number;
}

/** A bus of the trip. */
export interface CostBus {
  /** Cents for one of its kilometres, with and without passengers. Null: the company's figures. */
  perKm: number | null;
  /** From its depot and back. */
  emptyKm: number;
}

/** The facts that cost something. */
export interface CostFacts {
  /** Minutes of the trip on each local date, without rests. */
  dayMinutes: readonly number[];
  km: number;
  /** Nights that the drivers sleep away. */
  nights: number;
  drivers: number;
  buses: readonly CostBus[];
}

export type CostLineKind = 'hours' | 'otherDrivers' | 'drive' | 'emptyDrive' | 'beds';

/** One line of a cost: `count` are minutes of hours, else kilometres or beds; `each` is cents for an hour, else for one. */
export interface CostLine {
  kind: CostLineKind;
  count: number;
  each: number;
  /** Cents, rounded once. */
  amount: number;
}

/**
 * The cost of a trip as lines that add up to it. Kilometres at different figures are separate lines. A figure that is not
 * given, and a count of zero, make no line.
 */
export function listCostLines(figures: CostFigures, facts: CostFacts): CostLine[] {
  const { perHour, perKm, perEmptyKm = perKm, perBed } = figures;
  const { km, buses, drivers } = facts;
  const minutes = facts.dayMinutes.reduce((sum, each) => sum + each, 0);
  return [
    ...createLine('hours', minutes, perHour),
    ...createLine('otherDrivers', minutes * (drivers - 1), perHour),
    ...joinByFigure(buses.flatMap((bus) => createLine('drive', km, bus.perKm ?? perKm))),
    ...joinByFigure(buses.flatMap((bus) => createLine('emptyDrive', bus.emptyKm, bus.perKm ?? perEmptyKm))),
    ...createLine('beds', facts.nights * drivers, perBed),
  ];
}

function createLine(kind: CostLineKind, count: number, each: number | undefined): CostLine[] {
  if (each === undefined || count <= 0) return [];
  return [{ kind, count, each, amount: Math.round((count * each) / (isTimed(kind) ? 60 : 1)) }];
}

/** Buses with the same figure share a line. */
function joinByFigure(lines: readonly CostLine[]): CostLine[] {
  const joined = new Map<number, CostLine>();
  for (const line of lines) {
    const { count = 0, amount = 0 } = joined.get(line.each) ?? {};
    joined.set(line.each, { ...line, count: count + line.count, amount: amount + line.amount });
  }
  return [...joined.values()];
}

const isTimed = (kind: CostLineKind): boolean => kind === 'hours' || kind === 'otherDrivers';

/** Without the figures of hours and of each bus's kilometres a cost would be too low. */
export const hasFigures = ({ perHour, perKm }: CostFigures, buses: readonly CostBus[]): boolean =>
  perHour !== undefined && (perKm !== undefined || buses.every((bus) => bus.perKm !== null));
