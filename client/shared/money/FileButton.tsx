import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../i18n/officeTexts';
import { DownloadRefused, downloadFile } from '../../lib/request/download';
import { toast } from '../../lib/request/toasts';

/** Saves a file that the server makes at once. */
export function FileButton({ path, label }: { path: string; label: string }) {
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    try {
      await downloadFile(path);
    } catch (error) {
      toast(error instanceof DownloadRefused ? error.message : t('invoicing.downloadFailed'), 'error');
    }
    setIsBusy(false);
  }

  return (
    <Button variant="outlined" disabled={isBusy} onClick={() => void download()}>
      {isBusy ? t('invoicing.busy') : label}
    </Button>
  );
}
