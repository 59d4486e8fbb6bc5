import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that wait move from the tables of pg-boss into our own table, which is smaller and has the columns we need. */
export class QueuedMessages1766860000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    // A new database never had the former tables.
    const [former] = (await runner.query(`select to_regclass('pgboss.job') as job`)) as { job: string | null }[];
    if (!former?.job) return;
    await runner.query(moveMessages);
    await runner.query('drop schema pgboss cascade');
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "queued_message" (
    "id" uuid NOT NULL,
    "queue" character varying(20) NOT NULL,
    "lane" character varying(100) NOT NULL DEFAULT '',
    "data" jsonb,
    "state" character varying(10) NOT NULL DEFAULT 'waiting',
    "attempts" integer NOT NULL DEFAULT 0,
    "due_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    "sender" character varying(100),
    "error" character varying(500),
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    "ended_at" TIMESTAMP WITH TIME ZONE,
    CONSTRAINT "PK_queued_message" PRIMARY KEY ("id"))`,
  `CREATE INDEX "queued_message_next" ON "queued_message" ("queue", "due_at") WHERE state in ('waiting', 'sending')`,
  `CREATE INDEX "queued_message_ended" ON "queued_message" ("ended_at")`,
];

/** A message that was being sent has a sender that may have died: it is tried again when that one would have ended. */
const moveMessages = `
  insert into queued_message (id, queue, lane, data, state, attempts, due_at, error, created_at, ended_at)
  select id, name, coalesce(singleton_key, ''), data,
    case when state::text = 'completed' then 'sent' when state::text in ('failed', 'cancelled') then 'given_up' else 'waiting' end,
    case when started_on is null then 0 else retry_count + 1 end,
    case when state::text = 'active' then started_on + interval '90 seconds' else start_after end,
    case when state::text = 'completed' then null else left(output ->> 'message', 500) end,
    created_on,
    case when state::text in ('completed', 'failed', 'cancelled') then coalesce(completed_on, now()) end
  from pgboss.job
  where name in ('mail', 'webhook')
  on conflict do nothing`;
