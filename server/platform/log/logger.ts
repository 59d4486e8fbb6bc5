import { AsyncLocalStorage } from 'node:async_hooks';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import type { LogLevel } from '../config';
import type { DatabaseLog } from './databaseLog';
import { createTerminalLog } from './terminalLog';

export type LogFields = Record<string, unknown>;

/** Lines on stdout, JSON unless a terminal shows them; each carries the requestID of the request it was written for. */
export interface Logger {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

const requests = new AsyncLocalStorage<string>();

/** Runs `work` so that everything logged inside carries this requestID. */
export const runWithRequestId = <T>(requestID: string, work: () => T): T => requests.run(requestID, work);

/** The requestID of the request being served, if any. */
export const findCurrentRequestId = (): string | undefined => requests.getStore();

/** The values of a failed statement: hashes of passwords, whole messages with their keys, customers' words. */
const values = ['parameters', 'driverError', 'detail', 'where'];

function hideValues(logged: unknown): unknown {
  if (typeof logged !== 'object' || logged === null) return logged;
  return Object.fromEntries(
    Object.entries(logged)
      .filter(([name]) => !values.includes(name))
      .map(([name, value]) => [name, ['cause', 'aggregateErrors'].includes(name) ? hideValues(value) : value]),
  );
}

export function createLogger(
  level: LogLevel | 'silent',
  destination: DestinationStream | undefined = createTerminalLog(process.stdout),
): Logger {
  const log = pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // Passwords and keys never reach a log line, anyone who adds a field.
      redact: [
        'password',
        'token',
        '*.password',
        '*.token',
        '*.key',
        '*.activationKey',
        '*.confirmationKey',
        '*.secret',
      ],
      serializers: { error: (error: Error) => hideValues(pino.stdSerializers.errWithCause(error)) },
      mixin: () => {
        const requestID = requests.getStore();
        return requestID === undefined ? {} : { requestID };
      },
    },
    destination,
  );
  return {
    debug: (message, fields) => log.debug(fields ?? {}, message),
    info: (message, fields) => log.info(fields ?? {}, message),
    warn: (message, fields) => log.warn(fields ?? {}, message),
    error: (message, fields) => log.error(fields ?? {}, message),
  };
}

/** How the database logs, which is opened in tests without a logger. */
export const createDatabaseLog =
  (log: Logger): DatabaseLog =>
  (level, message, fields) =>
    log[level](message, { ...fields });
