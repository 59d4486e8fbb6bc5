import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sums of ten years are read from the index alone. */
export class CoveringFigures1767820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "figure_cell" DROP CONSTRAINT "PK_figure_cell",
        ADD CONSTRAINT "PK_figure_cell" PRIMARY KEY ("kind", "day", "key") INCLUDE ("count", "amount")`,
    );
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}
