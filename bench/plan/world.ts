import type { Deps } from '../../server/access/context';
import { findRoute } from '../../server/maps/embedded/route';
import { createId } from '../../server/platform/ids';

const towns = [
  ['Tallinn', 59.437, 24.7535],
  ['Tartu', 58.3806, 26.7251],
  ['Pärnu', 58.3859, 24.4971],
  ['Narva', 59.3772, 28.1903],
  ['Viljandi', 58.3639, 25.59],
  ['Rakvere', 59.3464, 26.3556],
  ['Paide', 58.8856, 25.5572],
  ['Haapsalu', 58.9431, 23.5414],
  ['Valga', 57.7778, 26.0473],
  ['Võru', 57.8339, 27.0195],
  ['Riia', 56.9496, 24.1052],
] as const;
type Town = (typeof towns)[number];

export interface WeekSize {
  trips: number;
  drivers: number;
  buses: number;
}

interface Stop {
  town: Town;
  arrive: Date | null;
  depart: Date | null;
}

/** Repeatable chance (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Empties the plan, and fills it with a company and a week of accepted trips by chance. `monday`: midnight in Tallinn. */
export async function fillWeek({ db }: Deps, seed: number, monday: Date, size: WeekSize): Promise<void> {
  const chance = chanceOf(seed);
  const upTo = (most: number) => Math.floor(chance() * most);
  const run = (sql: string, values: unknown[] = []) => db.dataSource.query(sql, values);
  await run(`truncate "order", bus, absence, plan_draft, plan_move, duty_settings cascade`);
  await run(`delete from "user" where role = 'driver'`);
  const home = towns[0];
  const south = towns[1];
  await run(
    `insert into duty_settings (id, begin_minutes, end_minutes, depot_lat, depot_lng, depot_address) values (1, 15, 15, $1, $2, 'Garaaž')`,
    [home[1], home[2]],
  );
  for (let nth = 0; nth < size.drivers; nth += 1) {
    const id = createId();
    await run(
      `insert into "user" (id, username, firstname, lastname, role, password_hash, created_at)
       values ($1, $2, $3, '', 'driver', '-', $4)`,
      [id, `juht${nth}`, `Juht ${nth + 1}`, new Date(monday.getTime() - 300 * 86_400_000)],
    );
    if (nth % 9 === 4)
      await run(
        `insert into absence (id, driver_id, kind, first_day, last_day, note) values ($1, $2, 'leave', $3::date, $3::date + 1, '')`,
        [createId(), id, new Date(monday.getTime() + upTo(6) * 86_400_000 + 43_200_000)],
      );
  }
  for (let nth = 0; nth < size.buses; nth += 1) {
    const depot = nth % 4 === 3 ? south : null;
    await run(
      `insert into bus (id, name, seats, lift, depot_lat, depot_lng, depot_address) values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        createId(),
        `Buss ${nth + 1}`,
        [20, 51, 51, 57][nth % 4],
        nth % 5 === 1,
        depot?.[1] ?? null,
        depot?.[2] ?? null,
        depot && 'Garaaž',
      ],
    );
  }
  for (let nth = 0; nth < size.trips; nth += 1) await insertTrip(run, someStops(upTo, chance, monday), upTo, chance);
}

function someStops(upTo: (most: number) => number, chance: () => number, monday: Date): Stop[] {
  const other = (than: Town): Town => {
    const town = towns[upTo(towns.length)] as Town;
    return town === than ? other(than) : town;
  };
  const first = chance() < 0.6 ? towns[0] : other(towns[0]);
  const second = other(first);
  const path =
    chance() < 0.45 ? [first, second, first] : chance() < 0.7 ? [first, second] : [first, second, other(second)];
  let at = new Date(monday.getTime() + (upTo(7) * 1440 + 300 + upTo(900)) * 60_000);
  const stops: Stop[] = [{ town: first, arrive: null, depart: at }];
  for (let nth = 1; nth < path.length; nth += 1) {
    const from = path[nth - 1] as Town;
    const to = path[nth] as Town;
    const [leg] = findRoute([from, to].map(([, lat, lng]) => ({ lat, lng }))).legs;
    const arrive = new Date(at.getTime() + Math.ceil((leg?.durationS ?? 0) / 60) * 60_000);
    at = new Date(arrive.getTime() + (chance() < 0.1 ? 900 + upTo(300) : 60 + upTo(300)) * 60_000);
    stops.push({ town: to, arrive, depart: nth < path.length - 1 ? at : null });
  }
  return stops;
}

type Run = (sql: string, values?: unknown[]) => Promise<unknown>;

async function insertTrip(run: Run, stops: Stop[], upTo: (most: number) => number, chance: () => number) {
  const id = createId();
  const passengers = [8, 18, 38, 50][upTo(4)];
  await run(
    `insert into "order" (id, status, created_at, starts_at, ends_at, duration_s, distance_m, estimated_by, passengers, full_name, company, email, phone, client_notes)
     values ($1, 'accepted', $2, $2, $3, 0, 0, 'x', $4, 'Õie', '', 'oie@firma.example', '+37255512345', $5)`,
    [id, stops[0]?.depart, stops.at(-1)?.arrive, passengers, chance() < 0.08 ? 'Kaks ratastooli' : ''],
  );
  for (const [position, { town, arrive, depart }] of stops.entries())
    await run(
      `insert into stop (order_id, position, lat, lng, city, address, arrive, depart) values ($1, $2, $3, $4, $5, '', $6, $7)`,
      [id, position, town[1], town[2], town[0], arrive, depart],
    );
}
