import type { ErrorRequestHandler, RequestHandler } from 'express';
import { PortalError } from '../../platform/errors';
import { toFailure } from '../../platform/failure';
import { message } from '../../texts/messages';
import { printInRequestLanguage } from '../../texts/printMessage';
import type { Logger } from '../../platform/log/logger';

export const forbidStore: RequestHandler = (_request, response, next) => {
  response.setHeader('cache-control', 'no-store');
  next();
};

export const replyPageNotFound: RequestHandler = (_request, response) => {
  response.status(404).json({ error: { message: printInRequestLanguage(message('server.noSuchPage')) } });
};

/** Replies to requests without another reply. */
export const createLastResort =
  (log: Logger): ErrorRequestHandler =>
  (error: { status?: number }, _request, response, _next) => {
    const failure = toFailure(error);
    const status = error.status ?? failure.httpStatus;
    if (status >= 500) log.error('a request failed', { error });
    if (response.headersSent) return response.destroy();
    const wait = error instanceof PortalError ? error.options.retryAfterS : undefined;
    if (wait !== undefined) response.setHeader('retry-after', wait);
    // Nothing caches a failure, whatever the route says of its reply.
    response.removeHeader('etag');
    response.setHeader('cache-control', 'no-store');
    response.status(status).json({
      error: { requestID: response.getHeader('x-request-id'), message: printInRequestLanguage(failure.message) },
    });
  };
