import type { Live } from '../live/live.events';
import type { TripChanges } from '../changeRequests/changeRequests.events';
import type { PriceTrips, SecondDriverCheck } from '../pricing/pricing.events';
import type { EnterAbsence, HoursCheck, JudgeTrip, ReadBoardHours } from '../duties/duties.events';
import type { AssignTrip } from '../planning/planning.events';
import type { EditAsCustomer } from '../orders/customerEdit.events';
import type { OrderSubscriber, RenameSubscriber } from '../orders/lifecycle/order.events';
import type { MapsProvider } from '../maps/provider';
import type { Config } from '../platform/config';
import type { Database } from '../platform/database/database';
import type { Logger } from '../platform/log/logger';
import type { Clock } from '../platform/time';
import type { MailTripList } from '../tripList/tripList.events';
import type { Viewer } from './viewer';

/** What every use case may use. */
export interface Deps {
  config: Config;
  clock: Clock;
  log: Logger;
  db: Database;
  maps: MapsProvider;
  /** What follows from the events of orders, in their transaction. */
  subscribers: OrderSubscriber[];
  /** What follows when a driver or a bus is renamed, in that transaction. */
  renamed: RenameSubscriber;
  /** Asked whether the law of driving and rest allows an assignment. */
  hoursObjections: HoursCheck;
  /** Tells open pages what changed. */
  live: Live;
  /** Asked whether the law wants a second driver for trips, for their prices. */
  needSecondDriver: SecondDriverCheck;
  /** Judges plans that nobody was told of yet. */
  boardHours: ReadBoardHours;
  /** Enters an absence in the transaction of a plan's repair. */
  enterAbsence: EnterAbsence;
  /** Assigns an order for good. */
  assignTrip: AssignTrip;
  /** Changes an order as its customer does. */
  editAsCustomer: EditAsCustomer;
  /** Queues the link to somebody's trips. */
  mailTripList: MailTripList;
  /** Does what customers ask to be different. */
  tripChanges: TripChanges;
  /** Asked what trips would cost by the price list. */
  priceTrips: PriceTrips;
  /** Asked what the law says to an order's drivers, were its trip another one. */
  judgeTrip: JudgeTrip;
  /** Called after a change was committed, so that waiting messages go out, and open pages hear of it, at once. */
  committed: () => void;
}

/** What a resolver knows of the request it answers. */
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
