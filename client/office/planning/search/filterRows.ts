import { isWaiting } from '../planTexts';
import type { Names } from '../planTexts';
import type { Board, BoardTrip } from '../boardData';
import { countPassengerSeats } from './passengerSeats';
import type { Bar, PlanRow } from '../board/planRows';

/** The searched parts of the plan; an empty part is no filter. */
export interface PlanFilter {
  text: string;
  /** Only what lacks a driver or a bus. */
  waiting: boolean;
  busId: string;
  /** Address of a depot; chooses rows, for trips have none. */
  depot: string;
  /** Trips with at least this many passengers, and buses with at least this many seats. */
  seats: number;
}

export const noFilter: PlanFilter = { text: '', waiting: false, busId: '', depot: '', seats: 0 };

export const isFiltered = ({ text, waiting, busId, depot, seats }: PlanFilter): boolean =>
  text.trim() !== '' || waiting || busId !== '' || depot !== '' || seats > 0;

/**
 * Rows that match the search. A chosen depot, and in rows of buses a chosen bus or size, must fit the row itself. Words
 * match a row's name or one of its trips. In a row whose name fits, waiting and group size only fade trips, because such
 * a trip still needs a driver or a bus. A row keeps all its trips, which say when it is taken.
 */
export function filterRows(rows: readonly PlanRow[], filter: PlanFilter, names: Names): readonly PlanRow[] {
  if (!isFiltered(filter)) return rows;
  return rows.flatMap((row) => {
    if (row.lane) return { ...row, bars: row.bars.filter((bar) => isMatch(bar, filter, names, true)) };
    if (filter.depot && row.depotAddress !== filter.depot) return [];
    if (row.bus && filter.busId && row.id !== filter.busId) return [];
    if (row.bus && countPassengerSeats(row.bus) < filter.seats) return [];
    const words = splitWords(filter.text);
    const isNamed = words.every((word) => has(row.name, word));
    const ofTrips = { ...filter, text: isNamed ? '' : filter.text, depot: '', ...(row.bus && { busId: '', seats: 0 }) };
    if (!isFiltered(ofTrips)) return row;
    const found = new Set(row.bars.filter((bar) => isMatch(bar, ofTrips, names)));
    if (found.size === 0 && (!isNamed || ofTrips.busId)) return [];
    return { ...row, bars: row.bars.map((bar) => (found.has(bar) ? bar : { ...bar, faded: true })) };
  });
}

function isMatch(bar: Bar, filter: PlanFilter, names: Names, orWithoutBus = false): boolean {
  if (bar.kind === 'trip') {
    const hasNoBus = orWithoutBus && bar.trip.busIds.length === 0;
    return isTripMatch(bar.trip, hasNoBus ? { ...filter, busId: '' } : filter, names);
  }
  if (bar.kind !== 'occurrence' || filter.waiting || filter.seats > 0) return false;
  if (filter.busId && bar.occurrence.busId !== filter.busId) return false;
  return splitWords(filter.text).every((word) => has(bar.occurrence.title, word));
}

/** How many of the trips are what was looked for, of how many. */
export function countTrips({ trips }: Pick<Board, 'trips'>, filter: PlanFilter, names: Names): [number, number] {
  return [trips.filter((trip) => isTripMatch(trip, filter, names)).length, trips.length];
}

/** Whether a trip is what was looked for. */
export function isTripMatch(trip: BoardTrip, filter: PlanFilter, names: Names): boolean {
  const crew = [...trip.driverIds, ...trip.busIds].map((id) => names.get(id) ?? '');
  const said = [trip.title, trip.customer, trip.tripNumber ?? '', ...crew].join(' ');
  return (
    splitWords(filter.text).every((word) => has(said, word)) &&
    (!filter.waiting || isWaiting(trip)) &&
    (filter.busId === '' || trip.busIds.includes(filter.busId)) &&
    trip.passengers >= filter.seats
  );
}

const splitWords = (text: string) => text.toLocaleLowerCase('et').split(/\s+/).filter(Boolean);
const has = (text: string, word: string) => text.toLocaleLowerCase('et').includes(word);
