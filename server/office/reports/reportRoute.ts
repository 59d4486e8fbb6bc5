import type { ErrorRequestHandler } from 'express';
import type { Deps, RouteHandler } from '../../access';
import { readJson } from '../../platform/api/readJson';
import { badInput } from '../../texts/messages';
import { sendPdf } from '../../platform/files/sendPdf';
import { drawReportPdf, printReportTitle } from './reportPdf';
import { readSheet } from './reportSheet';

/** The report as it was edited on the page, as PDF. Nothing is stored. */
export const createReportRoute = (deps: Deps) => ({
  'POST /api/reports/driver-hours.pdf': {
    readBody: readJson({ limit: '4mb', values: 400_000 }),
    reply: async (request, response) => {
      const sheet = readSheet(request.body);
      await sendPdf(response, `${printReportTitle(sheet)}.pdf`, await drawReportPdf(sheet, deps.clock.now()));
    },
    replyToErrors: refuseUnreadable,
  } satisfies RouteHandler,
});

const refuseUnreadable: ErrorRequestHandler = (error: { type?: string }, _request, _response, next) => {
  if (error.type === 'entity.too.large') return next(badInput('report.tooLargeForPdf'));
  return next(error.type === 'entity.parse.failed' ? badInput('report.unreadable') : error);
};
