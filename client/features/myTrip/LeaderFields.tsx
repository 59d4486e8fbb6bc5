import TextField from '@mui/material/TextField';
import { formatPhone } from '../../../server/platform/values/phone';
import { t } from '../../i18n/et';
import { useFormState } from '../../lib/forms/formState';
import type { Trip } from './useMyTrip';

interface LeaderField {
  name: 'fullName' | 'email' | 'phone';
  label: string;
  missing: string;
  type: 'text' | 'email' | 'tel';
  autoComplete: string;
}

const fieldOf = (
  name: LeaderField['name'],
  [label, missing]: [string, string],
  type: LeaderField['type'],
  autoComplete: string,
): LeaderField => ({ name, label, missing, type, autoComplete });

export const leaderFields: readonly LeaderField[] = [
  fieldOf('fullName', [t('myTrip.fullName'), t('myTrip.fullNameMissing')], 'text', 'name'),
  fieldOf('email', [t('myTrip.email'), t('myTrip.emailMissing')], 'email', 'email'),
  fieldOf('phone', [t('myTrip.phone'), t('myTrip.phoneMissing')], 'tel', 'tel'),
];

export const leaderFieldNames = leaderFields.map(({ name }) => name);

/** The group leader is the customer, until the customer says otherwise. */
export const knownLeader = ({ leader }: Pick<Trip, 'leader'>) => ({
  fullName: leader?.fullName ?? '',
  email: leader?.email ?? '',
  phone: formatPhone(leader?.phone ?? ''),
});

export function useLeader(trip: Pick<Trip, 'leader'>) {
  const { values, messages, set, show } = useFormState(knownLeader(trip));
  const missing = () => leaderFields.map(({ name, missing }) => [name, values[name].trim() ? undefined : missing]);
  return { values, messages, set, show, complete: () => !show(Object.fromEntries(missing())) };
}

interface LeaderFieldsProps {
  form: ReturnType<typeof useLeader>;
  disabled: boolean;
}

export function LeaderFields({ form: { values, messages, set }, disabled }: LeaderFieldsProps) {
  return (
    <>
      {leaderFields.map(({ name, label, type, autoComplete }) => (
        <TextField
          key={name}
          label={label}
          type={type}
          value={values[name]}
          disabled={disabled}
          error={Boolean(messages[name])}
          helperText={messages[name]}
          onChange={(event) => set(name, event.target.value)}
          slotProps={{ htmlInput: { name, autoComplete, maxLength: 255 } }}
        />
      ))}
    </>
  );
}
