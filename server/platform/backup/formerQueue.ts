/** Older versions of the portal kept messages in the tables of pg-boss, in this schema. Their backups hold those rows. */
export const FORMER_QUEUE_SCHEMA = 'pgboss';

/** The only version of those tables that the portal ever used. */
export const FORMER_QUEUE_VERSION = 24;

/**
 * Makes tables that take those rows. The migration `queuedMessages` then moves them into our own table and drops the rest,
 * so there is nothing here but columns.
 */
export const makeFormerQueue = [
  'create schema pgboss',
  'create table pgboss.version (version int, maintained_on timestamptz, cron_on timestamptz, monitored_on timestamptz)',
  `create table pgboss.queue (
    name text, policy text, retry_limit int, retry_delay int, retry_backoff bool, expire_seconds int, retention_minutes int,
    dead_letter text, partition_name text, created_on timestamptz, updated_on timestamptz)`,
  `create table pgboss.schedule (
    name text, cron text, timezone text, data jsonb, options jsonb, created_on timestamptz, updated_on timestamptz)`,
  'create table pgboss.subscription (event text, name text, created_on timestamptz, updated_on timestamptz)',
  `create table pgboss.job (
    id uuid, name text, priority int, data jsonb, state text, retry_limit int, retry_count int, retry_delay int,
    retry_backoff bool, start_after timestamptz, started_on timestamptz, singleton_key text, singleton_on timestamp,
    expire_in interval, created_on timestamptz, completed_on timestamptz, keep_until timestamptz, output jsonb,
    dead_letter text, policy text)`,
  'create table pgboss.archive (like pgboss.job, archived_on timestamptz)',
];
