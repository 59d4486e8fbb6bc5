import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useImportFileQuery } from '../../generated/graphql';
import type { ImportFileFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { FailedState } from '../../ui/FailedState';
import { ColumnChoices } from './ColumnChoices';
import { ImportResult } from './ImportResult';
import { printKind } from './kinds';

interface ImportFileViewProps {
  id: string;
  onClose: () => void;
}

/** One file: its columns, what an import would do, and what it did. */
export function ImportFileView({ id, onClose }: ImportFileViewProps) {
  const { data, error, loading, refetch } = useImportFileQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const file = data?.importFile;
  const again = () => refetch().catch(() => undefined);
  return (
    <>
      <Button size="small" onClick={onClose} sx={{ mb: 1.5, ml: -0.75 }}>
        {`‹ ${t('imports.back')}`}
      </Button>
      {!file && error && !loading && <FailedState title={t('imports.loadFailed')} onRetry={() => void again()} />}
      {!file && !error && <Skeleton variant="rounded" height={420} sx={{ borderRadius: '10px' }} />}
      {file && <OpenFile file={file} onFailed={() => void again()} />}
    </>
  );
}

function OpenFile({ file, onFailed }: { file: ImportFileFieldsFragment; onFailed: () => void }) {
  const { batch } = file;
  const [isEdited, setIsEdited] = useState(false);
  const [round, setRound] = useState(0);
  const isWaiting = batch.state === 'uploaded' || batch.state === 'checked';
  return (
    <>
      <Typography variant="h2" sx={{ fontSize: '1.25rem', overflowWrap: 'anywhere' }}>
        {batch.fileName}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
        {t('imports.fileLine', {
          kind: printKind(batch.kind),
          rows: batch.rowCount,
          encoding: batch.encoding.toUpperCase(),
        })}
      </Typography>
      {isWaiting && (
        <ColumnChoices
          file={file}
          onEdited={() => setIsEdited(true)}
          onChecked={() => {
            setIsEdited(false);
            setRound(round + 1);
          }}
        />
      )}
      {batch.counts && batch.state !== 'uploaded' && (
        // Another dry run begins at its first row.
        <ImportResult
          key={`${batch.state} ${round}`}
          batch={batch}
          counts={batch.counts}
          isEdited={isEdited}
          onFailed={onFailed}
        />
      )}
    </>
  );
}
