import type { Request, Response } from 'express';
import type { Deps, Route } from '../../access';
import { replyByKey, requireId, requireTripByKey } from '../../access';
import type { PdfFile } from '../../customer/papers';
import { findKey } from '../../platform/api/parseInput';
import { sendCsv } from '../../platform/files/csvReply';
import { notFound } from '../../texts/messages';
import { exportInvoices } from './accountingInvoices';
import { drawInvoicePdf } from './invoicePaper';
import { listTripInvoices } from './readInvoices';
import type { IssuedInvoice } from '../../sales/einvoices';
import { readDocument, writeEInvoiceFile } from '../../sales/einvoices';
import { sendPaper } from '../../customer/papers';

/** Files of issued invoices. Opening one changes nothing. */
export const createInvoiceRoutes = (deps: Deps) => {
  const { manager } = deps.db.dataSource;
  const read = (request: Request) => readDocument(manager, requireId(request, 'invoice'));
  const draw = (invoice: IssuedInvoice) => drawInvoicePdf(invoice, deps.settings().logo?.content);

  return {
    'GET /api/invoice/:id.pdf': async (request, response) => sendPaper(response, await draw(await read(request))),
    'GET /api/invoice/:id.xml': async (request, response) =>
      sendXml(response, await writeEInvoiceFile(await read(request), 'en16931')),
    'GET /api/invoice/:id/e-arve.xml': async (request, response) =>
      sendXml(response, await writeEInvoiceFile(await read(request), 'eArve')),
    'GET /api/export/invoices.csv': async (_request, response) => {
      await sendCsv(response, 'eksport-arved-', deps.clock.now(), await exportInvoices(deps));
    },
    'GET /api/trip/:id/invoice.pdf': replyByKey(
      (request) => requireTripByKey(manager, requireId(request, 'trip'), findKey(request.query)),
      async (order, request, response) => {
        const wanted = findKey(request.query, 'of').toLowerCase();
        const found = (await listTripInvoices(deps, order.id)).find(({ id }) => id === wanted);
        if (!found) throw notFound('invoice');
        sendPaper(response, await draw(await readDocument(manager, found.id)));
      },
    ),
  } satisfies Record<string, Route>;
};

function sendXml(response: Response, { filename, content }: PdfFile): void {
  response.attachment(filename);
  response.type('application/xml').send(content);
}
