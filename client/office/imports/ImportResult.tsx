import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCommitImportMutation } from '../../generated/graphql';
import type { ImportBatchFieldsFragment, ImportOutcome } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatCount } from '../../lib/texts/numbers';
import { Section } from '../../ui/layout/Section';
import { lineLink } from '../../ui/layout/touchTarget';
import { ImportProgress } from './ImportProgress';
import { ImportRows } from './ImportRows';

interface ImportResultProps {
  batch: ImportBatchFieldsFragment;
  counts: NonNullable<ImportBatchFieldsFragment['counts']>;
  /** Whether the columns were changed since: the result is of the former ones. */
  isEdited: boolean;
  /** The import was refused: the file may be in another state by now. */
  onFailed: () => void;
}

const outcomes: readonly ImportOutcome[] = ['new', 'changed', 'unchanged', 'refused'];

/** The result of each row: of the dry run before the import, and of the import after it. */
export function ImportResult({ batch, counts, isEdited, onFailed }: ImportResultProps) {
  const [shown, setShown] = useState<ImportOutcome | undefined>(counts.refused > 0 ? 'refused' : undefined);
  const [commit, { loading }] = useCommitImportMutation({ context: { toast: t('imports.done') } });
  const isWaiting = batch.state === 'checked';
  const count = counts.new + counts.changed;

  async function run() {
    const { error } = await commit({ variables: { id: batch.id } });
    if (error) onFailed();
  }

  return (
    <Section title={t(isWaiting ? 'imports.result' : 'imports.resultImported')}>
      {isWaiting && <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{t('imports.resultHint')}</Typography>}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={shown ?? 'all'}
        onChange={(_, value: ImportOutcome | 'all' | null) => value && setShown(value === 'all' ? undefined : value)}
        aria-label={t('imports.rows')}
        sx={{ flexWrap: 'wrap', mb: 2 }}
      >
        <ToggleButton value="all">{`${t('imports.all')} ${formatCount(batch.rowCount)}`}</ToggleButton>
        {outcomes.map((outcome) => (
          <ToggleButton key={outcome} value={outcome}>
            {`${t(`imports.${outcome}`)} ${formatCount(counts[outcome])}`}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ImportRows key={shown} id={batch.id} outcome={shown} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
        {isWaiting && !loading && count > 0 && (
          <Button variant="contained" disabled={isEdited} onClick={() => void run()}>
            {t('imports.commit', { count })}
          </Button>
        )}
        {counts.refused > 0 && (
          <Link href={`/api/import/${batch.id}/refused.csv`} download sx={lineLink}>
            {t('imports.refusedFile')}
          </Link>
        )}
      </Box>
      {loading && <ImportProgress id={batch.id} />}
      {isWaiting && isEdited && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('imports.columnsChanged')}
        </Alert>
      )}
      {isWaiting && count === 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('imports.nothing')}
        </Alert>
      )}
    </Section>
  );
}
