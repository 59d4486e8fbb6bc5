import { t } from '../../../i18n/dayTexts';
import { DAY_PATH } from '../../../lib/navigation/dayPath';

/** Leads to the login page, and from there back to the day (server/edge/http/drawn/returnPath.ts). */
export function LoginLink() {
  return (
    <a className="act signal" href={`/portal/login?${new URLSearchParams({ tagasi: DAY_PATH }).toString()}`}>
      {t('day.signIn')}
    </a>
  );
}
