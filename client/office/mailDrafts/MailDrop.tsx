import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { t } from '../../i18n/officeTexts';
import { uploadFile } from '../../lib/request/upload';
import type { UploadRefusal } from '../../lib/request/upload';
import { ErrorNumber } from '../../ui/ErrorNumber';
import { Section } from '../../ui/layout/Section';

/** The server takes no more than this. */
const MOST_BYTES = 25 * 1024 * 1024;

export interface Taken {
  draftId: string | null;
  orderId: string | null;
  isNew: boolean;
}

/** Takes a mail or a PDF, dropped here or chosen. */
export function MailDrop({
  hasMailbox,
  onTaken,
}: {
  hasMailbox: boolean | undefined;
  onTaken: (taken: Taken) => void;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState<UploadRefusal>();

  async function send(file: File | undefined) {
    if (!file || isSending) return;
    setProblem(undefined);
    if (file.size > MOST_BYTES) return setProblem({ text: t('mails.tooLarge') });
    setIsSending(true);
    const sent = await uploadFile('/api/mail', { field: 'file', file }, () => undefined);
    setIsSending(false);
    if (sent.refusal) return setProblem(sent.refusal);
    onTaken((sent.reply as { content: Taken }).content);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    void send(event.dataTransfer.files[0]);
  }

  return (
    <Section title={t('mails.drop')}>
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
          {isOver ? t('mails.dropHere') : t('mails.dropHint')}
          {hasMailbox === false && ` ${t('mails.noMailbox')}`}
        </Typography>
        <Button variant="outlined" disabled={isSending} onClick={() => picker.current?.click()}>
          {t('mails.choose')}
        </Button>
      </Box>
      {isSending && (
        <Box role="status" sx={{ mt: 2 }}>
          <LinearProgress aria-label={t('mails.reading')} />
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {t('mails.reading')}
          </Typography>
        </Box>
      )}
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
        accept=".eml,.pdf,.txt,message/rfc822,application/pdf,text/plain"
        aria-label={t('mails.choose')}
        onChange={({ target }) => {
          void send(target.files?.[0]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
    </Section>
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
