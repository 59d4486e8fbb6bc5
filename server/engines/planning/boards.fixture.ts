import type { PlanBus, Driver, PlanProblem, Trip } from './problem';

export interface BoardSize {
  trips: number;
  drivers: number;
  buses: number;
  days: number;
}

/** A board by chance: towns on a plane, trips by day and by night, some occurrences, buses of several sizes. */
export function someBoard(chance: () => number, { trips, drivers, buses, days }: BoardSize): PlanProblem {
  const upTo = (most: number) => Math.floor(chance() * most);
  const towns = Array.from({ length: 12 }, () => [upTo(250), upTo(200)] as const);
  const km = towns.map(([x, y]) => towns.map(([u, v]) => Math.round(1.2 * Math.hypot(x - u, y - v))));
  const minutes = km.map((row) => row.map((one) => Math.ceil(one * 0.8)));
  return {
    km,
    minutes,
    seed: 1,
    trips: Array.from({ length: trips }, (_, nth): Trip => {
      const start = upTo(days) * 1440 + 300 + upTo(900);
      const length = chance() < 0.08 ? 1440 + upTo(1440) : 120 + upTo(480);
      const night = start % 1440 < 360 || (start + length) % 1440 < 360 ? 1 : 0;
      const first = upTo(12);
      const last = chance() < 0.6 ? upTo(12) : 0;
      const out = minutes[0]?.[first] ?? 0;
      const home = minutes[last]?.[0] ?? 0;
      return {
        id: `t${nth}`,
        start,
        end: start + length,
        first,
        last,
        seats: [9, 20, 39, 51][upTo(4)] ?? 20,
        needsLift: chance() < 0.1,
        shift: {
          start: start - out - 15,
          end: start + length + home + 15,
          driving: Math.min(500, Math.round(length * 0.4)) + out + home,
        },
        burden: night + (Math.floor(start / 1440) % 7 >= 5 ? 1 : 0),
      };
    }),
    drivers: Array.from({ length: drivers }, (_, nth): Driver => {
      const begin = upTo(days) * 1440 + 420;
      const shifts = chance() < 0.3 ? [{ start: begin, end: begin + 120, driving: 60 }] : [];
      return { id: `d${nth}`, shifts, away: [], burden: upTo(2) };
    }),
    buses: Array.from({ length: buses }, (_, nth): PlanBus => {
      const begin = upTo(days) * 1440 + 420;
      const items = chance() < 0.2 ? [{ start: begin, end: begin + 120, first: -1, last: -1 }] : [];
      return { id: `b${nth}`, seats: [20, 51, 51, 57][nth % 4] ?? 51, lift: nth % 5 === 1, depot: 0, items };
    }),
  };
}
