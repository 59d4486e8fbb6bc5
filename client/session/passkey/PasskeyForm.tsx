import Key from '@mui/icons-material/Key';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { SignInWaysDocument } from '../../generated/plain';
import { t } from '../../i18n/publicTexts';
import { useReply } from '../../lib/request/useReply';

interface PasskeyFormProps extends Pick<ButtonProps, 'variant'> {
  label: string;
  /** Said when the browser gave no passkey. */
  failed: string;
}

/**
 * Sends a passkey's signature to the address of the page. Only a script can ask for one: app/enhance.ts shows the form where the
 * browser has passkeys. Nothing is drawn where the portal's address allows none.
 */
export function PasskeyForm({ label, failed, variant = 'outlined' }: PasskeyFormProps) {
  const origin = useReply(SignInWaysDocument, {}, { keep: true }).data?.passkeyOrigin;
  if (!origin) return null;
  return (
    <Box component="form" method="post" data-passkeys={origin} sx={hiddenUntilReady}>
      <input type="hidden" name="passkey" />
      <Button type="submit" variant={variant} size="large" fullWidth startIcon={<Key />} sx={{ whiteSpace: 'normal' }}>
        <span data-busy={t('session.passkeyWaits')}>{label}</span>
      </Button>
      <Box role="status" data-failed={failed} sx={{ mt: 1, color: 'error.main', '&:empty': { display: 'none' } }} />
    </Box>
  );
}

/** It keeps its place, so that nothing moves when it appears. */
const hiddenUntilReady = { visibility: 'hidden', '&[data-ready]': { visibility: 'visible' } };
