import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { RequestTripListDocument } from '../../generated/plain';
import { t } from '../../i18n/publicTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { withMutationFeedback } from '../../lib/request/mutationFeedback';
import { request } from '../../lib/request/request';
import { showMessage } from '../../ui/forms/bindField';
import { Form } from '../../ui/forms/Form';
import { SubmitBar } from '../../ui/layout/SubmitBar';

/** Asks for the address to mail a link to. The reply is the same for known and unknown addresses. */
export function AskForList({ onSent }: { onSent: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  async function submit() {
    if (isSending) return;
    if (!email.trim()) return setProblem(t('tripList.emailMissing'));
    setIsSending(true);
    const { data, error } = await withMutationFeedback('RequestTripList', { formFields: ['email'] }, () =>
      request(RequestTripListDocument, { email: email.trim() }),
    );
    setIsSending(false);
    if (data) onSent(email.trim());
    else setProblem(listFieldErrors(error)['email']);
  }

  return (
    <Form onSubmit={submit}>
      <TextField
        label={t('tripList.email')}
        type="email"
        value={email}
        disabled={isSending}
        {...showMessage(problem)}
        onChange={({ target }) => {
          setEmail(target.value);
          setProblem(undefined);
        }}
        slotProps={{ htmlInput: { name: 'email', autoComplete: 'email', maxLength: 255 } }}
      />
      <SubmitBar>
        <Button type="submit" variant="contained" color="signal" size="large" disabled={isSending}>
          {isSending ? t('tripList.asking') : t('tripList.ask')}
        </Button>
      </SubmitBar>
    </Form>
  );
}
