/** Node's errors when a server cannot be reached, or stops replying in the middle. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);

/** SQLSTATEs of a server that starts, stops, is full, or ended our connection: connection exceptions, 57P01 to 57P05, 53100, 53300, 25P03. */
const awaySqlstate = /^(08...|57P0.|53[13]00|25P03)$/;

/** pg gives these no code: a pool with nothing free in time, and connections that broke. */
const awayMessage =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|Driver not Connected)/;

/** The parts of an error that tell. Not `instanceof Error`: under jest, Node's own errors are of another realm. */
interface ErrorParts {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  /** The error inside TypeORM's QueryFailedError. */
  driverError?: unknown;
}

/**
 * True when the database could not be reached, or the connection was lost: the caller may try again later (HTTP 503).
 * A lost connection says nothing about whether its last commit happened. Give it only errors of database work:
 * an SMTP or HTTP call refused by its server looks the same.
 */
export function isDatabaseAway(error: unknown): boolean {
  const { message, cause, driverError } = readParts(error);
  const code = findCode(error);
  if (networkCodes.has(code) || awaySqlstate.test(code) || awayMessage.test(String(message))) return true;
  return [cause, driverError].some((inner) => inner !== undefined && isDatabaseAway(inner));
}

/** A prepared statement whose result has other columns by now; the client does not prepare it again (`prepare.ts`). */
const CHANGED_PLAN = '0A000';
export const isChangedPlan = (error: unknown): boolean => findCode(error) === CHANGED_PLAN;

/**
 * True when the same transaction may well succeed if it is run again: a deadlock, a serialization failure, or a prepared
 * statement that a migration made useless.
 */
export function isRetryable(error: unknown): boolean {
  return ['40P01', '40001', CHANGED_PLAN].includes(findCode(error));
}

/** True when the database refused what it was given to keep: data exceptions and broken constraints, SQLSTATE classes 22 and 23. */
export function isRefusedData(error: unknown): boolean {
  return /^2[23]...$/.test(findCode(error));
}

/** A line for the log. Node leaves the message empty when each address of a host refused. */
export function describeError(error: unknown): string {
  const { message } = readParts(error);
  return (typeof message === 'string' && message) || findCode(error) || String(error);
}

function findCode(error: unknown): string {
  const { code } = readParts(error);
  return typeof code === 'string' ? code : '';
}

function readParts(error: unknown): ErrorParts {
  return typeof error === 'object' && error !== null ? error : {};
}
