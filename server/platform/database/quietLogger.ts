import type { Logger } from 'typeorm';
import type { DatabaseLog } from '../log/databaseLog';

/** Keeps TypeORM off the console: its warnings go to our log, its errors are thrown anyway. */
export function createQuietLogger(log: DatabaseLog): Logger {
  const ignore = (): void => undefined;
  return {
    logQuery: ignore,
    logQueryError: ignore,
    logQuerySlow: ignore,
    logSchemaBuild: ignore,
    logMigration: ignore,
    log: (level, message) => {
      if (level === 'warn') log('warn', String(message));
    },
  };
}
