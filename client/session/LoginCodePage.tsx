import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { t } from '../i18n/publicTexts';
import { paths } from '../lib/navigation/paths';
import { PlainField } from '../ui/fields/PlainField';
import { PlainForm, SubmitButton } from '../ui/fields/PlainForm';
import { lineLink } from '../ui/layout/touchTarget';
import { NoticePage } from '../ui/layout/NoticePage';

/** The second step of the sign-in: a code of the authenticator app, or a recovery code (docs/product.md, 'Sign-in'). */
export default function LoginCodePage() {
  return (
    <NoticePage title={t('loginCode.title')} lead={t('loginCode.lead')}>
      <PlainForm>
        <PlainField
          name="code"
          label={t('loginCode.code')}
          missing={t('loginCode.codeMissing')}
          type="text"
          autoComplete="one-time-code"
          autoFocus
          maxLength={30}
          more={{ autoCapitalize: 'characters', spellCheck: false }}
        />
        <SubmitButton busy={t('loginCode.entering')}>{t('loginCode.enter')}</SubmitButton>
      </PlainForm>
      <Link component={RouterLink} to={paths.login} sx={{ ...lineLink, mt: 3 }}>
        {t('loginCode.back')}
      </Link>
    </NoticePage>
  );
}
