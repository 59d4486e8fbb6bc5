import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { t } from '../i18n/publicTexts';
import { paths } from '../lib/navigation/paths';
import { PlainField } from '../ui/fields/PlainField';
import { PlainForm, SubmitButton } from '../ui/fields/PlainForm';
import { lineLink } from '../ui/layout/touchTarget';
import { NoticePage } from '../ui/layout/NoticePage';
import { PasskeyForm } from './passkey/PasskeyForm';

const leads = { app: 'loginCode.lead', passkey: 'loginCode.passkeyLead', both: 'loginCode.bothLead' } as const;

const isFactor = (word: string): word is keyof typeof leads => Object.hasOwn(leads, word);

/**
 * The second step of the sign-in: a passkey, a code of the authenticator app, or a recovery code (docs/product.md, 'Sign-in'). The
 * address says which of them the user has.
 */
export default function LoginCodePage() {
  const [params] = useSearchParams();
  const asked = params.get('factor') ?? '';
  const factor = isFactor(asked) ? asked : 'app';
  const hasPasskey = factor !== 'app';
  return (
    <NoticePage title={t(hasPasskey ? 'loginCode.confirmTitle' : 'loginCode.title')} lead={t(leads[factor])}>
      {hasPasskey && (
        <Box sx={{ mb: 3 }}>
          <PasskeyForm label={t('loginCode.passkey')} failed={t('loginCode.passkeyFailed')} variant="contained" />
        </Box>
      )}
      <PlainForm>
        <PlainField
          name="code"
          label={t(factor === 'passkey' ? 'loginCode.recoveryCode' : 'loginCode.code')}
          missing={t('loginCode.codeMissing')}
          type="text"
          autoComplete="one-time-code"
          autoFocus={!hasPasskey}
          maxLength={30}
          more={{ autoCapitalize: 'characters', spellCheck: false }}
        />
        <SubmitButton busy={t('loginCode.entering')} variant={hasPasskey ? 'outlined' : 'contained'}>
          {t('loginCode.enter')}
        </SubmitButton>
      </PlainForm>
      <Link component={RouterLink} to={paths.login} sx={{ ...lineLink, mt: 3 }}>
        {t('loginCode.back')}
      </Link>
    </NoticePage>
  );
}
