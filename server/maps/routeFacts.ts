import { isAbroad } from './embedded/gazetteer/knownPlaces';
import { placeNear } from './embedded/gazetteer/nearest';
import type { Point } from './provider';

/** Whether a stop is in another country, by its address or by what is near. */
export const isStopAbroad = (stop: Point & { address: string }): boolean =>
  [stop.address, placeNear(stop)?.address].some((address) => isAbroad(address?.split(',').at(-1)?.trim() ?? ''));

const saysWater = /praam/i;

/** Whether a route crosses water, by what the maps had to say of it. */
export const saysFerry = (notes: readonly string[]): boolean => notes.some((note) => saysWater.test(note));
