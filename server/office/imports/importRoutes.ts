import type { Request } from 'express';
import type { Deps, Route } from '../../access';
import { receiveFile, requireId, requireViewer } from '../../access';
import { ImportRow } from '../../model/system/importRow.entity';
import type { ImportKind } from '../../model/system/importBatch.entity';
import { importKinds } from '../../model/system/importBatch.entity';
import { BYTE_ORDER_MARK, printCsvRow } from '../../platform/values/csv/csv';
import { sendCsv } from '../../platform/files/csvReply';
import { message, notFound } from '../../texts/messages';
import { printInRequestLanguage } from '../../texts/printMessage';
import { keepFile, requireBatch } from './batches';
import { kinds } from './kinds/kinds';
import { MOST_MEGABYTES } from './read/limits';
import { readTable } from './read/readTable';

/** Upload of a file, a template for each kind, and the rows that an import left out. */
export const createImportRoutes = (deps: Deps) =>
  ({
    'POST /api/import/:kind': async (request, response, contextOf) => {
      const kind = requireKind(request);
      const { viewer } = await contextOf();
      const { bytes, name } = await receiveFile(request, response, { megabytes: MOST_MEGABYTES });
      const table = await readTable(bytes);
      const id = await keepFile(deps, requireViewer(viewer), { kind, fileName: name, table });
      response.json({ content: { id } });
    },
    'GET /api/import/template/:kind.csv': (request, response) => {
      const kind = requireKind(request);
      const { columns } = kinds[kind];
      const rows = [
        columns.map(({ title }) => printInRequestLanguage(message(title))),
        columns.map(({ sample }) => sample),
      ];
      response.attachment(`${kind}.csv`);
      // A template that was kept by the browser could be that of another language.
      response.type('text/csv').send(BYTE_ORDER_MARK + rows.map(printCsvRow).join(''));
    },
    'GET /api/import/:id/refused.csv': async (request, response) => {
      const id = requireId(request, 'importBatch');
      const { headings, kind } = await requireBatch(deps, id);
      const rows = await deps.db.dataSource.manager.find(ImportRow, {
        where: { batchId: id, outcome: 'refused' },
        order: { line: 'ASC' },
      });
      const titles = new Map(kinds[kind].columns.map(({ key, title }) => [key, title]));
      const tell = ({ problems }: ImportRow) =>
        problems
          .map(({ column, told }) => {
            const title = titles.get(column ?? '');
            const reason = printInRequestLanguage(told);
            return title ? `${printInRequestLanguage(message(title))}: ${reason}` : reason;
          })
          .join('; ');
      async function* chunks() {
        yield BYTE_ORDER_MARK + printCsvRow([...headings, printInRequestLanguage(message('imports.reason'))]);
        for (const row of rows) yield printCsvRow([...headings.map((_, place) => row.cells?.[place] ?? ''), tell(row)]);
      }
      await sendCsv(response, 'valja-jaetud-', deps.clock.now(), { rowCount: rows.length, chunks: chunks() });
    },
  }) satisfies Record<string, Route>;

function requireKind({ params }: Request): ImportKind {
  const kind = importKinds.find((known) => known === params.kind);
  if (!kind) throw notFound('importBatch');
  return kind;
}
