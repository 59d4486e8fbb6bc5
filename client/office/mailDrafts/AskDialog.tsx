import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useAskAboutMailMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import type { Draft } from './mailWords';

/** Sends one question about everything that is missing, in the language of the customer. */
export function AskDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { id, version, question, language, fields } = draft;
  const [text, setText] = useState(question);
  const [refusal, setRefusal] = useState<string>();
  const [ask, { loading }] = useAskAboutMailMutation({
    context: { toast: t('mails.askedToast'), formFields: ['text'] },
  });
  const address = fields.find(({ key }) => key === 'email')?.value ?? '';

  async function submit() {
    if (loading) return;
    const { error } = await ask({ variables: { id, seenVersion: version, text } });
    if (error) setRefusal(listFieldErrors(error).text);
    else onClose();
  }

  return (
    <FormDialog
      open
      title={t('mails.askTitle')}
      submitLabel={t('mails.send')}
      busy={loading}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Box sx={{ color: 'text.secondary' }}>
          {t('mails.askHint', { address, language: t(`mails.language_${language}`) })}
        </Box>
        <TextField
          label={t('mails.askText')}
          multiline
          minRows={6}
          value={text}
          disabled={loading}
          error={refusal !== undefined}
          helperText={refusal}
          onChange={(event) => {
            setText(event.target.value);
            setRefusal(undefined);
          }}
          slotProps={{ htmlInput: { maxLength: 4000, lang: language } }}
        />
      </Box>
    </FormDialog>
  );
}
