import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { FormEvent } from 'react';
import { useAcceptOfferMutation } from '../../generated/graphql';
import { t } from '../../i18n/et';
import { isDeadLink } from '../../lib/navigation/emailedLink';
import { fieldErrors } from '../../lib/request/errors';
import { useFormState } from '../../lib/forms/formState';
import { formatPhone } from '../../lib/texts/phone';
import { SubmitBar } from '../../ui/layout/SubmitBar';
import type { OfferEnd } from './OfferOutcome';

interface AcceptFormProps {
  link: { id: string; key: string };
  /** The group leader is the customer, until the customer says otherwise. */
  customer: { fullName: string; email: string; phone: string };
  onEnd: (end: OfferEnd) => void;
  /** The link leads nowhere any more, or the offer has ended. */
  onDead: () => Promise<void>;
  /** Somebody has answered the offer meanwhile. */
  onAnswered: () => Promise<void>;
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

/** Name, e-mail and phone of the group leader, and the button that accepts. */
export function AcceptForm({ link, customer, onEnd, onDead, onAnswered }: AcceptFormProps) {
  const { fullName, email, phone } = customer;
  const { values, messages, set, show } = useFormState({ fullName, email, phone: formatPhone(phone) });
  const [accept, { loading: sending }] = useAcceptOfferMutation({
    context: {
      toast: ({ acceptOffer: alreadyAnswered }) => (alreadyAnswered ? undefined : t('offer.acceptedToast')),
      formFields: fields.map(({ name }) => name),
    },
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const missing = fields.map(({ name, missing }) => [name, values[name].trim() ? undefined : missing]);
    if (show(Object.fromEntries(missing)) || sending) return;
    const { data, error } = await accept({ variables: { id: link.id, activationKey: link.key, leader: values } });
    if (data) return data.acceptOffer ? onAnswered() : onEnd('accepted');
    if (isDeadLink(error)) await onDead();
    else show(fieldErrors(error));
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5 }}>
      <Box>
        <Typography variant="h2">{t('offer.leader')}</Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t('offer.leaderLead')}</Typography>
      </Box>
      {fields.map(({ name, label, type, autoComplete }) => (
        <TextField
          key={name}
          label={label}
          type={type}
          value={values[name]}
          disabled={sending}
          error={Boolean(messages[name])}
          helperText={messages[name]}
          onChange={(event) => set(name, event.target.value)}
          slotProps={{ htmlInput: { name, autoComplete, maxLength: 255 } }}
        />
      ))}
      <SubmitBar>
        <Button type="submit" variant="contained" color="signal" size="large" disabled={sending}>
          {sending ? t('offer.confirming') : t('offer.confirm')}
        </Button>
      </SubmitBar>
    </Box>
  );
}
