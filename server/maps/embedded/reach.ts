import type { Leg, Point } from '../provider';
import type { Node } from './roadGraph';
import type { Access, WayStep } from './ways';
import { findAccess, spread, toStraightWay } from './ways';

/** How a place reaches all the main roads: found out once, it is known of every other place in no time. */
export interface Reach {
  access: Access;
  steps: Map<Node, WayStep>;
}

/** Takes some milliseconds. */
export function findReach(point: Point): Reach {
  const access = findAccess(point);
  return { access, steps: spread(access) };
}

/**
 * The quickest way between two places without its line, for tables of many: the same as that of `findRoute`. Between
 * places that nothing connects it is the straight line.
 */
export function findLeg(from: Reach, to: Reach): Leg {
  const { point, land, toRoads } = from.access;
  const straight = toStraightWay(point, to.access.point);
  let best: Leg | undefined = land === to.access.land ? straight : undefined;
  const consider = (durationS: number, distanceM: number) => {
    if (best === undefined || durationS < best.durationS) best = { durationS, distanceM };
  };
  for (const [edge, on] of toRoads) {
    const off = to.access.toRoads.get(edge);
    if (!off) continue;
    const part = Math.abs(on.share - off.share);
    consider(
      on.way.durationS + edge.durationS * part + off.way.durationS,
      on.way.distanceM + edge.distanceM * part + off.way.distanceM,
    );
  }
  for (const [node, last] of to.access.toNodes) {
    const step = from.steps.get(node);
    if (step) consider(step.durationS + last.durationS, step.distanceM + last.distanceM);
  }
  return best ?? straight;
}
