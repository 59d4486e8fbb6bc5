import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much of a recurring service's run is driving. */
export class ServiceDriving1765100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "arrangement" ADD "driving_min" smallint, ADD CONSTRAINT "arrangement_driving" CHECK (driving_min between 0 and 1439)`,
    );
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}
