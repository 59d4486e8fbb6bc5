import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A bus may cost more for a kilometre than the company's figure (docs/product/offers.md, 'Profit of a trip'). */
export class BusCosts1767662000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "bus" ADD "cost_per_km" integer`);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}
