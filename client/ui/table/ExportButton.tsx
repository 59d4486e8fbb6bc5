import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/officeTexts';
import { DownloadRefused, downloadCsv, saveFile } from '../../lib/request/download';
import type { DownloadProgress } from '../../lib/request/download';
import { formatCount } from '../../lib/texts/numbers';
import { toast } from '../../lib/request/toasts';

interface ExportButtonProps {
  /** The name of the list. */
  list: string;
  /** Where the server streams it from, with the search and sort of the table. */
  address: string;
  disabled?: boolean;
}

/** Fetches the whole found list as a CSV file, however long it is; tells how far it is and can be called off. */
export function ExportButton({ list, address, disabled }: ExportButtonProps) {
  const [progress, setProgress] = useState<DownloadProgress>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ rows: 0, total: undefined });
    try {
      const { file, name, rows } = await downloadCsv(address, setProgress, controller.signal);
      saveFile(file, name);
      toast(t('csvExport.done', { rows: formatCount(rows) }));
    } catch (error) {
      if (controller.signal.aborted) toast(t('csvExport.cancelled'), 'info');
      else toast(error instanceof DownloadRefused ? error.message : t('csvExport.failed'), 'error');
    }
    setProgress(undefined);
  }

  if (!progress) {
    return (
      <Button
        size="small"
        variant="outlined"
        disabled={disabled}
        aria-label={t('csvExport.label', { list })}
        onClick={() => void start()}
      >
        {t('csvExport.start')}
      </Button>
    );
  }
  const { rows, total } = progress;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box
        sx={{ display: 'grid', gap: 0.25, minWidth: 200, fontVariantNumeric: 'tabular-nums', fontSize: '0.8125rem' }}
      >
        <span>{total === undefined ? t('csvExport.starting') : t('csvExport.running', formatCounts(rows, total))}</span>
        <LinearProgress
          aria-label={t('csvExport.progress', { list })}
          variant={total ? 'determinate' : 'indeterminate'}
          value={total ? Math.min(100, Math.floor((100 * rows) / total)) : undefined}
        />
      </Box>
      <Button size="small" onClick={() => running.current?.abort()}>
        {t('csvExport.cancel')}
      </Button>
    </Box>
  );
}

const formatCounts = (rows: number, total: number) => ({ rows: formatCount(rows), total: formatCount(total) });
