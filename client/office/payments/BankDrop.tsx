import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { useBankFileProgressQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { uploadFile } from '../../lib/request/upload';
import type { UploadRefusal } from '../../lib/request/upload';
import { ErrorNumber } from '../../ui/ErrorNumber';
import { Section } from '../../ui/layout/Section';

/** The server takes no more than this. */
const MOST_BYTES = 20 * 1024 * 1024;
const POLL_MS = 700;

interface FileResult {
  newCount: number;
  bookedCount: number;
}

/** Takes a file of the bank, dropped here or chosen. */
export function BankDrop({ onTaken }: { onTaken: () => Promise<unknown> }) {
  const picker = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number>();
  const [isOver, setIsOver] = useState(false);
  const [taken, setTaken] = useState<FileResult>();
  const [problem, setProblem] = useState<UploadRefusal>();
  const isSending = share !== undefined;

  async function send(file: File | undefined) {
    if (!file || isSending) return;
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

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    void send(event.dataTransfer.files[0]);
  }

  return (
    <Section title={t('payments.drop')}>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        sx={{ ...areaStyles, ...(isOver && { borderColor: 'primary.main', bgcolor: 'action.hover' }) }}
      >
        <Typography sx={{ flex: '1 1 280px', color: 'text.secondary' }}>
          {isOver ? t('payments.dropHere') : t('payments.dropHint')}
        </Typography>
        <Button variant="outlined" disabled={isSending} onClick={() => picker.current?.click()}>
          {t('payments.choose')}
        </Button>
      </Box>
      {isSending && (share < 1 ? <Progress label={t('payments.sending')} share={share} /> : <ReadingProgress />)}
      <Box role="status">
        {taken && (
          <Alert severity="success" sx={{ mt: 2 }}>
            {taken.newCount === 0
              ? t('payments.takenNothing')
              : t('payments.taken', { fresh: taken.newCount, booked: taken.bookedCount })}
          </Alert>
        )}
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem.text}
          {problem.number && <ErrorNumber number={problem.number} />}
        </Alert>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        accept=".xml,text/xml,application/xml"
        aria-label={t('payments.choose')}
        onChange={({ target }) => {
          void send(target.files?.[0]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
    </Section>
  );
}

/** How far the server has read the file. Another copy of the server does not know, and the bar runs on. */
function ReadingProgress() {
  const { data } = useBankFileProgressQuery({ pollInterval: POLL_MS, fetchPolicy: 'no-cache' });
  const { done = 0, total = 0 } = data?.bankFileProgress ?? {};
  const isRead = total > 0 && done >= total;
  return (
    <Progress
      label={isRead ? t('payments.booking') : t('payments.reading')}
      share={total > 0 && !isRead ? done / total : undefined}
    />
  );
}

function Progress({ label, share }: { label: string; share: number | undefined }) {
  return (
    <Box role="status" sx={{ mt: 2 }}>
      <LinearProgress
        aria-label={label}
        {...(share === undefined ? {} : { variant: 'determinate', value: share * 100 })}
      />
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {label}
      </Typography>
    </Box>
  );
}

const areaStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 2,
  border: '2px dashed',
  borderColor: 'divider',
  borderRadius: '8px',
};
