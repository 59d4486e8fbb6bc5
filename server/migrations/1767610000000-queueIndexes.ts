import type { MigrationInterface, QueryRunner } from 'typeorm';

/** 'Süsteem' finds messages that were given up, and the last one sent, without reading a year of them. */
export class QueueIndexes1767610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE INDEX "queued_message_given_up" ON "queued_message" ("created_at") WHERE state = 'given_up'`,
  `CREATE INDEX "queued_message_sent" ON "queued_message" ("queue", "ended_at") WHERE state = 'sent'`,
];
