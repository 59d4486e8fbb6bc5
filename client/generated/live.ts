/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../lib/request/request';
/** The lists that can change. A change of an order names the lists that it left, stays in and entered. */
export type LiveList =
  /** Orders that wait for driver and bus. */
  | 'acceptedOrders'
  /** Orders that wait for the customer. */
  | 'answeredOrders'
  /** The archive. */
  | 'archive'
  /** Arrangements, their periods and exceptions. */
  | 'arrangements'
  /** Food packages. */
  | 'catering'
  /** Customers, their contacts and merges. */
  | 'customers'
  /** Absences, work elsewhere, and the settings of working days. */
  | 'duties'
  /** Reports of drivers. */
  | 'feedback'
  /** Buses. */
  | 'fleet'
  /** Invoices and credit notes, and what was paid of them. */
  | 'invoices'
  /** Upcoming and finished jobs. */
  | 'jobs'
  /** Mails of customers and their drafts. */
  | 'mails'
  /** Orders that wait for an offer. */
  | 'newOrders'
  /** Files of the bank, payments and reminders. */
  | 'payments'
  /** Users and their records. */
  | 'people'
  /** Moves of the plan that the drivers do not know about yet. */
  | 'plan'
  /** Rejected orders. */
  | 'rejectedOrders'
  /** The settings of the company. */
  | 'settings'
  /** Decisions that were taken or put off. */
  | 'today'
  /** Acts that drivers recorded on the road. */
  | 'tripEvents';

/** A user’s activity on an open page. */
export type PresenceInput = {
  /** The activity. */
  kind: PresenceKind;
  /** Id of the order that the activity concerns. For looksAtPlan, any id. */
  subject: string;
};

/** A user’s activity on an open page. */
export type PresenceKind =
  /** The user has the page of an order open. */
  | 'looksAtOrder'
  /** The user has the plan open. */
  | 'looksAtPlan'
  /** The user is moving a trip of the plan, by mouse or keyboard. */
  | 'movesTrip';

export type LiveNewsSubscriptionVariables = Exact<{
  connection: string;
  since?: string | number | null | undefined;
  lastSeconds?: number | null | undefined;
}>;


export type LiveNewsSubscription = { liveNews: { cursor: string, missed: boolean, signedOut: boolean, changes: Array<{ lists: Array<LiveList>, orderId: string | null, version: number | null }>, present: Array<{ id: string, name: string, kind: PresenceKind, subject: string }> | null } };

export type ShowPresenceMutationVariables = Exact<{
  connection: string;
  presence?: PresenceInput | null | undefined;
}>;


export type ShowPresenceMutation = { showPresence: boolean };

export const LiveNewsDocument = typedDocument<LiveNewsSubscription, LiveNewsSubscriptionVariables>('LiveNews', `subscription LiveNews($connection: UUID!, $since: ID, $lastSeconds: Int) {
  liveNews(connection: $connection, since: $since, lastSeconds: $lastSeconds) {
    cursor
    missed
    changes {
      lists
      orderId
      version
    }
    present {
      id
      name
      kind
      subject
    }
    signedOut
  }
}`);
export const ShowPresenceDocument = typedDocument<ShowPresenceMutation, ShowPresenceMutationVariables>('ShowPresence', `mutation ShowPresence($connection: UUID!, $presence: PresenceInput) {
  showPresence(connection: $connection, presence: $presence)
}`);