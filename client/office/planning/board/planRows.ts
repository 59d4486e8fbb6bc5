import type { Board, BoardTrip, Rest, Unreached } from '../boardData';
import type { View } from '../search/planDays';
import { putDifferencesFirst } from './busNames';
import { measureUtilisation } from './utilisation';

/** A thing in a row. `left` and `width` are fractions of the shown time, 0 to 1; `level` counts down from the row's top. */
interface Placed {
  key: string;
  left: number;
  width: number;
  level: number;
  /** The search looks for something else. */
  faded?: boolean;
}
export interface TripBar extends Placed {
  kind: 'trip';
  trip: BoardTrip;
  /** The driver or bus of the row cannot reach it in time from the trip before. */
  unreached?: Unreached;
  /** Other planned work of them at that time. */
  clash?: Clash;
}
/** An obstacle of a trip: another trip, by its title, an absence, or a defect with which the bus may not drive. */
export type Clash = { title: string } | { absence: Board['absences'][number] } | { defect: string };
/** Any other thing, under the name of its kind. */
type BarOf<Kind extends string, Thing> = Placed & { kind: Kind } & Record<Kind, Thing>;
type OccurrenceBar = BarOf<'occurrence', Board['occurrences'][number]>;
type AbsenceBar = BarOf<'absence', Board['absences'][number]>;
export type Bar = TripBar | OccurrenceBar | AbsenceBar;
export type Ghost = BarOf<'rest', Rest> | BarOf<'leg', Board['emptyLegs'][number]>;

export interface PlanRow {
  id: string;
  name: string;
  /** The row of the unassigned trips; all others are drivers or buses. */
  lane: boolean;
  hidden: boolean;
  bars: Bar[];
  ghosts: Ghost[];
  /** How many bars stand above each other where they overlap, at least 1. */
  levels: number;
  /** The lane as a list: more waits than two lanes hold. */
  list?: boolean;
  bus?: Board['buses'][number];
  depotAddress: string | null;
  /** How much of the shown time it is used, 0 to 1. */
  used: number;
  emptyKm: number;
  drivingMinutes: number;
}

export const LANE_ID = 'lane';

interface BarSpan {
  start: string;
  end: string;
}

/** The rows of the plan as they are drawn: what is unassigned on top, then drivers or buses. */
export function toPlanRows(board: Board, rests: readonly Rest[] | undefined, view: View): PlanRow[] {
  const from = Date.parse(board.start);
  const to = Date.parse(board.end);
  const place = ({ start, end }: BarSpan) => {
    const first = Math.max(from, Date.parse(start));
    const last = Math.min(to, Date.parse(end));
    return { left: (first - from) / (to - from), width: Math.max(0, last - first) / (to - from), level: 0 };
  };
  const makeRow = (row: Pick<PlanRow, 'id' | 'name'> & Partial<PlanRow>): PlanRow => ({
    lane: false,
    hidden: false,
    depotAddress: null,
    bars: [],
    ghosts: [],
    levels: 1,
    used: 0,
    emptyKm: 0,
    drivingMinutes: 0,
    ...row,
  });
  const lane = makeRow({ id: LANE_ID, name: '', lane: true });
  const rows =
    view === 'drivers'
      ? board.drivers.map(({ id, name, hidden, depotAddress }) => makeRow({ id, name, hidden, depotAddress }))
      : makeBusRows();

  const byId = new Map(rows.map((row) => [row.id, row]));
  const tripRows = new Map<string, PlanRow[]>();

  for (const absence of board.absences) {
    const row = byId.get((view === 'drivers' ? absence.driverId : absence.busId) ?? '');
    row?.bars.push({ kind: 'absence', key: absence.id, absence, ...place(absence) });
  }
  for (const occurrence of board.occurrences) {
    const row = byId.get((view === 'drivers' ? occurrence.driverId : occurrence.busId) ?? '');
    const key = `${occurrence.arrangementId} ${occurrence.date}`;
    row?.bars.push({ kind: 'occurrence', key, occurrence, ...place(occurrence) });
  }
  for (const trip of board.trips) {
    const ids = view === 'drivers' ? trip.driverIds : trip.busIds;
    const own = ids.flatMap((id) => byId.get(id) ?? []);
    if (own.length === 0) lane.bars.push({ kind: 'trip', key: trip.id, trip, ...place(trip) });
    for (const row of own) {
      const unreached = board.unreached.find(({ whoId, orderId }) => whoId === row.id && orderId === trip.id);
      row.bars.push({ kind: 'trip', key: trip.id, trip, ...(unreached && { unreached }), ...place(trip) });
    }
    tripRows.set(trip.id, own);
  }
  // Rests first: the kilometres of an empty drive are written over their hatching.
  if (view === 'drivers')
    for (const rest of rests ?? []) {
      const row = byId.get(rest.driverId);
      row?.ghosts.push({ kind: 'rest', key: `${rest.driverId} ${rest.start}`, rest, ...place(rest) });
      if (row) row.drivingMinutes += rest.driving;
    }
  for (const leg of board.emptyLegs) {
    const row = view === 'buses' ? byId.get(leg.busId) : tripRows.get(leg.orderId)?.[0];
    if (!row) continue;
    row.ghosts.push({ kind: 'leg', key: `${leg.kind} ${leg.orderId} ${leg.busId}`, leg, ...place(leg) });
    row.emptyKm += leg.km;
  }
  for (const row of [lane, ...rows]) {
    stack(row);
    row.used = measureUtilisation(row);
  }
  return [lane, ...rows];

  function makeBusRows(): PlanRow[] {
    const names = putDifferencesFirst(board.buses.map(({ name }) => name));
    return board.buses.map((bus, index) => {
      const { id, name, hidden, depotAddress } = bus;
      return makeRow({ id, name: names[index] ?? name, hidden, depotAddress, bus });
    });
  }
}

/** Bars that overlap stand above each other, and trips among them say so. */
export function stack(row: PlanRow): PlanRow {
  row.bars.sort((one, other) => one.left - other.left || other.width - one.width);
  const ends: number[] = [];
  row.bars = row.bars.map((bar) => {
    const free = ends.findIndex((end) => end <= bar.left + 1e-9);
    const level = free === -1 ? ends.length : free;
    ends[level] = bar.left + bar.width;
    // A bar whose level does not change stays the same object.
    return bar.level === level ? bar : { ...bar, level };
  });
  row.levels = Math.max(1, ends.length);
  row.bars = row.bars.map((bar) => (bar.kind === 'trip' ? markClash(bar, row) : bar));
  return row;
}

/** A draft that overlaps something confirmed is what is wrong there. Of two drafts, or of two confirmed trips, both are. */
function markClash(bar: TripBar, { bars, lane, levels, bus }: PlanRow): TripBar {
  const isInTheWay = (other: Bar): boolean => {
    if (other.key === bar.key) return false;
    if (other.kind === 'trip' && other.trip.mark !== null && bar.trip.mark === null) return false;
    const { start, end } = findSpan(other);
    return Date.parse(start) < Date.parse(bar.trip.end) && Date.parse(end) > Date.parse(bar.trip.start);
  };
  const other = lane || levels === 1 ? undefined : bars.find(isInTheWay);
  const defect = bar.trip.movable && bus?.mayNotDrive;
  const clash = (other && toClash(other)) ?? (defect ? { defect } : undefined);
  if (JSON.stringify(clash) === JSON.stringify(bar.clash)) return bar;
  const { clash: _former, ...unmarked } = bar;
  return clash ? { ...unmarked, clash } : unmarked;
}

function toClash(other: Bar): Clash {
  if (other.kind === 'absence') return { absence: other.absence };
  return { title: other.kind === 'trip' ? other.trip.title : other.occurrence.title };
}

function findSpan(bar: Bar): BarSpan {
  if (bar.kind === 'trip') return bar.trip;
  return bar.kind === 'occurrence' ? bar.occurrence : bar.absence;
}
