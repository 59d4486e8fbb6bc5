import type { ErrorRequestHandler, RequestHandler } from 'express';
import { PortalError } from '../../platform/errors';
import { failureOf } from '../../platform/failure';
import { message } from '../../texts/messages';
import { inRequestLanguage } from '../../texts/printMessage';
import type { Logger } from '../../platform/log/logger';

export const noStore: RequestHandler = (_request, response, next) => {
  response.setHeader('cache-control', 'no-store');
  next();
};

export const pageNotFound: RequestHandler = (_request, response) => {
  response.status(404).json({ error: { message: inRequestLanguage(message('server.noSuchPage')) } });
};

/** Replies to requests without another reply. */
export const lastResort =
  (log: Logger): ErrorRequestHandler =>
  (error: { status?: number }, _request, response, _next) => {
    const failure = failureOf(error);
    const status = error.status ?? failure.httpStatus;
    if (status >= 500) log.error('a request failed', { error });
    if (response.headersSent) return response.destroy();
    const wait = error instanceof PortalError ? error.options.retryAfterS : undefined;
    if (wait !== undefined) response.setHeader('retry-after', wait);
    // Nothing caches a failure, whatever the route says of its reply.
    response.removeHeader('etag');
    response.setHeader('cache-control', 'no-store');
    response
      .status(status)
      .json({ error: { requestID: response.getHeader('x-request-id'), message: inRequestLanguage(failure.message) } });
  };
