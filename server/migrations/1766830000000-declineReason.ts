import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A driver may say why a job is declined. A report counts as a confirmation of the job. */
export class DeclineReason1766830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `ALTER TABLE "driver_assignment" ADD "decline_reason" character varying(255)`,
  `update driver_assignment d set confirmation = 'accepted'
   where d.confirmation = 'waiting'
     and exists (select 1 from feedback k where k.job_id = d.job_id and k.driver_id = d.driver_id)`,
];
