import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { t } from '../../../i18n/publicTexts';
import { showMessage } from '../../../ui/forms/bindField';
import type { TripProps } from '../useMyTrip';
import { ChangeForm } from './ChangeForm';
import { useTripChange } from './useTripChange';

const fields = [
  { name: 'company', label: t('myTrip.company'), hint: t('myTrip.companyHint'), autoComplete: 'organization' },
  { name: 'registrationNumber', label: t('myTrip.registrationNumber'), hint: '', autoComplete: 'off' },
  { name: 'address', label: t('myTrip.address'), hint: '', autoComplete: 'street-address' },
  { name: 'email', label: t('myTrip.invoiceEmail'), hint: '', autoComplete: 'email' },
] as const;

/** The recipient of the invoice. */
export default function InvoiceForm(props: TripProps & { onClose: () => void }) {
  const { trip, onClose } = props;
  const [values, setValues] = useState({
    company: trip.invoice?.company ?? '',
    registrationNumber: trip.invoice?.registrationNumber ?? '',
    address: trip.invoice?.address ?? '',
    email: trip.invoice?.email ?? '',
  });
  const { save, saving, problem, messages, setMessages } = useTripChange(
    props,
    fields.map(({ name }) => name),
  );

  async function submit() {
    const registrationNumber = values.registrationNumber.replace(/\s/g, '');
    const email = values.email.trim() || null;
    if (await save({ invoice: { ...values, registrationNumber, email } })) onClose();
  }

  return (
    <ChangeForm saving={saving} problem={problem} onSave={() => void submit()} onClose={onClose}>
      {fields.map(({ name, label, hint, autoComplete }) => (
        <TextField
          key={name}
          label={label}
          type={name === 'email' ? 'email' : 'text'}
          value={values[name]}
          disabled={saving}
          {...showMessage(messages[name], hint)}
          onChange={({ target }) => {
            setValues((now) => ({ ...now, [name]: target.value }));
            setMessages(({ [name]: _changed, ...others }) => others);
          }}
          slotProps={{ htmlInput: { autoComplete, maxLength: name === 'registrationNumber' ? 35 : 255 } }}
        />
      ))}
    </ChangeForm>
  );
}
