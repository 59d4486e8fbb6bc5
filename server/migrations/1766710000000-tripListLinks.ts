import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One-time links to all trips of an address. */
export class TripListLinks1766710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "trip_list_link" ("key_hash" character varying(64) NOT NULL, "email" character varying(255) NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, "used_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_trip_list_link" PRIMARY KEY ("key_hash"))`,
  `CREATE INDEX "trip_list_link_ends" ON "trip_list_link" ("expires_at")`,
];
