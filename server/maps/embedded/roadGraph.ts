import { measureM, isInside } from '../geo';
import type { Leg, Point } from '../provider';
import mainRoads from './mainRoads.json';
import moreRoads from './moreRoads.json';
import passages from './passages.json';
import roadShapes from './roadShapes.json';

/** A town, crossing or harbour of the graph. */
export interface Node extends Point {
  name: string;
  /** The name of its island or land across the sea, or the mainland. Only ferries lead from one land to another. */
  land: string;
  /** The roads and ferries that begin or end here. */
  edges: Edge[];
}

export interface Edge extends Leg {
  from: Node;
  to: Node;
  /** The drawn line from one end to the other, through the villages between. */
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

/** Returns a drive of `metres` at a constant speed. */
function driveAt(metres: number, kmh: number): Leg {
  return { distanceM: metres, durationS: metres / (kmh / 3.6) };
}

/** Estimates the drive along a main road between two neighbouring towns. */
const driveMainRoad = (a: Point, b: Point): Leg => driveAt(measureM(a, b) * factor, kmhMainRoad);

/** Estimates a drive without a known main road: the straight line with the usual detour, at the speed of small roads. */
export const driveLocally = (a: Point, b: Point): Leg => driveAt(measureM(a, b) * straightLineDetour, kmhLocal);

function toPoint([lat, lng]: number[]): Point {
  if (lat === undefined || lng === undefined) throw new Error('A point of the road data has no lat or lng');
  return { lat, lng };
}

/** Finds the villages between two neighbouring towns of a main road. Without any, the road is drawn straight. */
function findVillages(from: string, to: string): Point[] {
  const via: Record<string, [string, number, number][]> = roadShapes.via as never;
  return (via[`${from} - ${to}`] ?? []).map(([, lat, lng]) => ({ lat, lng }));
}

/** Islands, and lands across the sea. */
const islands = [...moreRoads.islands, ...passages.lands].map(({ name, outline }) => ({
  name,
  outline: outline.map(toPoint),
}));

/** Returns the name of the island or land across the sea that the point lies on, or the mainland. */
export function findLand(point: Point): string {
  return islands.find((island) => isInside(point, island.outline))?.name ?? MAINLAND;
}

const landsAcrossSea = new Set(passages.lands.map(({ name }) => name));

/** Whether a bus reaches the point by a ferry from Estonia to a different country. */
export const isAcrossSea = (point: Point): boolean => landsAcrossSea.has(findLand(point));

function buildGraph(): RoadGraph {
  const places = Object.entries<number[]>({ ...mainRoads.places, ...moreRoads.places, ...passages.places });
  const nodes = new Map<string, Node>(
    places.map(([name, position]) => {
      const point = toPoint(position);
      return [name, { name, ...point, land: findLand(point), edges: [] }];
    }),
  );
  const findNode = (name: string): Node => {
    const found = nodes.get(name);
    if (found === undefined) throw new Error(`The road data names an unknown place: ${name}`);
    return found;
  };
  const roads = [...mainRoads.roads, ...moreRoads.roads, ...passages.roads].flatMap((names) =>
    names.slice(1).map((name, index): Edge => {
      const from = findNode(names[index] ?? '');
      const to = findNode(name);
      const line = [from, ...findVillages(from.name, to.name), to];
      return { from, to, line, ...driveMainRoad(from, to) };
    }),
  );
  const buildFerry = (
    { name, crossingMin, waitingMin, ...ends }: (typeof moreRoads.ferries)[number],
    berth: Berth = 'none',
  ): Edge => {
    const from = findNode(ends.from);
    const to = findNode(ends.to);
    return {
      from,
      to,
      line: [from, to],
      distanceM: measureM(from, to),
      durationS: (crossingMin + waitingMin) * 60,
      ferry: { name, crossingS: crossingMin * 60, berth },
    };
  };
  const ferries = [
    ...moreRoads.ferries.map((ferry) => buildFerry(ferry)),
    // A passage abroad counts no driven kilometres.
    ...currentPassages.map((passage): Edge => ({ ...buildFerry(passage, passage.berth as Berth), distanceM: 0 })),
  ];
  const edges = [...roads, ...ferries];
  for (const edge of edges) {
    edge.from.edges.push(edge);
    edge.to.edges.push(edge);
  }
  return { nodes: [...nodes.values()], edges };
}

let graph: RoadGraph | undefined;

/** A regular ferry abroad: its two harbours, minutes at sea, usual minutes of waiting, and berth. */
export type Passage = (typeof passages.ferries)[number];

let currentPassages: readonly Passage[] = passages.ferries;

/**
 * Sets the passages abroad; undefined sets our table's. Call it at the start of a process: results that other modules have
 * cached from a former graph do not fit a new one.
 */
export function usePassages(wanted: readonly Passage[] | undefined): void {
  const next = wanted ?? passages.ferries;
  if (next === currentPassages) return;
  currentPassages = next;
  graph = undefined;
}

/** Returns the main roads of Estonia and its ferries. The first call builds the graph. */
export function getRoadGraph(): RoadGraph {
  graph ??= buildGraph();
  return graph;
}
