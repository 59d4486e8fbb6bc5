import { First1763700000000 } from './1763700000000-first';
import { Photos1763710000000 } from './1763710000000-photos';

/** In the order in which they run. */
export const migrations = [First1763700000000, Photos1763710000000];
