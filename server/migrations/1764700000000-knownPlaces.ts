import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Browsers and addresses that users have signed in from. */
export class KnownPlaces1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "known_place" ("user_id" uuid NOT NULL, "key_hash" varchar(64) NOT NULL, "expires_at" timestamptz NOT NULL, CONSTRAINT "PK_known_place" PRIMARY KEY ("user_id", "key_hash"))`,
  `CREATE INDEX "known_place_expires" ON "known_place" ("expires_at")`,
  `ALTER TABLE "known_place" ADD CONSTRAINT "FK_164e7d054165cd8e20aa7bccdde" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
];
