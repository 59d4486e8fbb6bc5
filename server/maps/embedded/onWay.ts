import { measureM, cutLine } from '../geo';
import type { Place, Point } from '../provider';
import { placeNear } from './gazetteer/nearest';
import { findRoute } from './route';
import { getRoadGraph } from './roadGraph';

/** A place on the way, and which share of the way lies before it. */
export interface PlaceOnWay extends Place {
  share: number;
}

/** Nobody stops for a rest where the ferry leaves. */
const isTown = (name: string) => !name.endsWith('sadam');

/** The towns that our own router leads through from one point to another, in order; without those near its ends. */
export function listTownsOnWay(from: Point, to: Point): PlaceOnWay[] {
  const { path } = findRoute([from, to]);
  const nodes = new Map(getRoadGraph().nodes.map((node) => [`${node.lat} ${node.lng}`, node]));
  const steps = path.map((point, index) => measureM(path[index - 1] ?? point, point));
  const whole = steps.reduce((sum, step) => sum + step, 0);
  let passed = 0;
  return path.flatMap((point, index): PlaceOnWay[] => {
    passed += steps[index] ?? 0;
    const node = nodes.get(`${point.lat} ${point.lng}`);
    const share = passed / whole;
    if (!node || !isTown(node.name) || share < 0.05 || share > 0.95) return [];
    const { city, address } = placeNear(node) ?? { city: node.name, address: node.name };
    return [{ city, address, lat: node.lat, lng: node.lng, share }];
  });
}

/** The point at a share of the way, named after what is near. */
export function findPointOnWay(from: Point, to: Point, share: number, otherwise: string): PlaceOnWay {
  const { path } = findRoute([from, to]);
  const { lat, lng } = cutLine(path, 0, share).at(-1) ?? from;
  const { city, address } = placeNear({ lat, lng }) ?? { city: otherwise, address: otherwise };
  return { city, address, lat, lng, share };
}
