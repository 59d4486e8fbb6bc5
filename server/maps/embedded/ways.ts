import { findNearestOnLine, cutLine } from '../geo';
import type { Leg, Point } from '../provider';
import { driveLocally, findLand, getRoadGraph } from './roadGraph';
import type { Berth, Edge, Ferry, Node } from './roadGraph';

/** A way from one point to another, both ends in its path; not rounded. */
export interface Way extends Leg {
  path: Point[];
  crossings: Crossing[];
}

/** A ferry at sea, in seconds from the begin of the way, and how long it is waited for. */
export interface Crossing {
  /** The ferry's: 'Virtsu–Kuivastu'. */
  name: string;
  beginS: number;
  endS: number;
  waitS: number;
  berth: Berth;
}

const delayCrossing = (crossing: Crossing, byS: number): Crossing => ({
  ...crossing,
  beginS: crossing.beginS + byS,
  endS: crossing.endS + byS,
});

const join = (a: Way, b: Way): Way => ({
  durationS: a.durationS + b.durationS,
  distanceM: a.distanceM + b.distanceM,
  path: [...a.path, ...b.path],
  crossings: [...a.crossings, ...b.crossings.map((crossing) => delayCrossing(crossing, a.durationS))],
});
/** Of a way on land. */
const reverse = (way: Way): Way => ({ ...way, path: way.path.toReversed() });

/** The straight line at the speed of small roads. */
export const toStraightWay = (a: Point, b: Point): Way => ({
  ...driveLocally(a, b),
  path: [a, b],
  crossings: [],
});

/** The way along a road or ferry between two shares (0 to 1) of it. */
function toEdgeWay({ durationS, distanceM, ferry, line }: Edge, from: number, to: number): Way {
  const share = Math.abs(to - from);
  return {
    durationS: durationS * share,
    distanceM: distanceM * share,
    path: share === 1 ? (from < to ? line : line.toReversed()) : cutLine(line, from, to),
    crossings: ferry ? [toCrossing(ferry, durationS)] : [],
  };
}

/** A ferry is taken whole, and waited for before. */
function toCrossing({ name, crossingS, berth }: Ferry, durationS: number): Crossing {
  const waitS = durationS - crossingS;
  return { name, beginS: waitS, endS: durationS, waitS, berth };
}

/** Where a point reaches a road beside it. */
interface RoadAccess {
  /** Which share of the road lies before its point that is nearest. */
  share: number;
  /** The straight way to it. */
  way: Way;
}

/** Where and how one point reaches the graph. */
export interface Access {
  point: Point;
  land: string;
  /** The quickest way to each node of its land that uses no other node: straight, or to a road beside it and along that. */
  toNodes: Map<Node, Way>;
  toRoads: Map<Edge, RoadAccess>;
}

/** Looks up all the ways by which a point reaches the main roads. */
export function findAccess(point: Point): Access {
  const { nodes, edges } = getRoadGraph();
  const land = findLand(point);
  const toNodes = new Map<Node, Way>();
  for (const node of nodes) if (node.land === land) toNodes.set(node, toStraightWay(point, node));
  const toRoads: Access['toRoads'] = new Map();
  for (const edge of edges) {
    if (edge.from.land !== land || edge.ferry) continue;
    const { point: foot, share } = findNearestOnLine(point, edge.line);
    const way = toStraightWay(point, foot);
    toRoads.set(edge, { share, way });
    const ends: [Node, number][] = [
      [edge.from, share],
      [edge.to, 1 - share],
    ];
    for (const [node, part] of ends) {
      if (way.durationS + edge.durationS * part < (toNodes.get(node)?.durationS ?? Infinity)) {
        toNodes.set(node, join(way, toEdgeWay(edge, share, node === edge.from ? 0 : 1)));
      }
    }
  }
  return { point, land, toNodes, toRoads };
}

/** How a node is reached: first from the start itself, or by an edge from the node before. */
export type WayStep = Leg & ({ first: Way } | { before: Node; by: Edge });

/** The quickest steps to all nodes that can be reached (Dijkstra). */
export function spread(start: Access): Map<Node, WayStep> {
  const open = new Map<Node, WayStep>();
  for (const [node, way] of start.toNodes)
    open.set(node, { durationS: way.durationS, distanceM: way.distanceM, first: way });
  const done = new Map<Node, WayStep>();
  while (open.size > 0) {
    let nearest: [Node, WayStep] | undefined;
    for (const candidate of open) {
      if (nearest === undefined || candidate[1].durationS < nearest[1].durationS) nearest = candidate;
    }
    if (nearest === undefined) break;
    const [node, step] = nearest;
    open.delete(node);
    done.set(node, step);
    for (const edge of node.edges) {
      const next = edge.from === node ? edge.to : edge.from;
      const durationS = step.durationS + edge.durationS;
      if (!done.has(next) && durationS < (open.get(next)?.durationS ?? Infinity)) {
        const distanceM = step.distanceM + edge.distanceM;
        open.set(next, { durationS, distanceM, before: node, by: edge });
      }
    }
  }
  return done;
}

/** The way that the steps to a node describe. */
function follow(steps: Map<Node, WayStep>, node: Node): Way {
  const edges: Way[] = [];
  let at = node;
  let step = steps.get(node);
  while (step && 'before' in step) {
    edges.unshift(step.by.to === at ? toEdgeWay(step.by, 0, 1) : toEdgeWay(step.by, 1, 0));
    [at, step] = [step.before, steps.get(step.before)];
  }
  if (!step) throw new Error(`No way to ${node.name}`);
  return edges.reduce(join, step.first);
}

/**
 * The quickest way between two points over main roads, small roads and ferries. Undefined when only one of them is on
 * an island without a known ferry.
 */
export function findWay(start: Access, end: Access): Way | undefined {
  let best: { durationS: number; way: () => Way } | undefined;
  const consider = (durationS: number, way: () => Way): void => {
    if (best === undefined || durationS < best.durationS) best = { durationS, way };
  };
  if (start.land === end.land) {
    const straight = toStraightWay(start.point, end.point);
    consider(straight.durationS, () => straight);
  }
  for (const [edge, on] of start.toRoads) {
    const off = end.toRoads.get(edge);
    if (off === undefined) continue;
    const part = Math.abs(on.share - off.share);
    consider(on.way.durationS + edge.durationS * part + off.way.durationS, () =>
      join(join(on.way, toEdgeWay(edge, on.share, off.share)), reverse(off.way)),
    );
  }
  const steps = spread(start);
  for (const [node, step] of steps) {
    const last = end.toNodes.get(node);
    if (last) consider(step.durationS + last.durationS, () => join(follow(steps, node), reverse(last)));
  }
  return best?.way();
}
