import type { Viewer } from '../access/viewer';
import type { Api } from './actions/api';
import type { DemoCrew } from './crew';
import type { Keys } from './keys';

/** The things that every action in the demo needs. */
export interface World {
  api: Api;
  keys: Keys;
  crew: DemoCrew;
  logisticians: Viewer[];
  /** Signed-in drivers by their id. */
  drivers: Map<string, Viewer>;
}

/** 'stop': it cannot go on, for example because no bus is free; the actions that should follow are left out. */
export type ActionOutcome = void | 'stop';
