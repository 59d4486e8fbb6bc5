import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An offer that waits tells what cancelling costs, and that holds: until now the terms were kept only once it was accepted. */
export class OfferTerms1766820000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `update offer set cancellation_terms_id = (select id from cancellation_terms order by version desc limit 1)
       where status = 'open' and cancellation_terms_id is null`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`update offer set cancellation_terms_id = null where status = 'open'`);
  }
}
