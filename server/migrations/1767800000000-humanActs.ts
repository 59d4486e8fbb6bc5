import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days with trips are summed again in the background: to read feedback is no human act (docs/product/overview.md). */
export class HumanActs1767800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`INSERT INTO figure_mark (day) SELECT DISTINCT day FROM figure_cell WHERE kind = 'acts'`);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}
