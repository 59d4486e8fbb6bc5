import Button from '@mui/material/Button';
import { useState } from 'react';
import { DownloadRefused, downloadFile } from '../lib/request/download';
import { toast } from '../lib/request/toasts';

interface DownloadButtonProps {
  path: string;
  label: string;
  busyLabel: string;
  failed: string;
  /** The name of the download, if several buttons have the same text. */
  about?: string;
  size?: 'small';
}

/** Saves a file that the server makes; why it cannot, the server says. */
export function DownloadButton({ path, label, busyLabel, failed, about, size }: DownloadButtonProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    try {
      await downloadFile(path);
    } catch (error) {
      toast(error instanceof DownloadRefused ? error.message : failed, 'error');
    }
    setIsBusy(false);
  }

  return (
    <Button
      variant="outlined"
      size={size}
      disabled={isBusy}
      aria-label={about && `${label}: ${about}`}
      onClick={() => void download()}
      sx={{ flexShrink: 0 }}
    >
      {isBusy ? busyLabel : label}
    </Button>
  );
}
