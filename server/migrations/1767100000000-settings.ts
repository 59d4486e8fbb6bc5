import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The settings that admins edit, their history and the logo (docs/decisions/settings.md). */
export class Settings1767100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "company_logo" ("hash" varchar(64) NOT NULL, "bytes" bytea NOT NULL, "width" integer NOT NULL, "height" integer NOT NULL,
     CONSTRAINT "PK_3a87fa26786143f59b1cdb9905d" PRIMARY KEY ("hash"))`,
  `CREATE TABLE "setting" ("key" varchar(50) NOT NULL, "value" jsonb NOT NULL, "changed_at" timestamptz NOT NULL, "changed_by_id" uuid NOT NULL,
     CONSTRAINT "PK_1c4c95d773004250c157a744d6e" PRIMARY KEY ("key"))`,
  `CREATE TABLE "setting_change" ("version" integer NOT NULL, "key" varchar(50) NOT NULL, "before" text, "after" text, "is_set" boolean NOT NULL,
     "at" timestamptz NOT NULL, "by_id" uuid NOT NULL, CONSTRAINT "PK_5c8c0a85af697a52a587517ceac" PRIMARY KEY ("version", "key"))`,
  `ALTER TABLE "setting" ADD CONSTRAINT "FK_2772a9ee4118c80cd6064fe354a" FOREIGN KEY ("changed_by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "setting_change" ADD CONSTRAINT "FK_c0a6c34718e6c37b10692952e6e" FOREIGN KEY ("by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  // Every copy of the server hears of a change, and so do the pages that show settings.
  `CREATE TRIGGER setting_live AFTER INSERT OR UPDATE OR DELETE ON "setting" FOR EACH STATEMENT EXECUTE FUNCTION live_list_changed('settings')`,
];
