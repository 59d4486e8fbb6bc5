import type { Sql } from '../../platform/sql';

/** A new key to the page of a trip, and the statement that keeps its hash; both belong to one e-mail. */
export type MakeTripKey = (orderId: string, now: Date) => { key: string; statement: Sql };
