import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useAskAboutMailMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useFormState } from '../../lib/forms/formState';
import { listFieldErrors } from '../../lib/request/errors';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import type { Draft } from './mailWords';

/** Sends one question about everything that is missing, in the language of the customer. */
export function AskDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { id, version, question, language, fields } = draft;
  const { values, messages, set, show } = useFormState({ text: question });
  const [ask, { loading }] = useAskAboutMailMutation({
    context: { toast: t('mails.askedToast'), formFields: ['text'] },
  });
  const address = fields.find(({ key }) => key === 'email')?.value ?? '';

  async function submit() {
    if (loading) return;
    const { error } = await ask({ variables: { id, seenVersion: version, ...values } });
    if (error) show(listFieldErrors(error));
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
          value={values.text}
          disabled={loading}
          error={Boolean(messages.text)}
          helperText={messages.text}
          onChange={({ target }) => set('text', target.value)}
          slotProps={{ htmlInput: { maxLength: 4000, lang: language } }}
        />
      </Box>
    </FormDialog>
  );
}
