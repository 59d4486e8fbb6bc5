import type { Deps, Route } from '../../access';
import { receiveFile, requireId, requireViewer } from '../../access';
import { MOST_MEGABYTES } from '../../engines/bankFiles';
import { sendCsv } from '../../platform/files/csvReply';
import { exportPayments } from './feed/accountingPayments';
import { drawReceiptPdf } from './receipts/receiptPaper';
import { takeBankFile } from './takeBankFile';
import { sendPaper } from '../../customer/papers';

/** Upload of a file of the bank, receipts, and payments as a file. */
export const createPaymentRoutes = (deps: Deps) =>
  ({
    'POST /api/bank': async (request, response, contextOf) => {
      const { viewer } = await contextOf();
      const { bytes, name } = await receiveFile(request, response, { megabytes: MOST_MEGABYTES });
      const taken = await takeBankFile(deps, { bytes, fileName: name, takenById: requireViewer(viewer).id });
      response.json({ content: taken });
    },
    'GET /api/export/payments.csv': async (_request, response) => {
      await sendCsv(response, 'eksport-laekumised-', deps.clock.now(), await exportPayments(deps));
    },
    'GET /api/payment/:id/receipt.pdf': async (request, response) => {
      const id = requireId(request, 'payment');
      sendPaper(response, await drawReceiptPdf(deps.db.dataSource.manager, id, deps.settings()));
    },
  }) satisfies Record<string, Route>;
