import Link from '@mui/material/Link';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { t } from '../i18n/publicTexts';
import { paths } from '../lib/navigation/paths';
import { PlainField } from '../ui/fields/PlainField';
import { PlainForm, SubmitButton } from '../ui/fields/PlainForm';
import { NoticePage } from '../ui/layout/NoticePage';
import { Outcome } from '../ui/layout/Outcome';
import { lineLink } from '../ui/layout/touchTarget';

/** Asks for the link to a new password (docs/product.md, 'Sign-in'). Its words are the same for every name. */
export default function ForgotPasswordPage() {
  const [params] = useSearchParams();
  if (params.get('done') === 'sent')
    return (
      <Outcome title={t('passwordLink.sentTitle')} text={t('passwordLink.sent')}>
        <BackToLogin />
      </Outcome>
    );
  return (
    <NoticePage title={t('passwordLink.title')} lead={t('passwordLink.lead')}>
      <PlainForm>
        <PlainField
          name="username"
          label={t('passwordLink.name')}
          missing={t('passwordLink.nameMissing')}
          type="text"
          autoComplete="username"
          autoFocus
          more={{ autoCapitalize: 'none', spellCheck: false }}
        />
        <SubmitButton busy={t('passwordLink.sending')}>{t('passwordLink.send')}</SubmitButton>
      </PlainForm>
      <BackToLogin />
    </NoticePage>
  );
}

function BackToLogin() {
  return (
    <Link component={RouterLink} to={paths.login} sx={{ ...lineLink, mt: 3 }}>
      {t('passwordLink.back')}
    </Link>
  );
}
