import type { Deps } from '../../access';
import type { ImportBatch } from '../../model/system/importBatch.entity';
import { ImportRow } from '../../model/system/importRow.entity';
import type { ImportOutcome } from '../../model/system/importRow.entity';
import type { User } from '../../model/people/user.entity';
import { MoreThan } from 'typeorm';
import { message } from '../../texts/messages';
import { listBatches, requireBatch } from './batches';
import { unpackRows } from './content';
import type { ImportBatchRow, ImportFile, ImportRowType } from './importTypes';
import { kinds } from './kinds/kinds';

/** Rows of one reply. */
const PAGE = 100;
/** Values that help a person to choose a column. */
const SAMPLES = 3;
const LONGEST_SAMPLE = 80;

export const readBatches = async (deps: Deps): Promise<ImportBatchRow[]> => (await listBatches(deps)).map(toRow);

/** Errors: NOT_FOUND. */
export async function readImportFile(deps: Deps, id: string): Promise<ImportFile> {
  const batch = await requireBatch(deps, id);
  return {
    batch: toRow(batch),
    columns: kinds[batch.kind].columns.map(({ key, title, isRequired = false }) => ({
      key,
      title: message(title),
      required: isRequired,
      place: batch.mapping[key] ?? null,
    })),
    fileColumns: await readFileColumns(deps, batch),
  };
}

async function readFileColumns({ db }: Deps, { id, headings }: ImportBatch): Promise<ImportFile['fileColumns']> {
  const [row]: { content: Buffer | null }[] = await db.dataSource.query(
    'select content from import_batch where id = $1',
    [id],
  );
  if (!row?.content) return [];
  const rows = await unpackRows(row.content);
  return headings.map((heading, place) => {
    const samples = new Set<string>();
    for (const { cells } of rows) {
      const cell = cells[place];
      if (cell) samples.add(cell.slice(0, LONGEST_SAMPLE));
      if (samples.size === SAMPLES) break;
    }
    return { heading, samples: [...samples] };
  });
}

/** The next rows of a batch after a line, of one outcome or all. Errors: NOT_FOUND. */
export async function readRows(
  deps: Deps,
  id: string,
  { outcome, after }: { outcome: ImportOutcome | null | undefined; after: number },
): Promise<ImportRowType[]> {
  const { kind, mapping } = await requireBatch(deps, id);
  const rows = await deps.db.dataSource.manager.find(ImportRow, {
    where: { batchId: id, line: MoreThan(after), ...(outcome && { outcome }) },
    order: { line: 'ASC' },
    take: PAGE,
  });
  const titles = new Map(kinds[kind].columns.map(({ key, title }) => [key, title]));
  return rows.map(({ line, outcome: found, subject, problems, cells }) => ({
    line,
    outcome: found,
    subject,
    problems: problems.map(({ column, told }) => {
      const title = titles.get(column ?? '');
      const place = mapping[column ?? ''];
      return {
        column: title ? message(title) : null,
        cell: (place === undefined ? null : cells?.[place]) ?? null,
        reason: told,
      };
    }),
  }));
}

const toRow = (batch: ImportBatch): ImportBatchRow => ({
  ...batch,
  importedBy: toName(batch.importedBy),
  undoneBy: toName(batch.undoneBy),
});

const toName = (user: User | null | undefined): string | null =>
  user ? [user.firstname, user.lastname].filter(Boolean).join(' ') : null;
