import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The person who moved a trip is the move's actor, as of every other change. */
export class PlanMoveActor1766730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `ALTER TABLE "plan_move" RENAME COLUMN "by_id" TO "actor_id"`,
  `ALTER TABLE "plan_move" RENAME CONSTRAINT "FK_0b20609bb82206599edfefa551a" TO "FK_6557128ec3fe4c0610facf9c332"`,
];
