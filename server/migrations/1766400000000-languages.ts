import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which language a customer or a user is written to; who was there before reads Estonian. */
export class Languages1766400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['order', 'user'])
      await runner.query(
        `ALTER TABLE "${table}" ADD "language" text NOT NULL DEFAULT 'et',
           ADD CONSTRAINT "${table}_language" CHECK (language in ('et', 'en', 'ru', 'fi'))`,
      );
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}
