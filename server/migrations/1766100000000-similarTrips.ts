import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds trips that are alike: by size, season, days and band of kilometres, the latest first. */
export class SimilarTrips1766100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statement = `CREATE INDEX "order_similar" ON "order" (
  width_bucket(passengers, '{9,21,58,115}'::int[]),
  (width_bucket(extract(month from (starts_at at time zone 'Europe/Tallinn'))::int, '{5,10}'::int[]) % 2),
  ((ends_at at time zone 'Europe/Tallinn')::date - (starts_at at time zone 'Europe/Tallinn')::date),
  width_bucket(distance_m, '{50000,100000,150000,200000,250000,300000,350000,400000,500000,600000,700000,800000,1000000,1250000,1500000,2000000,2500000,3000000}'::int[]),
  starts_at) WHERE deleted_at is null`;
