import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What helps after somebody fell out is a move of the plan too. */
export class PlanRepair1766210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `ALTER TABLE "plan_move" DROP CONSTRAINT "plan_move_kind"`,
  `ALTER TABLE "plan_move" ADD CONSTRAINT "plan_move_kind" CHECK (kind in ('assign', 'takeOff', 'swap', 'proposal', 'repair'))`,
];
