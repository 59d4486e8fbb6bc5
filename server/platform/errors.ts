import type { Message, PlatformKey } from './values/message';
import { createPlatformMessage } from './values/message';

/** The part of a failure that a caller may learn. Anything else is logged in full and shown as one sentence. */
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

/** `cause` is the legacy reply's short name of the reason; `details` are extra facts for pages. */
export interface ErrorOptions {
  field?: string;
  cause?: string;
  details?: Record<string, unknown>;
  retryAfterS?: number;
}

/** A failure that the caller may know, and the field it concerns where there is one. Its text is printed where it leaves the server. */
export class PortalError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly told: Message,
    readonly options: ErrorOptions = {},
  ) {
    super(told.key);
    this.name = 'PortalError';
  }

  get httpStatus(): number {
    return httpStatuses[this.code];
  }
}

/** A refused input, at the field that it concerns. */
export const refuseInput = (told: Message, field?: string): PortalError =>
  new PortalError('BAD_USER_INPUT', told, field === undefined ? {} : { field });

/** A refused input, told by a message of this folder. Elsewhere `badInput` of `texts/messages.ts` does it. */
export const badValue = (key: PlatformKey, field?: string, values?: Message['values']): PortalError =>
  refuseInput(createPlatformMessage(key, values), field);
