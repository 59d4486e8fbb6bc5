import { MigrationExecutor, type DataSource } from 'typeorm';

/** Any number that nothing else locks. */
export const MIGRATION_LOCK = 727_270_001;

/**
 * Runs all pending migrations in one transaction and returns their names. Copies of the server that start together
 * take turns: TypeORM itself takes no lock, so two of them would both run the first migration.
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const queryRunner = dataSource.createQueryRunner();
  try {
    await queryRunner.startTransaction('READ COMMITTED');
    await queryRunner.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const executor = new MigrationExecutor(dataSource, queryRunner);
    executor.transaction = 'none'; // ours is open already
    const done = await executor.executePendingMigrations();
    await queryRunner.commitTransaction();
    return done.map((migration) => migration.name);
  } catch (error) {
    // The first error is the one that tells what happened, also when the rollback fails too.
    await queryRunner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await queryRunner.release();
  }
}
