import type { MapsProvider } from '../maps';
import type { Config } from '../platform/config';
import type { Database } from '../platform/database/database';
import type { Events } from '../platform/events';
import type { CurrentSettings } from '../platform/settings/settings';
import type { Logger } from '../platform/log/logger';
import type { Clock } from '../platform/time';
import type { Message } from '../platform/values/message';
import type { Viewer } from './viewer';

/** The platform's services for every use case. It holds nothing of any feature: features call lower features through their faces. */
export interface Deps {
  config: Config;
  /** The settings that admins edit. Ask for them at each use: they change while the portal runs. */
  settings: CurrentSettings;
  clock: Clock;
  log: Logger;
  db: Database;
  maps: MapsProvider;
  /** Domain events for folders above the one that emits them. */
  events: Events;
}

/** The data of a request that a resolver needs. */
export interface RequestContext {
  deps: Deps;
  viewer: Viewer | null;
  /** Address of the caller, for limits. */
  callerAddress: string;
  /** The same whole, for the record of an acceptance. */
  address?: string;
  /** Whether the GraphQL document is one that our own client sends. */
  clientDocument?: boolean;
  /** Why an assignment of this request goes on without a question, where the call has nobody to ask. */
  unaskedReason?: Message;
}
