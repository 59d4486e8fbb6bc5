import type { Item, PlanProblem } from '../../../server/engines/planning/problem';
import { compareStarts, sumEmptyKm, goesStraight, suits, readTable } from '../../../server/engines/planning/ways';

/**
 * Empty kilometres that no plan of all these trips can be below. The bus reaches each trip from the nearest depot and
 * returns to it, or drives straight on to another trip where some bus may. The pairs are the best choice in which each
 * trip follows at most one other and precedes at most one. Any plan is such a choice, and drives at least as far.
 */
export function kmBound(problem: PlanProblem): number {
  const { trips, buses, km } = problem;
  const nodes = [
    ...trips.map((trip) => ({ item: trip as Item, own: buses.filter((bus) => suits(bus, trip)) })),
    ...buses.flatMap((bus) => bus.items.map((item) => ({ item, own: [bus] }))),
  ].filter(({ own }) => own.length > 0);
  const ends = nodes.map(({ item, own }) => ({
    item,
    own,
    out: Math.min(...own.map(({ depot }) => readTable(km, depot, item.first))),
    home: Math.min(...own.map(({ depot }) => readTable(km, item.last, depot))),
  }));
  const apart = ends.reduce((sum, { out, home }) => sum + out + home, 0);
  const saved = ends.map(({ item: before, home, own }) =>
    ends.map(({ item, out, own: others }) => {
      const may = own.some((bus) => others.includes(bus) && goesStraight(problem, bus.depot, before, item, true));
      return may && before.end <= item.start ? Math.max(0, home + out - readTable(km, before.last, item.first)) : 0;
    }),
  );
  const former = buses.reduce(
    (sum, { depot, items }) => sum + (sumEmptyKm(problem, depot, [...items].sort(compareStarts)) ?? 0),
    0,
  );
  return apart - mostOf(saved) - former;
}

/** The greatest sum of one number a row, no two of one column: the Hungarian method on a square table. */
function mostOf(table: readonly (readonly number[])[]): number {
  const size = table.length;
  const ofRow = new Array<number>(size + 1).fill(0);
  const ofColumn = new Array<number>(size + 1).fill(0);
  const rowAt = new Array<number>(size + 1).fill(0);
  const cost = (row: number, column: number) => -(table[row - 1]?.[column - 1] ?? 0);
  for (let row = 1; row <= size; row += 1) {
    const slack = new Array<number>(size + 1).fill(Infinity);
    const came = new Array<number>(size + 1).fill(0);
    const used = new Set<number>();
    let column = 0;
    rowAt[0] = row;
    do {
      used.add(column);
      const own = rowAt[column] ?? 0;
      let [next, least] = [0, Infinity];
      for (let other = 1; other <= size; other += 1) {
        if (used.has(other)) continue;
        const left = cost(own, other) - (ofRow[own] ?? 0) - (ofColumn[other] ?? 0);
        if (left < (slack[other] ?? Infinity)) [slack[other], came[other]] = [left, column];
        if ((slack[other] ?? Infinity) < least) [next, least] = [other, slack[other] ?? Infinity];
      }
      for (let other = 0; other <= size; other += 1)
        if (used.has(other)) {
          ofRow[rowAt[other] ?? 0] = (ofRow[rowAt[other] ?? 0] ?? 0) + least;
          ofColumn[other] = (ofColumn[other] ?? 0) - least;
        } else slack[other] = (slack[other] ?? Infinity) - least;
      column = next;
    } while (rowAt[column] !== 0);
    for (; column !== 0; column = came[column] ?? 0) rowAt[column] = rowAt[came[column] ?? 0] ?? 0;
  }
  return rowAt.reduce((sum, row, column) => (row > 0 && column > 0 ? sum - cost(row, column) : sum), 0);
}
