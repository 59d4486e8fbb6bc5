import { AsyncLocalStorage } from 'node:async_hooks';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import type { LogLevel } from './config';

export type LogFields = Record<string, unknown>;

/** JSON lines on stdout; each carries the requestID of the request it was written for. */
export interface Logger {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

const requests = new AsyncLocalStorage<string>();

/** Runs `work` so that everything logged inside carries this requestID. */
export const withRequestId = <T>(requestID: string, work: () => T): T => requests.run(requestID, work);

/** The requestID of the request being served, if any. */
export const currentRequestId = (): string | undefined => requests.getStore();

export function createLogger(level: LogLevel | 'silent', destination?: DestinationStream): Logger {
  const log = pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // Passwords and keys never reach a log line, whoever adds a field.
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
      serializers: { error: pino.stdSerializers.errWithCause },
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
