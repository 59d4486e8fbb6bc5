import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An offer knows for how many people it was made, an order where its invoice goes (docs/product.md, 'My trip'). */
export class MyTrip1766510000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "offer" ADD "passengers" integer`);
    await runner.query(`ALTER TABLE "order" ADD "invoice_email" character varying(255)`);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}
