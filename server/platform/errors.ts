/** What a caller may learn about a failure. Anything else is logged whole and shown as one sentence. */
export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'STALE_VERSION'
  | 'ALREADY_ANSWERED'
  | 'OVERLAP'
  | 'HOURS'
  | 'CONFIRM'
  | 'WRONG_KEY'
  | 'TOO_MANY_ATTEMPTS'
  | 'UNAVAILABLE';

const httpStatuses: Record<ErrorCode, number> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  STALE_VERSION: 409,
  ALREADY_ANSWERED: 409,
  OVERLAP: 409,
  HOURS: 409,
  CONFIRM: 409,
  WRONG_KEY: 403,
  TOO_MANY_ATTEMPTS: 429,
  UNAVAILABLE: 503,
};

/** A failure with a message for the caller, in Estonian, and the field it concerns where there is one. */
export class PortalError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** `cause` is the legacy reply's short name of the reason; `details` are extra facts for pages. */
    readonly options: { field?: string; cause?: string; details?: Record<string, unknown>; retryAfterS?: number } = {},
  ) {
    super(message);
    this.name = 'PortalError';
  }

  get httpStatus(): number {
    return httpStatuses[this.code];
  }
}

export const badInput = (message: string, field?: string) =>
  new PortalError('BAD_USER_INPUT', message, field === undefined ? {} : { field });

export const notFound = (what: string) => new PortalError('NOT_FOUND', `${what} ei leitud`);

/** Shown for every failure that we did not foresee; the log tells the rest under the same requestID. */
export const unexpectedMessage = 'Midagi läks valesti. Palun proovige uuesti.';
export const unstorableMessage = 'Tekstis on märk, mida ei saa salvestada';
export const unavailableMessage = 'Andmebaas ei vasta. Palun proovige mõne hetke pärast uuesti.';
