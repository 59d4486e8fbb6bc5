import { formatPhone } from '../../../server/platform/values/phone';
import { t } from '../../i18n/publicTexts';

export interface Leader {
  fullName: string;
  email: string;
  phone: string;
}

/** What is asked of who leads a group. */
export const leaderFields = [
  {
    name: 'fullName',
    label: t('groupLeader.fullName'),
    missing: t('groupLeader.fullNameMissing'),
    type: 'text',
    autoComplete: 'name',
  },
  {
    name: 'email',
    label: t('groupLeader.email'),
    missing: t('groupLeader.emailMissing'),
    type: 'email',
    autoComplete: 'email',
  },
  {
    name: 'phone',
    label: t('groupLeader.phone'),
    missing: t('groupLeader.phoneMissing'),
    type: 'tel',
    autoComplete: 'tel',
  },
] as const;

/** What stands in the fields before anybody types. */
export const leaderAtFirst = ({ fullName, email, phone }: Leader): Leader => ({
  fullName,
  email,
  phone: formatPhone(phone),
});
