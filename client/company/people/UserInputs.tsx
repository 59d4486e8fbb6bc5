import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Role } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import type { FieldMessages } from '../../lib/forms/formState';
import type { UserValues } from './userValues';

interface UserInputsProps {
  values: UserValues;
  messages: FieldMessages<UserValues>;
  set: <Field extends keyof UserValues>(field: Field, value: UserValues[Field]) => void;
  disabled: boolean;
}

/** The fields of a user, as long as docs/product.md, 'Limits' says. */
export function UserInputs({ values, messages, set, disabled }: UserInputsProps) {
  const field = (name: keyof UserValues, maxLength: number, attributes: object = {}) => ({
    label: t(`people.${name}`),
    value: values[name],
    disabled,
    error: Boolean(messages[name]),
    helperText: messages[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    slotProps: { htmlInput: { maxLength, autoComplete: 'off', ...attributes } },
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <TextField {...field('firstname', 35)} />
      <TextField {...field('lastname', 35)} />
      <TextField {...field('phone', 32)} type="tel" />
      <TextField {...field('email', 255)} type="email" />
      <TextField {...field('username', 20, { autoCapitalize: 'none', spellCheck: false })} />
      <TextField
        select
        label={t('people.role')}
        value={values.role}
        disabled={disabled}
        error={Boolean(messages.role)}
        helperText={messages.role}
        onChange={(event) => set('role', event.target.value as Role)}
      >
        <MenuItem value="driver">{t('office.driver')}</MenuItem>
        <MenuItem value="admin">{t('people.admin')}</MenuItem>
      </TextField>
    </Box>
  );
}
