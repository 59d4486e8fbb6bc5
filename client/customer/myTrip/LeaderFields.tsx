import TextField from '@mui/material/TextField';
import { t } from '../../i18n/publicTexts';
import { useFormState } from '../../lib/forms/formState';
import { bindText } from '../../ui/forms/bindField';
import type { FormFieldsProps } from '../../ui/forms/bindField';
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
  const form = useFormState(formatLeader(toLeader(trip)));
  const findMissing = () =>
    leaderFields.map(({ name }) => [name, form.values[name].trim() ? undefined : t(`groupLeader.${name}Missing`)]);
  return { ...form, complete: () => !form.show(Object.fromEntries(findMissing())) };
}

export function LeaderFields({ form, disabled }: FormFieldsProps<Leader>) {
  return (
    <>
      {leaderFields.map(({ name, type, autoComplete }) => (
        <TextField
          key={name}
          label={t(`groupLeader.${name}`)}
          type={type}
          {...bindText(form, name)}
          disabled={disabled}
          slotProps={{ htmlInput: { name, autoComplete, maxLength: 255 } }}
        />
      ))}
    </>
  );
}
