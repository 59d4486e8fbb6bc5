import TextField from '@mui/material/TextField';
import { t } from '../../i18n/publicTexts';
import { useFormState } from '../../lib/forms/formState';
import { formatLeader, leaderFields } from '../../shared/leader/leaderFields';
import type { Leader } from '../../shared/leader/leaderFields';
import type { CustomerTrip } from './useMyTrip';

export const leaderFieldNames = leaderFields.map(({ name }) => name);

/** The group leader is the customer, until the customer says otherwise. */
export const toLeader = ({ leader }: Pick<CustomerTrip, 'leader'>): Leader => ({
  fullName: leader?.fullName ?? '',
  email: leader?.email ?? '',
  phone: leader?.phone ?? '',
});

export function useLeader(trip: Pick<CustomerTrip, 'leader'>) {
  const { values, messages, set, show } = useFormState(formatLeader(toLeader(trip)));
  const findMissing = () =>
    leaderFields.map(({ name, missing }) => [name, values[name].trim() ? undefined : t(missing)]);
  return { values, messages, set, show, complete: () => !show(Object.fromEntries(findMissing())) };
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
          label={t(label)}
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
