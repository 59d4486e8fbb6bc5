import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useBankFileProgressQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { uploadFile } from '../../lib/request/upload';
import type { UploadRefusal } from '../../lib/request/upload';
import { FileDrop } from '../../ui/upload/FileDrop';
import { UploadProgress } from '../../ui/upload/UploadProgress';

/** The server takes no more than this. */
const MOST_BYTES = 20 * 1024 * 1024;
const POLL_MS = 700;

interface FileResult {
  newCount: number;
  bookedCount: number;
}

/** Takes a file of the bank, dropped here or chosen. */
export function BankDrop({ onTaken }: { onTaken: () => Promise<unknown> }) {
  const [share, setShare] = useState<number>();
  const [taken, setTaken] = useState<FileResult>();
  const [problem, setProblem] = useState<UploadRefusal>();

  async function send(file: File) {
    setTaken(undefined);
    setProblem(undefined);
    if (file.size > MOST_BYTES) return setProblem({ text: t('payments.tooLarge') });
    setShare(0);
    const sent = await uploadFile('/api/bank', { field: 'file', file }, setShare);
    setShare(undefined);
    if (sent.refusal) return setProblem(sent.refusal);
    setTaken((sent.reply as { content: FileResult }).content);
    await onTaken();
  }

  return (
    <FileDrop
      title={t('payments.drop')}
      hint={t('payments.dropHint')}
      dropHint={t('payments.dropHere')}
      chooseLabel={t('payments.choose')}
      accept=".xml,text/xml,application/xml"
      isSending={share !== undefined}
      onFile={(file) => void send(file)}
      problem={problem}
    >
      {share !== undefined &&
        (share < 1 ? <UploadProgress label={t('payments.sending')} share={share} /> : <ReadingProgress />)}
      <Box role="status">
        {taken && (
          <Alert severity="success" sx={{ mt: 2 }}>
            {taken.newCount === 0
              ? t('payments.takenNothing')
              : t('payments.taken', { fresh: taken.newCount, booked: taken.bookedCount })}
          </Alert>
        )}
      </Box>
    </FileDrop>
  );
}

/** How far the server has read the file. Another copy of the server does not know, and the bar runs on. */
function ReadingProgress() {
  const { data } = useBankFileProgressQuery({ pollInterval: POLL_MS, fetchPolicy: 'no-cache' });
  const { done = 0, total = 0 } = data?.bankFileProgress ?? {};
  const isRead = total > 0 && done >= total;
  return (
    <UploadProgress
      label={isRead ? t('payments.booking') : t('payments.reading')}
      share={total > 0 && !isRead ? done / total : undefined}
    />
  );
}
