import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions that their users can tell apart, and the log of sign-ins and changed rights. */
export class AccessLog1767020000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "access_event" ("id" uuid NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, "kind" character varying(20) NOT NULL, "user_id" uuid, "actor_id" uuid, "address" character varying(64) NOT NULL DEFAULT '', "user_agent" character varying(300) NOT NULL DEFAULT '', CONSTRAINT "PK_83c38229c482d0a0eaffd7c31f8" PRIMARY KEY ("id"))`,
  `CREATE INDEX "access_event_actor" ON "access_event" ("actor_id")`,
  `CREATE INDEX "access_event_user" ON "access_event" ("user_id")`,
  `CREATE INDEX "access_event_at" ON "access_event" ("at")`,
  `ALTER TABLE "session" ADD "id" uuid NOT NULL DEFAULT gen_random_uuid()`,
  `ALTER TABLE "session" ALTER COLUMN "id" DROP DEFAULT`,
  `ALTER TABLE "session" ADD CONSTRAINT "UQ_f55da76ac1c3ac420f444d2ff11" UNIQUE ("id")`,
  `ALTER TABLE "session" ADD "user_agent" character varying(300) NOT NULL DEFAULT ''`,
  `ALTER TABLE "session" ADD "address" character varying(64) NOT NULL DEFAULT ''`,
  `ALTER TABLE "session" ADD "last_seen_at" TIMESTAMP WITH TIME ZONE`,
  `ALTER TABLE "access_event" ADD CONSTRAINT "FK_14590d391b93187d4d0c4929337" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "access_event" ADD CONSTRAINT "FK_e6bfb07d5dc562b900c62964843" FOREIGN KEY ("actor_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
];
