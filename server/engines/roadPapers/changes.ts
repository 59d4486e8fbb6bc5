import type { FormPlace, FormStop, Programme, WallTime } from './programme';

/** A line of item 10: a change after the departure. */
export type JourneyChange =
  | { kind: 'passengers'; before: number; after: number }
  | CrewChange<'driverOff'>
  | CrewChange<'driverOn'>
  | CrewChange<'busOff'>
  | CrewChange<'busOn'>
  | { kind: 'stopOff'; place: FormPlace }
  /** `index`: where the stop stands in the programme after the change. */
  | { kind: 'stopOn'; place: FormPlace; index: number; arrive: WallTime | null; depart: WallTime | null }
  | TimeChange<'departs'>
  | TimeChange<'arrives'>;

interface CrewChange<Kind extends string> {
  kind: Kind;
  id: string;
  name: string;
}

interface TimeChange<Kind extends string> {
  kind: Kind;
  place: FormPlace;
  index: number;
  before: WallTime | null;
  after: WallTime | null;
}

/** The differences between the programme at departure and the present one, in the order of the form. */
export function listChanges(planned: Programme, current: Programme): JourneyChange[] {
  const changes: JourneyChange[] = [];
  if (planned.passengers !== current.passengers)
    changes.push({ kind: 'passengers', before: planned.passengers, after: current.passengers });
  changes.push(...listNamed(planned.drivers, current.drivers, 'driverOff', 'driverOn'));
  changes.push(...listNamed(planned.buses, current.buses, 'busOff', 'busOn'));
  return [...changes, ...listStopChanges(planned.stops, current.stops)];
}

type Named = Programme['drivers'][number];

function listNamed(
  before: readonly Named[],
  after: readonly Named[],
  off: 'driverOff' | 'busOff',
  on: 'driverOn' | 'busOn',
): JourneyChange[] {
  const isMissing = (list: readonly Named[], id: string) => !list.some((each) => each.id === id);
  return [
    ...before.filter(({ id }) => isMissing(after, id)).map((each): JourneyChange => ({ kind: off, ...each })),
    ...after.filter(({ id }) => isMissing(before, id)).map((each): JourneyChange => ({ kind: on, ...each })),
  ];
}

function listStopChanges(before: readonly FormStop[], after: readonly FormStop[]): JourneyChange[] {
  const kept = matchStops(before, after);
  const off = before.flatMap(({ place }, index): JourneyChange[] =>
    kept.some(([from]) => from === index) ? [] : [{ kind: 'stopOff', place }],
  );
  const others = after.flatMap((stop, index): JourneyChange[] => {
    const pair = kept.find(([, to]) => to === index);
    const former = pair && before[pair[0]];
    return former ? listTimes(former, stop, index) : [{ kind: 'stopOn', index, ...stop }];
  });
  return [...off, ...others];
}

function listTimes(before: FormStop, after: FormStop, index: number): JourneyChange[] {
  const { place } = after;
  const changes: JourneyChange[] = [];
  if (before.arrive !== after.arrive)
    changes.push({ kind: 'arrives', place, index, before: before.arrive, after: after.arrive });
  if (before.depart !== after.depart)
    changes.push({ kind: 'departs', place, index, before: before.depart, after: after.depart });
  return changes;
}

/** The longest row of places that both have in the same order, as pairs of their indexes. */
function matchStops(before: readonly FormStop[], after: readonly FormStop[]): [from: number, to: number][] {
  /** How many places the two have in common from these indexes on. */
  const common = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const read = (from: number, to: number) => common[from]?.[to] ?? 0;
  const isSame = (from: number, to: number) => before[from]?.place.key === after[to]?.place.key;
  for (let from = before.length - 1; from >= 0; from -= 1)
    for (let to = after.length - 1; to >= 0; to -= 1)
      common[from]![to] = isSame(from, to)
        ? read(from + 1, to + 1) + 1
        : Math.max(read(from + 1, to), read(from, to + 1));
  const pairs: [number, number][] = [];
  let from = 0;
  let to = 0;
  while (from < before.length && to < after.length) {
    if (isSame(from, to)) {
      pairs.push([from, to]);
      from += 1;
      to += 1;
    } else if (read(from + 1, to) >= read(from, to + 1)) from += 1;
    else to += 1;
  }
  return pairs;
}
