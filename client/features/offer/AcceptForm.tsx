import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatPhone } from '../../../server/platform/values/phone';
import { t } from '../../i18n/et';
import { useSentForm } from '../../lib/forms/sentForm';
import { PlainForm, SubmitButton } from '../../ui/fields/PlainForm';
import { PlainField } from '../../ui/fields/PlainField';
import { SubmitBar } from '../../ui/layout/SubmitBar';

interface AcceptFormProps {
  /** The group leader is the customer, until the customer says otherwise. */
  customer: { fullName: string; email: string; phone: string };
}

const fields = [
  {
    name: 'fullName',
    label: t('offer.fullName'),
    missing: t('offer.fullNameMissing'),
    type: 'text',
    autoComplete: 'name',
  },
  { name: 'email', label: t('offer.email'), missing: t('offer.emailMissing'), type: 'email', autoComplete: 'email' },
  { name: 'phone', label: t('offer.phone'), missing: t('offer.phoneMissing'), type: 'tel', autoComplete: 'tel' },
] as const;

/** Name, e-mail and phone of the group leader, and the button that accepts (server/http/drawn/linkForms.ts). */
export function AcceptForm({ customer: { fullName, email, phone } }: AcceptFormProps) {
  const known = { fullName, email, phone: formatPhone(phone) };
  const { messages, missing: empty } = useSentForm();
  const wrong = fields.find(({ name }) => empty.includes(name) || messages[name])?.name;
  return (
    <PlainForm>
      <Box>
        <Typography variant="h2">{t('offer.leader')}</Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t('offer.leaderLead')}</Typography>
      </Box>
      {fields.map(({ name, ...field }) => (
        <PlainField key={name} name={name} initial={known[name]} {...field} autoFocus={name === wrong} />
      ))}
      <SubmitBar>
        <SubmitButton color="signal" busy={t('offer.confirming')}>
          {t('offer.confirm')}
        </SubmitButton>
      </SubmitBar>
    </PlainForm>
  );
}
