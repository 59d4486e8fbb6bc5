import { QueryFailedError } from 'typeorm';

/** What Node says when a server cannot be reached, or stops answering in the middle. */
const NETWORK_CODES = new Set([
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

/** SQLSTATEs of a server that starts, stops, is full, or ended our connection: connection exceptions, 57P01 to 57P05, 53300, 25P03. */
const AWAY_SQLSTATE = /^(08...|57P0.|53300|25P03)$/;

/** pg gives these no code: a pool with nothing free in time, and connections that broke. */
const AWAY_MESSAGE =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|Driver not Connected)/;

/**
 * True when the database could not be reached, or the connection was lost: the caller may try again later (HTTP 503).
 * A lost connection says nothing about whether its last commit happened. Give it only errors of database work:
 * an SMTP or HTTP call refused by its server looks the same.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const cause = error instanceof QueryFailedError ? error.driverError : error.cause;
  return awayByCode(sqlState(error)) || AWAY_MESSAGE.test(error.message) || isDatabaseAway(cause);
}

/** True when the same transaction may well succeed if it is run again: a deadlock or a serialization failure. */
export function isRetryable(error: unknown): boolean {
  return ['40P01', '40001'].includes(sqlState(error));
}

/** A line for the log. Node leaves the message empty when each address of a host refused. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || sqlState(error) || error.name;
}

function awayByCode(code: string): boolean {
  return NETWORK_CODES.has(code) || AWAY_SQLSTATE.test(code);
}

function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
