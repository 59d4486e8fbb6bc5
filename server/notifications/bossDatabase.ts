import type PgBoss from 'pg-boss';
import type { DataSource, EntityManager } from 'typeorm';
import { describeError } from '../platform/database/databaseErrors';
import type { Logger } from '../platform/logger';

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
        
        throw error;
      } finally {
        await runner.release();
      }
    },
  };
}

/** Lets pg-boss write inside the caller's transaction. */
export function inTransaction(manager: EntityManager): PgBoss.Db {
  const { queryRunner } = manager;
  if (!queryRunner?.isTransactionActive) throw new Error('Messages are queued inside a transaction');
  return {
    executeSql: async (text, values) => {
      const { records } = await queryRunner.query(text, values, true);
      return { rows: records ?? [] };
    },
  };
}

/** Logs once when the database goes away and once when it is back, instead of at every look. */
export function watched(db: PgBoss.Db, logger: Logger): PgBoss.Db {
  let away = false;
  return {
    executeSql: async (text, values) => {
      try {
        const result = await db.executeSql(text, values);
        if (away) logger.info('the message queue reaches the database again');
        away = false;
        return result;
      } catch (error) {
        if (!away) logger.warn('the message queue does not reach the database', { reason: describeError(error) });
        away = true;
        throw error;
      }
    },
  };
}
