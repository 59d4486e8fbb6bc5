import type { MapsProvider } from '../maps/provider';
import type { Config } from '../platform/config';
import type { Database } from '../platform/database/database';
import type { Logger } from '../platform/log/logger';
import type { Clock } from '../platform/time';
import type { Viewer } from './viewer';

/**
 * What every use case may use. What one feature does for others is declared here by its `*.events.ts` (`declare module`), since
 * access knows no feature, and given by services.ts.
 */
export interface Deps {
  config: Config;
  clock: Clock;
  log: Logger;
  db: Database;
  maps: MapsProvider;
  /** Called after a change was committed, so that waiting messages go out, and open pages hear of it, at once. */
  committed: () => void;
}

/** What a resolver knows of the request it replies to. */
export interface RequestContext {
  deps: Deps;
  viewer: Viewer | null;
  /** Address of the caller, for limits. */
  callerAddress: string;
  /** The same whole, for what is kept of who accepted an offer. */
  address?: string;
  /** Whether the GraphQL document is one that our own client sends. */
  clientDocument?: boolean;
}
