import { pipeline } from 'node:stream/promises';
import express from 'express';
import type { ErrorRequestHandler, Request, Router } from 'express';
import { checkAccess } from '../access/allow';
import type { Deps, RequestContext } from '../access/context';
import { hasSessionCookie, refuseOtherSites } from '../access/otherSites';
import { badInput } from '../platform/errors';
import { reportPdf, reportTitle } from './reportPdf';
import { readSheet } from './reportSheet';

interface ReportRouterOptions {
  deps: Deps;
  contextOf(request: Request): Promise<RequestContext>;
}

const readBody = express.json({ limit: '4mb' });

/** POST `/reports/driver-hours.pdf`: the report as it was edited on the page, as PDF; for admins. Nothing is stored. */
export function createReportRouter({ deps, contextOf }: ReportRouterOptions): Router {
  const router = express.Router();
  const path = '/reports/driver-hours.pdf';
  // Before the body is read: nobody else makes the server take megabytes.
  router.post(path, async (request, _response, next) => {
    if (hasSessionCookie(request)) refuseOtherSites(request, deps.config.publicUrl);
    checkAccess('admin', await contextOf(request), 'read');
    next();
  });
  router.post(path, readBody, async (request: Request<object, unknown, unknown>, response) => {
    const sheet = readSheet(request.body);
    const { doc, written } = await reportPdf(sheet, deps.clock.now());
    response.attachment(`${reportTitle(sheet)}.pdf`);
    try {
      await Promise.all([written, pipeline(doc, response)]);
    } catch (error) {
      // Whoever cancels the download goes away; anything else must not look like a complete file.
      if (!isCancelled(error)) throw error;
    }
  });
  router.use(path, unreadable);
  return router;
}

const unreadable: ErrorRequestHandler = (error: { type?: string }, _request, _response, next) => {
  if (error.type === 'entity.too.large') return next(badInput('Aruanne on PDF-i jaoks liiga suur'));
  return next(error.type === 'entity.parse.failed' ? badInput('Aruannet ei saa lugeda') : error);
};

const isCancelled = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
