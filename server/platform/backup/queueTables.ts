import PgBoss from 'pg-boss';
import { SCHEMA } from '../queue/prepareQueues';

/** How the installed pg-boss makes its tables, inside of a transaction that is open already. */
export const queueStatements = (): string =>
  PgBoss.getConstructionPlans(SCHEMA)
    .replace(/^\s*BEGIN;/i, '')
    .replace(/COMMIT;\s*$/i, '')
    .replace(/SET LOCAL idle_in_transaction_session_timeout[^;]*;/i, '');

/**
 * The version of those tables. An update of pg-boss that changes it has to keep the statements of this one for backups that
 * were made before: they never come from a file.
 */
export const queueVersion = 24;
