import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { findLanguage, runInLanguage } from '../../platform/language';
import { hideKeys } from '../../platform/log/loggedPath';
import type { Logger } from '../../platform/log/logger';
import { runWithRequestId } from '../../platform/log/logger';

/** Gives each request an id, by which its lines in the log are found. */
export const requestIds: RequestHandler = (_request, response, next) => {
  const requestID = randomUUID();
  response.setHeader('x-request-id', requestID);
  runWithRequestId(requestID, next);
};

/** Remembers in which language the request is replied to. */
export const requestLanguages: RequestHandler = (request, _response, next) =>
  runInLanguage(findLanguage(request.originalUrl, request.headers.cookie), next);

export const logRequests =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    const began = performance.now();
    const path = hideKeys(request.originalUrl);
    response.on('finish', () => {
      log.info('request', {
        method: request.method,
        path,
        status: response.statusCode,
        ms: Math.round(performance.now() - began),
        ...(response.locals.apiToken && { apiToken: response.locals.apiToken }),
      });
    });
    next();
  };
