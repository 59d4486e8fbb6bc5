import type { Deps, Viewer } from '../../access';
import type { Evidence, Fit } from '../../engines/matching';
import type { Message } from '../../platform/values/message';
import type { Sql } from '../../platform/sql';

/** The acts that Enter can do with a decision. `open` leads to the page where a person decides. */
export const todayActs = [
  'sendOffer',
  'takeChange',
  'confirmPlan',
  'askDriver',
  'replaceDriver',
  'askCustomer',
  'sendPack',
  'inviteAgain',
  'markRead',
  'archive',
  'issueInvoice',
  'bookPayment',
  'remind',
  'open',
] as const;
export type TodayAct = (typeof todayActs)[number];

/** SQL of the rows that wait: one row a decision. All but `from` are expressions of the program, never of a caller. */
export interface Trigger {
  /** The text after `from`, with its `where`. */
  from: Sql;
  /** Id of what is decided on, unique in its kind. */
  subject: string;
  /** The order that it belongs to. */
  order?: string;
  /** Changes whenever something happened that makes the decision a different one. */
  mark: string;
  /** From this moment on the decision is late. */
  due: string;
  /** When it began to wait. */
  since: string;
  /** The driver or bus that it is about. */
  who?: string;
  /** Words of a person. */
  words?: string;
  day?: string;
  cents?: string;
  hours?: string;
  plannedHours?: string;
}

/** A decision that waits, as its trigger found it. */
export interface WaitingRow {
  kind: string;
  subjectId: string;
  orderId: string | null;
  mark: string;
  dueAt: Date;
  since: Date;
  who: string | null;
  words: string | null;
  day: string | null;
  cents: number | null;
  hours: number | null;
  plannedHours: number | null;
}

/** The prepared answer to a decision. */
export interface Proposal {
  act: TodayAct;
  /** The sum that goes out, in cents without VAT. */
  cents?: number | null;
  /** The sum with VAT that the customer pays, in cents. */
  dueCents?: number | null;
  /** Driver and bus, or whom it goes to. */
  who?: string | null;
  /** The tie of a payment to its customer, and how its sum fits. */
  evidence?: Evidence | null;
  fit?: Fit | null;
  /** Why a person must look first; then the act is `open`. */
  doubt?: Message | null;
  /** Changes whenever the proposal is a different one, where the mark of its row does not. */
  mark?: string | undefined;
  /** The portal leaves it to people, also while it is trusted with the kind. */
  isForPeople?: boolean;
}

/** One kind of decision: when it waits (trigger), its prepared answer (proposal), and what keeps that from being taken (safeguard). */
export interface TodayKind<Name extends string = string> {
  name: Name;
  /** A sentence for the schema. */
  description: string;
  /** It waits only as a proposal: nothing is left to decide while its automation is off. */
  isOnlyProposed?: true;
  trigger(deps: Deps, now: Date): Trigger | Promise<Trigger>;
  /** By subject. A proposal with a doubt is never taken, by a person or by the clock. Without it every row is opened. */
  propose?(deps: Deps, rows: readonly WaitingRow[]): Promise<ReadonlyMap<string, Proposal>>;
  /** Does it, for the person who decided. Throws when the subject has moved on. */
  take?(deps: Deps, viewer: Viewer, row: WaitingRow, proposal: Proposal): Promise<unknown>;
}

/** Proposes the same act for every row. */
export const proposeAlways =
  (act: TodayAct): NonNullable<TodayKind['propose']> =>
  (_deps, rows) =>
    Promise.resolve(new Map(rows.map(({ subjectId }) => [subjectId, { act }])));

export const openPage: Proposal = { act: 'open' };
