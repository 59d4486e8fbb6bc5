import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { t } from '../../i18n/officeTexts';
import { formatDateTime } from '../../lib/texts/time';
import type { Draft, Field } from './mailWords';
import { cutPieces, nameField, printSender, tones } from './mailWords';

interface MailTextProps {
  mail: Draft['mails'][number];
  /** The fields whose words are marked; none for a later mail. */
  fields: readonly Field[];
  /** The field that somebody looks at. */
  shown?: Field['key'];
}

/** The words of a mail as plain text, with those marked that tell a field. */
export function MailText({ mail, fields, shown }: MailTextProps) {
  const { text, sentAt, senderAddress, unreadFiles } = mail;
  return (
    <Box component="article" aria-label={t('mails.mailOf', { sender: printSender(mail) })}>
      <Box sx={smallStyles}>
        {[printSender(mail), mail.senderName && senderAddress, formatDateTime(sentAt)].filter(Boolean).join(' · ')}
      </Box>
      <Box sx={textStyles}>
        {cutPieces(text, fields).map((piece, index) => (
          // The pieces of a text never change their order.
          <Fragment key={index}>
            {piece.fields.length === 0 ? piece.text : <Mark text={piece.text} fields={piece.fields} shown={shown} />}
          </Fragment>
        ))}
      </Box>
      {unreadFiles.length > 0 && (
        <Box sx={smallStyles}>{t('mails.unreadFiles', { names: unreadFiles.join(', ') })}</Box>
      )}
    </Box>
  );
}

function Mark({ text, fields, shown }: { text: string; fields: readonly Field[]; shown?: Field['key'] }) {
  const tone = tones[fields[0]?.state ?? 'certain'];
  const isShown = fields.some(({ key }) => key === shown);
  return (
    <Box
      component="mark"
      title={fields.map(({ key, state }) => `${nameField(key)}: ${t(`mails.state_${state}`)}`).join(', ')}
      sx={{
        color: 'inherit',
        bgcolor: isShown ? 'action.selected' : 'transparent',
        borderBottom: 2,
        borderBottomStyle: tone === 'amber' ? 'dashed' : 'solid',
        borderColor: tone === 'amber' ? 'warning.main' : 'success.main',
        outline: isShown ? '2px solid var(--mui-palette-primary-main)' : undefined,
      }}
    >
      {text}
    </Box>
  );
}

const smallStyles = { color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' };
const textStyles = { my: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.6 };
