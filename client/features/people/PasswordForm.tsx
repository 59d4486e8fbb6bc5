import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import { useResetPasswordMutation } from '../../generated/graphql';
import { t } from '../../i18n/office';
import { fieldErrors } from '../../lib/request/errors';
import { useFormState } from '../../lib/forms/formState';
import { Section } from '../../ui/layout/Section';
import { PasswordInputs } from './PasswordInputs';
import { passwordMessages } from './userValues';

/** Gives a user a new password (docs/product.md, 'People, buses, food packages'). */
export function PasswordForm({ userId }: { userId: string }) {
  const { values, messages, set, show, reset } = useFormState({ password: '', again: '' });
  const [change, { loading }] = useResetPasswordMutation({
    context: { toast: t('people.passwordChanged'), formFields: ['password'] },
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (loading || show(passwordMessages(values.password, values.again))) return;
    const { error } = await change({ variables: { id: userId, password: values.password } });
    if (error) show(fieldErrors(error));
    else reset();
  }

  return (
    <Section title={t('people.changePassword')}>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
        <PasswordInputs
          labels={{ password: t('people.newPassword'), again: t('people.newPasswordAgain') }}
          values={values}
          messages={messages}
          set={set}
          disabled={loading}
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
          <Button type="submit" variant="contained" disabled={loading}>
            {loading ? t('people.saving') : t('people.changePassword')}
          </Button>
        </Box>
      </Box>
    </Section>
  );
}
