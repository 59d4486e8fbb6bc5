import type { OrderListener } from '../orders/order.events';
import type { MapsProvider } from '../maps/provider';
import type { Config } from '../platform/config';
import type { Database } from '../platform/database/database';
import type { Logger } from '../platform/logger';
import type { Clock } from '../platform/time';
import type { Viewer } from './viewer';

/** What every use case may use. */
export interface Deps {
  config: Config;
  clock: Clock;
  log: Logger;
  db: Database;
  maps: MapsProvider;
  /** Told of what happens to orders, inside the transaction of the change. */
  listener: OrderListener;
  /** Called after a change was committed, so that waiting messages go out at once. */
  committed: () => void;
}

/** What a resolver knows of the request it answers. */
export interface RequestContext {
  deps: Deps;
  viewer: Viewer | null;
  /** Address of the caller, for limits. */
  callerAddress: string;
}
