import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ImportBatchFieldsFragment } from '../../generated/graphql';
import { useImportBatchesQuery, useUndoImportMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { formatCount } from '../../lib/texts/numbers';
import { formatDateTime } from '../../lib/texts/time';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Section } from '../../ui/layout/Section';
import { DataTable } from '../../ui/table/DataTable';
import type { Column } from '../../ui/table/DataTable';
import { ImportProgress } from './ImportProgress';
import { printKind } from './kinds';

type Batch = ImportBatchFieldsFragment;

/** The imported files, each of which can be taken back while nothing of it was touched. */
export function BatchList() {
  const { data, error, refetch } = useImportBatchesQuery({ fetchPolicy: 'cache-and-network' });
  const [asked, setAsked] = useState<Batch>();
  const [undo, { loading }] = useUndoImportMutation({ context: { toast: t('imports.undoDone') } });
  const again = () => refetch().catch(() => undefined);

  async function takeBack({ id }: Batch) {
    await undo({ variables: { id } });
    setAsked(undefined);
    await again();
  }

  return (
    <Section title={t('imports.batches')} flush>
      <DataTable
        label={t('imports.batches')}
        rows={data?.importBatches}
        columns={[...columns, undoColumn(setAsked)]}
        rowId={({ id }) => id}
        failed={Boolean(error)}
        onRetry={() => void again()}
        emptyHint={t('imports.batchesEmpty')}
        urlName="failid"
        firstSort={{ field: 'number', direction: 'desc' }}
      />
      {asked && (
        <ConfirmDialog
          open
          question={t('imports.undoAsk')}
          subject={`${asked.number}. ${printKind(asked.kind)}, ${asked.fileName}`}
          confirmLabel={t('imports.undo')}
          busy={loading}
          onConfirm={() => void takeBack(asked)}
          onClose={() => setAsked(undefined)}
        >
          <Box sx={{ mt: 1 }}>{t('imports.undoHint')}</Box>
          {loading && <ImportProgress id={asked.id} />}
        </ConfirmDialog>
      )}
    </Section>
  );
}

const countWritten = ({ counts }: Batch): number => (counts?.new ?? 0) + (counts?.changed ?? 0);

const columns: Column<Batch>[] = [
  {
    field: 'file',
    header: t('imports.file'),
    value: ({ fileName }) => fileName,
    link: ({ id }) => paths.importFile(id),
    flex: 1.5,
    minWidth: 180,
  },
  { field: 'number', header: t('imports.number'), value: ({ number }) => number ?? 0, width: 70 },
  { field: 'kind', header: t('imports.kind'), value: ({ kind }) => printKind(kind), flex: 1, minWidth: 120 },
  {
    field: 'rows',
    header: t('imports.rows'),
    value: countWritten,
    text: (batch) => formatCount(countWritten(batch)),
    width: 90,
  },
  {
    field: 'when',
    header: t('imports.when'),
    value: ({ importedAt }) => importedAt ?? '',
    text: ({ importedAt }) => (importedAt ? formatDateTime(importedAt) : ''),
    width: 160,
  },
  { field: 'by', header: t('imports.by'), value: ({ importedBy }) => importedBy ?? '', flex: 1, minWidth: 120 },
];

const printState = ({ state, undoneBy }: Batch): string =>
  state === 'undone' ? t('imports.undone', { who: undoneBy ?? '' }) : t('imports.imported');

const undoColumn = (ask: (batch: Batch) => void): Column<Batch> => ({
  field: 'state',
  header: t('imports.state'),
  value: printState,
  render: (batch) =>
    batch.state === 'undone' ? (
      printState(batch)
    ) : (
      <Button
        size="small"
        onClick={() => ask(batch)}
        aria-label={`${t('imports.undo')}: ${batch.fileName}`}
        sx={{ ml: -0.75 }}
      >
        {t('imports.undo')}
      </Button>
    ),
  width: 180,
});
