import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useConfirmAuthenticatorMutation, useStartAuthenticatorMutation } from '../../../generated/graphql';
import type { StartAuthenticatorMutation } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { CodeForm } from './CodeForm';

interface AddFactorProps {
  onAdded: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Adds an authenticator app in two steps: the present password, then a code of the app. */
export function AddFactor({ onAdded, onCancel }: AddFactorProps) {
  const [setup, setSetup] = useState<StartAuthenticatorMutation['startAuthenticator']>();
  const [start, { loading: starting }] = useStartAuthenticatorMutation({ context: { formFields: ['password'] } });
  const [confirm, { loading: confirming }] = useConfirmAuthenticatorMutation({
    context: { formFields: ['code'], toast: t('factor.added') },
  });

  if (!setup)
    return (
      <CodeForm
        name="password"
        label={t('factor.password')}
        submitLabel={t('factor.next')}
        busy={starting}
        onCancel={onCancel}
        onSubmit={async (password) => {
          const { data, error } = await start({ variables: { password } });
          if (data) setSetup(data.startAuthenticator);
          return error;
        }}
      />
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{t('factor.scan')}</Typography>
      <Box
        component="img"
        src={setup.qrCode}
        alt={t('factor.picture')}
        width={240}
        height={240}
        sx={{ maxWidth: '100%', height: 'auto', borderRadius: '6px' }}
      />
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('factor.secret')}: <code>{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </Typography>
      <CodeForm
        name="code"
        label={t('factor.code')}
        submitLabel={t('factor.confirm')}
        busy={confirming}
        onCancel={onCancel}
        onSubmit={async (code) => {
          const { data, error } = await confirm({ variables: { code } });
          if (data) onAdded(data.confirmAuthenticator);
          return error;
        }}
      />
    </Box>
  );
}
