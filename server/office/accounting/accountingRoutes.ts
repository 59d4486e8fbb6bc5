import { toKey } from '../../texts/messages';
import * as v from 'valibot';
import type { Deps, Route } from '../../access';
import { requireId } from '../../access';
import { sendCsv } from '../../platform/files/csvReply';
import { createLocalDateField, parseInput, searchText } from '../../platform/api/parseInput';
import { exportEntries } from './accountingExport';
import { AccountingStatus } from './accountingTypes';
import { requireEinvoiceFile } from './einvoiceFile';

/** The CSV takes `firstDay`, `lastDay`, `status` and `search` as the query `accountingEntries` has them. */
export const createAccountingRoutes = (deps: Deps) =>
  ({
    'GET /api/export/accounting.csv': async (request, response) => {
      const file = await exportEntries(deps, parseInput(filter, request.query));
      await sendCsv(response, 'eksport-raamatupidamine-', deps.clock.now(), file);
    },
    'GET /api/einvoice/:id.xml': async (request, response) => {
      const { name, xml } = await requireEinvoiceFile(deps, requireId(request, 'order'));
      response.attachment(name);
      response.type('application/xml').send(xml);
    },
  }) satisfies Record<string, Route>;

const day = v.optional(
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    createLocalDateField(toKey('input.badDate')),
  ]),
);

const filter = v.object({
  search: v.optional(searchText),
  status: v.optional(v.enum(AccountingStatus, toKey('accounting.noSuchStatus'))),
  firstDay: day,
  lastDay: day,
});
