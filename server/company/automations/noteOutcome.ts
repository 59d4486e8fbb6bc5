import type { EntityManager } from 'typeorm';
import { query, sql } from '../../platform/sql';

/** Failures in a row after which an automation stops itself. */
const MOST_FAILURES = 3;

/** Counts the failures of an automation in a row; null: it worked. The third one stops it. `problem`: key of a message. */
export async function noteOutcome(
  manager: EntityManager,
  kind: string,
  { problem, now }: { problem: string | null; now: Date },
): Promise<void> {
  await query(
    manager,
    problem === null
      ? sql`update automation set failures = 0 where kind = ${kind} and failures > 0`
      : sql`update automation set failures = failures + 1, stop_reason = ${problem},
          stopped_at = case when failures + 1 >= ${MOST_FAILURES} then ${now}::timestamptz end where kind = ${kind}`,
  );
}
