import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The driver's activity at a stop is stored there, instead of guessed from its length. */
export class DriverAtStop1766300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "stop" ADD "driver_at_stop" varchar(8),
         ADD CONSTRAINT "stop_driver" CHECK (driver_at_stop in ('free', 'standby', 'work'))`,
    );
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}
