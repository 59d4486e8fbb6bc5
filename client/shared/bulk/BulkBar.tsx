import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../i18n/officeTexts';
import { Outcomes } from './Outcomes';
import type { Outcome } from './Outcomes';

/** An act on one row. Returns the reason when the row was refused; then nothing of it has changed. */
export interface BulkAct<Row> {
  label: string;
  run: (row: Row) => Promise<string | undefined>;
}

interface BulkBarProps<Row> {
  rows: readonly Row[];
  name: (row: Row) => string;
  acts: readonly BulkAct<Row>[];
  /** Saves the chosen rows as a file. */
  onExport?: (rows: readonly Row[]) => void;
  onClear: () => void;
  onDone: () => void;
}

/** The acts on the chosen rows. Rows are done one after the other, and each tells how it went. */
export function BulkBar<Row>({ rows, name, acts, onExport, onClear, onDone }: BulkBarProps<Row>) {
  const [outcomes, setOutcomes] = useState<Outcome[]>();
  const [running, setRunning] = useState<{ done: number; of: number }>();

  async function runAll({ run }: BulkAct<Row>) {
    const found: Outcome[] = [];
    for (const row of rows) {
      setRunning({ done: found.length, of: rows.length });
      found.push({ name: name(row), problem: await run(row) });
    }
    setRunning(undefined);
    setOutcomes(found);
    onDone();
  }
  const isRunning = running !== undefined;
  if (rows.length === 0 && !outcomes) return null;
  return (
    <>
      {rows.length > 0 && (
        <Box role="region" aria-label={t('bulk.bar')} sx={barStyles}>
          <Box sx={{ fontWeight: 600, mr: 'auto' }} role="status">
            {running ? t('bulk.running', running) : t('bulk.chosen', { count: rows.length })}
          </Box>
          {acts.map((act) => (
            <Button key={act.label} variant="contained" disabled={isRunning} onClick={() => void runAll(act)}>
              {act.label}
            </Button>
          ))}
          {onExport && (
            <Button variant="outlined" disabled={isRunning} onClick={() => onExport(rows)}>
              {t('bulk.export')}
            </Button>
          )}
          <Button disabled={isRunning} onClick={onClear}>
            {t('bulk.clear')}
          </Button>
        </Box>
      )}
      {outcomes && (
        <Outcomes
          outcomes={outcomes}
          onClose={() => {
            setOutcomes(undefined);
            onClear();
          }}
        />
      )}
    </>
  );
}

const barStyles = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  mb: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  '& button': { minHeight: 44 },
};
