import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The law's demands on a recurring service hold from a day on, like all its parts. */
export class PeriodDriving1765500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "arrangement_period" ADD "short_line" boolean NOT NULL DEFAULT false, ADD "driving_min" smallint,
         ADD CONSTRAINT "arrangement_period_driving" CHECK (driving_min between 0 and 1439)`,
    );
    await runner.query(
      `UPDATE arrangement_period p SET short_line = a.short_line, driving_min = a.driving_min
       FROM arrangement a WHERE a.id = p.arrangement_id`,
    );
    await runner.query(
      `ALTER TABLE "arrangement" DROP CONSTRAINT "arrangement_driving", DROP "short_line", DROP "driving_min"`,
    );
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}
