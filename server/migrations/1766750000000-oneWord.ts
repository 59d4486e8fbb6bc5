import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A customer decides and a driver confirms; what a queued e-mail says of a wanted change has the name that its template reads. */
export class OneWord1766750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    // The queue makes its tables itself, after the migrations: a new database has none.
    const [queue] = (await runner.query(`select to_regclass('pgboss.job') as job`)) as { job: string | null }[];
    if (queue?.job) await runner.query(renameWanted);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `ALTER TABLE "offer" RENAME COLUMN "answered_at" TO "decided_at"`,
  `ALTER TABLE "offer" RENAME COLUMN "answered_by_id" TO "decided_by_id"`,
  `ALTER TABLE "offer" RENAME CONSTRAINT "FK_877a9b96f559b5de0a6c1fffb5a" TO "FK_f6f14fa99ba74a1e5bfe4ae82a6"`,
  `ALTER TABLE "driver_assignment" RENAME COLUMN "answered_at" TO "confirmation_at"`,
];

const renameWanted = `
  update pgboss.job set data = jsonb_set(data #- '{props,asked}', '{props,wanted}', data #> '{props,asked}')
  where name = 'mail' and data #> '{props,asked}' is not null`;
