import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { ImportKind } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { uploadFile } from '../../lib/request/upload';
import type { UploadRefusal } from '../../lib/request/upload';
import { ErrorNumber } from '../../ui/ErrorNumber';
import { Section } from '../../ui/layout/Section';
import { lineLink } from '../../ui/layout/touchTarget';
import { importKinds, printKind } from './kinds';
import { FilePicker } from '../../ui/upload/FilePicker';

/** The server takes no more than this. */
const MOST_BYTES = 20 * 1024 * 1024;
const FILE_TYPES = '.csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Chooses what to bring in, and uploads its file. */
export function ImportStart({ onUploaded }: { onUploaded: (id: string) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const chosen = useRef<ImportKind>('customers');
  const [sending, setSending] = useState<{ kind: ImportKind; share: number }>();
  const [problem, setProblem] = useState<UploadRefusal & { kind: ImportKind }>();

  async function send(file: File | undefined) {
    const kind = chosen.current;
    if (!file) return;
    setProblem(undefined);
    if (file.size > MOST_BYTES) return setProblem({ kind, text: t('imports.tooLarge') });
    setSending({ kind, share: 0 });
    const sent = await uploadFile(`/api/import/${kind}`, { field: 'file', file }, (share) =>
      setSending({ kind, share }),
    );
    setSending(undefined);
    if (sent.refusal) return setProblem({ kind, ...sent.refusal });
    const { content } = sent.reply as { content: { id: string } };
    onUploaded(content.id);
  }

  return (
    <Section title={t('imports.what')}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('imports.order')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {importKinds.map((kind) => (
          <Box component="li" key={kind} sx={rowStyles}>
            <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
              <Typography variant="h3" sx={{ fontSize: '1rem' }}>
                {printKind(kind)}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
                {t(`imports.hint_${kind}`)}
              </Typography>
            </Box>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
              <Link
                href={`/api/import/template/${kind}.csv`}
                download
                aria-label={`${t('imports.template')}: ${printKind(kind)}`}
                sx={lineLink}
              >
                {t('imports.template')}
              </Link>
              <Button
                variant="outlined"
                disabled={sending !== undefined}
                aria-label={`${t('imports.choose')}: ${printKind(kind)}`}
                onClick={() => {
                  chosen.current = kind;
                  picker.current?.click();
                }}
              >
                {t('imports.choose')}
              </Button>
            </Box>
            {sending?.kind === kind && (
              <Box role="status" sx={{ flexBasis: '100%' }}>
                <LinearProgress
                  aria-label={t('imports.sending')}
                  {...(sending.share < 1 ? { variant: 'determinate', value: sending.share * 100 } : {})}
                />
                <Typography variant="body2" sx={{ mt: 0.5 }}>
                  {sending.share < 1 ? t('imports.sending') : t('imports.reading')}
                </Typography>
              </Box>
            )}
            {problem?.kind === kind && (
              <Alert severity="error" sx={{ flexBasis: '100%' }}>
                {problem.text}
                {problem.number && <ErrorNumber number={problem.number} />}
              </Alert>
            )}
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {t('imports.limits')}
      </Typography>
      <FilePicker ref={picker} accept={FILE_TYPES} label={t('imports.choose')} onPick={(file) => void send(file)} />
    </Section>
  );
}

const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 1,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
};
