import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes that were agreed on are kept as acceptances are. */
export class AgreedChanges1766720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `ALTER TABLE "acceptance" ADD "change_request_id" uuid`,
  `ALTER TABLE "acceptance" ADD CONSTRAINT "FK_a2632dd4d0ac2de93032332b87d" FOREIGN KEY ("change_request_id") REFERENCES "change_request"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
];
