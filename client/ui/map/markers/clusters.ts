import Supercluster from 'supercluster';
import type { Position } from '../geometry';

// docs/product.md, 'Sizes and gestures'.
const RADIUS = 60;
const MAX_ZOOM = 16;
const CROWDED_FROM = 10;

/** Members that stand so near each other that they are drawn as one; one member alone stands where it is. */
export interface Cluster<Member> extends Position {
  members: Member[];
  /** Red: more members than ten, and than what is drawn has on average, lone stops included. */
  crowded: boolean;
  /** The zoom at which it falls apart. */
  opensAt: number;
}

/** The clusters to draw at a zoom, in the order of the members. */
export function makeClusters<Member extends Position>(members: readonly Member[], zoom: number): Cluster<Member>[] {
  const index = new Supercluster<{ at: number }>({ radius: RADIUS, maxZoom: MAX_ZOOM });
  index.load(members.map(({ lat, lng }, at) => ({ type: 'Feature', properties: { at }, geometry: toPoint(lng, lat) })));

  const found = index.getClusters([-180, -85, 180, 85], Math.floor(zoom)).map(({ properties, geometry }) => {
    const [lng = 0, lat = 0] = geometry.coordinates;
    if (!('cluster_id' in properties)) return { lat, lng, order: [properties.at], opensAt: zoom };
    const leaves = index.getLeaves(properties.cluster_id, Infinity);
    const order = leaves.map((leaf) => leaf.properties.at).sort((a, b) => a - b);
    return { lat, lng, order, opensAt: index.getClusterExpansionZoom(properties.cluster_id) };
  });

  const mean = members.length / Math.max(found.length, 1);
  const crowd = Math.max(CROWDED_FROM, mean);
  return found
    .sort((a, b) => (a.order[0] ?? 0) - (b.order[0] ?? 0))
    .map(({ lat, lng, order, opensAt }) => ({
      lat,
      lng,
      opensAt,
      members: order.flatMap((at) => members[at] ?? []),
      crowded: order.length > crowd,
    }));
}

function toPoint(lng: number, lat: number) {
  return { type: 'Point' as const, coordinates: [lng, lat] };
}
