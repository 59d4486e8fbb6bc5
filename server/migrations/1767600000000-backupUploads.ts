import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The uploads of backups and their outcome (docs/decisions/running/backup-store.md). */
export class BackupUploads1767600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "backup_upload" ("id" uuid NOT NULL, "place" varchar(800) NOT NULL, "started_at" timestamptz NOT NULL, "leased_until" timestamptz,
     "ended_at" timestamptz, "stored_at" timestamptz, "bytes" double precision, "fault" varchar(20), "reply" varchar(300),
     "failures" integer NOT NULL DEFAULT 0, "retry_at" timestamptz, CONSTRAINT "PK_58be0b44c12a41fe4b919b81f22" PRIMARY KEY ("id"))`,
  `CREATE INDEX "backup_upload_place" ON "backup_upload" ("place", "started_at")`,
];
