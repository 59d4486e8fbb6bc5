import { First1763700000000 } from './1763700000000-first';

/** In the order in which they run. */
export const migrations = [First1763700000000];
