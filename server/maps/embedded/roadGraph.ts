import { distanceM, isInside } from '../geo';
import type { Leg, Point } from '../provider';
import mainRoads from './mainRoads.json';
import moreRoads from './moreRoads.json';
import passages from './passages.json';
import roadShapes from './roadShapes.json';

/** A town, crossing or harbour of the graph. */
export interface Node extends Point {
  name: string;
  /** The island it stands on, or the mainland: roads never lead from one land to another, only ferries do. */
  land: string;
  /** The roads and ferries that begin or end here. */
  edges: Edge[];
}

export interface Edge extends Leg {
  from: Node;
  to: Node;
  /** From the one to the other, by the villages between. */
  line: Point[];
  /** Left out of a road. */
  ferry?: Ferry;
}

/** A ferry. The time of its edge is the crossing and the waiting together. */
export interface Ferry {
  name: string;
  crossingS: number;
  /** The berth of a driver aboard. */
  berth: Berth;
}

export type Berth = 'none' | 'bunk' | 'cabin';

interface RoadGraph {
  nodes: Node[];
  edges: Edge[];
}

const MAINLAND = 'mandri';

const { factor, kmhMainRoad, kmhLocal, straightLineDetour } = mainRoads.suggestion;

function drive(metres: number, kmh: number): Leg {
  return { distanceM: metres, durationS: metres / (kmh / 3.6) };
}

/** The drive along a main road between two neighbouring towns. */
const driveMainRoad = (a: Point, b: Point): Leg => drive(distanceM(a, b) * factor, kmhMainRoad);

/** The drive where no main road is known: the straight line with a usual detour, at the speed of small roads. */
export const driveLocally = (a: Point, b: Point): Leg => drive(distanceM(a, b) * straightLineDetour, kmhLocal);

function toPoint([lat, lng]: number[]): Point {
  if (lat === undefined || lng === undefined) throw new Error('A point of the road data has no lat or lng');
  return { lat, lng };
}

/** The villages between two towns that are neighbours on a main road. Without them the road is drawn straight. */
function villagesBetween(from: string, to: string): Point[] {
  const via: Record<string, [string, number, number][]> = roadShapes.via as never;
  return (via[`${from} - ${to}`] ?? []).map(([, lat, lng]) => ({ lat, lng }));
}

/** Islands, and lands across the sea. */
const islands = [...moreRoads.islands, ...passages.lands].map(({ name, outline }) => ({
  name,
  outline: outline.map(toPoint),
}));

/** The name of the island or land across the sea that the point lies on, or the mainland. */
export function landOf(point: Point): string {
  return islands.find((island) => isInside(point, island.outline))?.name ?? MAINLAND;
}

const landsAcrossSea = new Set(passages.lands.map(({ name }) => name));

/** Whether a bus comes there by a passage abroad. */
export const isAcrossSea = (point: Point): boolean => landsAcrossSea.has(landOf(point));

function buildGraph(): RoadGraph {
  const places = Object.entries<number[]>({ ...mainRoads.places, ...moreRoads.places, ...passages.places });
  const nodes = new Map<string, Node>(
    places.map(([name, position]) => {
      const point = toPoint(position);
      return [name, { name, ...point, land: landOf(point), edges: [] }];
    }),
  );
  const node = (name: string): Node => {
    const found = nodes.get(name);
    if (found === undefined) throw new Error(`The road data names an unknown place: ${name}`);
    return found;
  };
  const roads = [...mainRoads.roads, ...moreRoads.roads, ...passages.roads].flatMap((names) =>
    names.slice(1).map((name, index): Edge => {
      const from = node(names[index] ?? '');
      const to = node(name);
      const line = [from, ...villagesBetween(from.name, to.name), to];
      return { from, to, line, ...driveMainRoad(from, to) };
    }),
  );
  const ferryOf = (
    { name, crossingMin, waitingMin, ...ends }: (typeof moreRoads.ferries)[number],
    berth: Berth = 'none',
  ): Edge => {
    const from = node(ends.from);
    const to = node(ends.to);
    return {
      from,
      to,
      line: [from, to],
      distanceM: distanceM(from, to),
      durationS: (crossingMin + waitingMin) * 60,
      ferry: { name, crossingS: crossingMin * 60, berth },
    };
  };
  const ferries = [
    ...moreRoads.ferries.map((ferry) => ferryOf(ferry)),
    // Of a passage abroad no kilometre is driven.
    ...sailed.map((passage): Edge => ({ ...ferryOf(passage, passage.berth as Berth), distanceM: 0 })),
  ];
  const edges = [...roads, ...ferries];
  for (const edge of edges) {
    edge.from.edges.push(edge);
    edge.to.edges.push(edge);
  }
  return { nodes: [...nodes.values()], edges };
}

let graph: RoadGraph | undefined;

/** A regular passage abroad: between which places, its minutes at sea, the usual minutes of waiting, and the berth. */
export type Passage = (typeof passages.ferries)[number];

let sailed: readonly Passage[] = passages.ferries;

/**
 * From now on these passages abroad are sailed; undefined: those of our table. For the start of a process: what was found out on
 * a former graph is kept elsewhere and does not fit a new one.
 */
export function usePassages(wanted: readonly Passage[] | undefined): void {
  const next = wanted ?? passages.ferries;
  if (next === sailed) return;
  sailed = next;
  graph = undefined;
}

/** The main roads and ferries of Estonia, built at the first call. */
export function roadGraph(): RoadGraph {
  graph ??= buildGraph();
  return graph;
}
