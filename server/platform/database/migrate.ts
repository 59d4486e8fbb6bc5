import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';

/** Any number that nothing else locks. */
export const MIGRATION_LOCK = 727_270_001;

/**
 * Runs all pending migrations in one transaction and returns their names. Copies of the server that start together
 * take turns: TypeORM itself takes no lock, so two of them would both run the first migration.
 */
export const migrate = (dataSource: DataSource): Promise<string[]> =>
  runInSchemaTurn(dataSource, async (queryRunner) => {
    const executor = new MigrationExecutor(dataSource, queryRunner);
    executor.transaction = 'none'; // ours is open already
    return (await executor.executePendingMigrations()).map((migration) => migration.name);
  });

/**
 * Copies of the server that start together change the schema one after the other. Effects of `work` elsewhere are not
 * rolled back.
 */
export async function runInSchemaTurn<T>(
  dataSource: DataSource,
  work: (queryRunner: QueryRunner) => Promise<T>,
): Promise<T> {
  const queryRunner = dataSource.createQueryRunner();
  try {
    await queryRunner.startTransaction('READ COMMITTED');
    await queryRunner.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const done = await work(queryRunner);
    await queryRunner.commitTransaction();
    return done;
  } catch (error) {
    // The first error is the one that tells what happened, also when the rollback fails too.
    await queryRunner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await queryRunner.release();
  }
}
