import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Old places are found by their moment, whatever the order of the rows on disk (docs/product/drivers.md, 'Where the bus is'). */
export class PositionsByTime1767780000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // New rows take the room of deleted ones, and a block range then spans weeks: BRIN would read the whole table.
    await runner.query(`DROP INDEX "position_at"`);
    await runner.query(`CREATE INDEX "position_at" ON "position"  ("at")`);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}
