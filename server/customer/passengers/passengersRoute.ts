import type { Deps, Route } from '../../access';
import { requireId } from '../../access';
import { BYTE_ORDER_MARK, printCsvRow } from '../../platform/values/csv/csv';
import { sendCsv } from '../../platform/files/csvReply';
import { findCurrentLanguage, toOfficeLanguage } from '../../platform/language';
import { findTexts } from '../../texts/texts';
import { requireOrder, readPassengers } from './passengers';

/** The list as the office sends it to a ferry or takes it to a border. */
export const createPassengersRoute = (deps: Deps): { 'GET /api/order/:id/passengers.csv': Route } => ({
  'GET /api/order/:id/passengers.csv': async (request, response) => {
    const { passengers } = await readPassengers(deps, await requireOrder(deps, requireId(request, 'order')));
    const rows = passengers.map(({ name, document, bornOn }) => printCsvRow([name, document, bornOn ?? '']));
    const t = findTexts(toOfficeLanguage(findCurrentLanguage()));
    const text =
      BYTE_ORDER_MARK +
      printCsvRow([t('officeList.name'), t('officeList.document'), t('officeList.bornOn')]) +
      rows.join('');
    await sendCsv(response, 'reisijad-', deps.clock.now(), { rowCount: rows.length, chunks: streamChunks(text) });
  },
});

async function* streamChunks(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}
