import type { ErrorRequestHandler, Request } from 'express';
import type { Deps } from '../../access';
import { PortalError } from '../../platform/errors';
import { toFailure } from '../../platform/failure';
import type { Message } from '../../platform/values/message';
import { message } from '../../texts/messages';
import { printInRequestLanguage } from '../../texts/printMessage';
import { findCurrentRequestId } from '../../platform/log/logger';

/** The reply to a call that failed (docs/product.md, 'Legacy calls'). */
export interface ErrorReply {
  status: number;
  body: { error: { requestID: string; message: string; cause: string; function: string; wrapped: string } };
  /** Nobody foresaw it: it must be logged whole. */
  unexpected: boolean;
}

/** Refusals of HTTP itself, before any function is called. */
export class HttpError extends Error {
  constructor(readonly status: number) {
    super(`HTTP ${status}`);
  }
}

const httpMessages: Record<number, Message> = {
  405: message('legacy.badMethod'),
  413: message('server.requestTooLarge'),
};

export function toErrorReply(error: unknown, functionName: string, requestID: string): ErrorReply {
  const reply = (status: number, told: Message | string, cause: string, unexpected = false): ErrorReply => {
    const text = printInRequestLanguage(told);
    return {
      status,
      body: { error: { requestID, message: text, cause, function: functionName, wrapped: wrap(functionName, text) } },
      unexpected,
    };
  };

  const refused = findHttpStatus(error);
  if (refused !== undefined)
    return reply(refused, httpMessages[refused] ?? message('server.requestUnreadable'), `HTTP ${refused}`);
  const { httpStatus, message: told, cause, field, code, unexpected } = toFailure(error);
  return reply(httpStatus, told, cause ?? (field ? `Vigane argument: ${field}` : code), unexpected);
}

/** The message as the former portal showed it (docs/product.md, 'Legacy calls'): 'Error funktsioonis "get full query": ...'. */
const wrap = (functionName: string, message: string): string =>
  `Error funktsioonis "${functionName.replace(/[A-Z]+/g, (letters) => ` ${letters.toLowerCase()}`).trim()}": ${message}`;

/** The status of an error that express, or the reading of a body, made: it carries a 4xx. */
function findHttpStatus(error: unknown): number | undefined {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

/** Replies to errors of a call; `readName` returns the name of the function. */
export function replyToErrors({ log }: Deps, readName: (request: Request) => string): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const name = readName(request);
    const { status, body, unexpected } = toErrorReply(error, name, findCurrentRequestId() ?? '');
    if (unexpected) log.error('a function failed', { function: name, error });
    const wait = error instanceof PortalError ? error.options.retryAfterS : undefined;
    if (wait !== undefined) response.setHeader('retry-after', wait);
    if (status === 405) response.setHeader('allow', 'GET, POST');
    response.status(status).json(body);
  };
}
