import type PgBoss from 'pg-boss';
import type { DataSource } from 'typeorm';
import { describeError } from '../database/databaseErrors';
import type { Logger } from '../log/logger';

/** Lets pg-boss work on our pool. */
export function onPool(dataSource: DataSource): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const runner = dataSource.createQueryRunner();
      try {
        const { records } = await runner.query(text, values, true);
        return { rows: records ?? [] };
      } catch (error) {
        // pg-boss sends 'BEGIN; ...; COMMIT;' as one text. When that fails in the middle, for example because another
        // copy of the server was first, the connection must not go back to the pool inside a failed transaction.
        await runner.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        await runner.release();
      }
    },
  };
}

/** Logs the first failure of a row of them and their end, instead of every look at a database that is away. */
export function watched(db: PgBoss.Db, logger: Logger): PgBoss.Db {
  let failing = false;
  return {
    executeSql: async (text, values) => {
      try {
        const result = await db.executeSql(text, values);
        if (failing) logger.info('the message queue reaches the database again');
        failing = false;
        return result;
      } catch (error) {
        if (!failing) logger.warn('the message queue cannot use the database', { reason: describeError(error) });
        failing = true;
        throw error;
      }
    },
  };
}
