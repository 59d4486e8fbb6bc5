import type { MigrationInterface, QueryRunner } from 'typeorm';

/** News for open pages: the log of changes, presence, and triggers that write them (docs/decisions/live-updates.md). */
export class Live1765200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

/** Tables whose rows pages show, with the list that a change of them concerns. Events cover the tables of orders. */
const told: Record<string, string> = {
  arrangement: 'arrangements',
  arrangement_period: 'arrangements',
  arrangement_exception: 'arrangements',
  user: 'people',
  driver_record: 'people',
  absence: 'duties',
  activity_entry: 'duties',
  duty_settings: 'duties',
  bus: 'fleet',
  food_package: 'catering',
};

const statements = [
  `CREATE TABLE "live_change" ("id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL, "transaction" bigint NOT NULL,
     "at" timestamptz NOT NULL DEFAULT now(), "lists" text array NOT NULL, "order_id" uuid, "version" integer, "driver_ids" uuid array NOT NULL DEFAULT '{}',
     CONSTRAINT "PK_c2ad4a6b7ff6e2a7cf9dbcb9e72" PRIMARY KEY ("id"))`,
  `CREATE INDEX "live_change_transaction" ON "live_change" ("transaction")`,
  `CREATE TABLE "presence" ("connection" uuid NOT NULL, "user_id" uuid NOT NULL, "kind" varchar(35) NOT NULL, "subject" uuid NOT NULL, "room" varchar(255) NOT NULL,
     "seen_at" timestamptz NOT NULL DEFAULT now(), CONSTRAINT "PK_presence" PRIMARY KEY ("connection"))`,
  `CREATE INDEX "presence_room" ON "presence" ("room")`,
  `ALTER TABLE "presence" ADD CONSTRAINT "FK_2d943395d4e633af46c12d58f0f" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  // The minute since 1970 until which pages know of trips that are over.
  `INSERT INTO counter (name, value) VALUES ('liveTripsOver', floor(extract(epoch from now()) / 60))`,
  // Every copy of the server hears of a new row once its transaction is committed, and not before.
  `CREATE FUNCTION live_notify() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_notify('live', TG_ARGV[0]); RETURN NULL; END $$`,
  `CREATE TRIGGER live_change_told AFTER INSERT ON "live_change" FOR EACH STATEMENT EXECUTE FUNCTION live_notify('change')`,
  `CREATE TRIGGER presence_told AFTER INSERT OR DELETE OR UPDATE OF kind, subject, room ON "presence" FOR EACH ROW EXECUTE FUNCTION live_notify('presence')`,
  `CREATE TRIGGER session_told AFTER DELETE ON "session" FOR EACH ROW EXECUTE FUNCTION live_notify('access')`,
  `CREATE TRIGGER api_token_told AFTER DELETE OR UPDATE OF revoked_at ON "api_token" FOR EACH ROW EXECUTE FUNCTION live_notify('access')`,
  `CREATE FUNCTION live_list_changed() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN INSERT INTO live_change (transaction, lists) VALUES (pg_current_xact_id()::text::bigint, ARRAY[TG_ARGV[0]]); RETURN NULL; END $$`,
  ...Object.entries(told).map(
    ([table, list]) =>
      `CREATE TRIGGER ${table}_live AFTER INSERT OR UPDATE OR DELETE ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION live_list_changed('${list}')`,
  ),
];
