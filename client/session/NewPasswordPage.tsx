import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { PasswordLinkDocument } from '../generated/plain';
import { t } from '../i18n/publicTexts';
import { isDeadLink } from '../lib/navigation/emailedLink';
import { paths } from '../lib/navigation/paths';
import { useReply } from '../lib/request/useReply';
import { PlainField } from '../ui/fields/PlainField';
import { PlainForm, SubmitButton } from '../ui/fields/PlainForm';
import { NoticePage } from '../ui/layout/NoticePage';
import { Outcome } from '../ui/layout/Outcome';

/** The query of the link. Undefined: it was cut on its way. */
export function passwordLinkVariables(params: URLSearchParams) {
  const key = params.get('key')?.trim();
  return key ? { key } : undefined;
}

/** Sets the password of a mailed link's user. Opening the page changes nothing: mail scanners open links too. */
export default function NewPasswordPage() {
  const [params] = useSearchParams();
  const variables = passwordLinkVariables(params);
  const { data, error } = useReply(PasswordLinkDocument, variables, { keep: true });

  if (params.get('done') === 'set')
    return <End title={t('passwordLink.doneTitle')} text={t('passwordLink.done')} next="login" />;
  if (!variables || isDeadLink(error))
    return <End title={t('passwordLink.deadTitle')} text={t('passwordLink.dead')} next="forgotPassword" />;
  const isInvitation = data?.passwordLink.invitation === true;
  return (
    <NoticePage
      title={t(isInvitation ? 'passwordLink.welcome' : 'passwordLink.title')}
      lead={t(isInvitation ? 'passwordLink.welcomeLead' : 'passwordLink.chooseLead')}
    >
      <PlainForm problem={error ? t('passwordLink.failed') : undefined}>
        {/* For programs that keep passwords. */}
        <input type="hidden" name="username" autoComplete="username" value={data?.passwordLink.username} />
        {data && <Typography sx={{ fontWeight: 700 }}>{data.passwordLink.username}</Typography>}
        <PlainField
          name="password"
          label={t('passwordLink.password')}
          missing={t('passwordLink.missing')}
          hint={t('passwordLink.hint')}
          {...secret}
          autoFocus
        />
        <PlainField name="again" label={t('passwordLink.again')} missing={t('passwordLink.againMissing')} {...secret} />
        <SubmitButton busy={t('passwordLink.setting')}>{t('passwordLink.set')}</SubmitButton>
      </PlainForm>
    </NoticePage>
  );
}

const secret = { type: 'password', autoComplete: 'new-password', maxLength: 128 } as const;

function End({ title, text, next }: { title: string; text: string; next: 'login' | 'forgotPassword' }) {
  return (
    <Outcome title={title} text={text}>
      <Button component={RouterLink} to={paths[next]} variant="contained" size="large" sx={{ mt: 3 }}>
        {t(next === 'login' ? 'passwordLink.toLogin' : 'passwordLink.askNew')}
      </Button>
    </Outcome>
  );
}
