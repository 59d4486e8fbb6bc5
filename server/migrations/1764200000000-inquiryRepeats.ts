import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Facts that tell a repeated inquiry from a corrected one, who may correct it, and which customers are known. */
export class InquiryRepeats1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `ALTER TABLE "order" ADD "inquiry_hash" varchar(64)`,
  `ALTER TABLE "order" ADD "form_key_hash" varchar(64)`,
  `CREATE INDEX "order_by_email" ON "order" (lower(email))`,
];
