import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each e-mail to a customer leads to the page of the trip with a new key (docs/product.md, 'My trip'). */
export class TripLinks1766500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "trip_link" ("key_hash" character varying(64) NOT NULL, "order_id" uuid NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_5379f5bc80a2872639a011337f6" PRIMARY KEY ("key_hash"))`,
  `CREATE INDEX "trip_link_order" ON "trip_link" ("order_id")`,
  `ALTER TABLE "trip_link" ADD CONSTRAINT "FK_eb96555fd0a8c6e307dde5db5e5" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
];
