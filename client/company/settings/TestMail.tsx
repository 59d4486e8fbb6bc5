import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useSendTestMailMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors, isOnlyAbout } from '../../lib/request/errors';
import { showMessage } from '../../ui/forms/bindField';
import { Form } from '../../ui/forms/Form';
import { sections } from './sections';
import type { SettingEdits } from './useSettingEdits';

/** Fields of the mail server, and of the argument itself. */
const isShown = (field: string): boolean => field === 'to' || sections.mail.some(({ key }) => key === field);

interface TestMailProps {
  edits: SettingEdits;
  /** The server replied, whatever it said. */
  onTried: () => Promise<unknown>;
}

/** Sends a test message with what is typed, saved or not, and says what the server replied. */
export function TestMail({ edits, onTried }: TestMailProps) {
  const [to, setTo] = useState('');
  const [message, setMessage] = useState<string>();
  const [send, { data, loading, reset }] = useSendTestMailMutation({ context: { formFields: isShown } });
  const outcome = data?.sendTestMail;

  async function submit() {
    if (loading) return;
    setMessage(undefined);
    if (to.trim() === '') return setMessage(t('settings.testToMissing'));
    reset();
    const { error } = await send({ variables: { to: to.trim(), input: { changes: edits.changes } } });
    if (!error) return void (await onTried());
    const { to: ofAddress, ...others } = listFieldErrors(error);
    if (isOnlyAbout(error, isShown)) setMessage(ofAddress ?? Object.values(others)[0]);
    edits.show(error);
  }

  return (
    <Form onSubmit={submit} sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider', maxWidth: 900 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <TextField
          label={t('settings.testTo')}
          value={to}
          {...showMessage(message, t('settings.testToHint'))}
          disabled={loading}
          onChange={(event) => {
            setTo(event.target.value);
            setMessage(undefined);
          }}
          sx={{ flex: '1 1 280px' }}
          slotProps={{ htmlInput: { inputMode: 'email', autoComplete: 'email', name: 'testMailTo' } }}
        />
        <Button type="submit" variant="outlined" disabled={loading} sx={{ mt: 1 }}>
          {loading ? t('settings.testSending') : t('settings.test')}
        </Button>
      </Box>
      <div role="status">
        {outcome && !loading && (
          <Alert severity={outcome.sent ? 'success' : 'warning'} sx={{ mt: 2, overflowWrap: 'anywhere' }}>
            {outcome.outcome}
          </Alert>
        )}
      </div>
    </Form>
  );
}
