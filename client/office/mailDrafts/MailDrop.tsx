import { useState } from 'react';
import { t } from '../../i18n/officeTexts';
import { uploadFile } from '../../lib/request/upload';
import type { UploadRefusal } from '../../lib/request/upload';
import { FileDrop } from '../../ui/upload/FileDrop';
import { UploadProgress } from '../../ui/upload/UploadProgress';

/** The server takes no more than this. */
const MOST_BYTES = 25 * 1024 * 1024;

export interface Taken {
  draftId: string | null;
  orderId: string | null;
  isNew: boolean;
}

interface MailDropProps {
  hasMailbox: boolean | undefined;
  onTaken: (taken: Taken) => void;
}

/** Takes a mail or a PDF, dropped here or chosen. */
export function MailDrop({ hasMailbox, onTaken }: MailDropProps) {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<UploadRefusal>();

  async function send(file: File) {
    setProblem(undefined);
    if (file.size > MOST_BYTES) return setProblem({ text: t('mails.tooLarge') });
    setIsSending(true);
    const sent = await uploadFile('/api/mail', { field: 'file', file }, () => undefined);
    setIsSending(false);
    if (sent.refusal) return setProblem(sent.refusal);
    onTaken((sent.reply as { content: Taken }).content);
  }

  return (
    <FileDrop
      title={t('mails.drop')}
      hint={hasMailbox === false ? `${t('mails.dropHint')} ${t('mails.noMailbox')}` : t('mails.dropHint')}
      dropHint={t('mails.dropHere')}
      chooseLabel={t('mails.choose')}
      accept=".eml,.pdf,.txt,message/rfc822,application/pdf,text/plain"
      isSending={isSending}
      onFile={(file) => void send(file)}
      problem={problem}
    >
      {isSending && <UploadProgress label={t('mails.reading')} />}
    </FileDrop>
  );
}
