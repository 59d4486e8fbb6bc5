import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { t } from '../../i18n/officeTexts';
import { bindText } from '../../ui/forms/bindField';
import type { FormFieldsProps } from '../../ui/forms/bindField';
import type { UserValues } from './userValues';

/** The fields of a user, as long as docs/product.md, 'Limits' says. */
export function UserInputs({ form, disabled }: FormFieldsProps<UserValues>) {
  const field = (name: keyof UserValues, maxLength: number, attributes: object = {}) => ({
    ...bindText(form, name),
    label: t(`people.${name}`),
    disabled,
    slotProps: { htmlInput: { maxLength, autoComplete: 'off', ...attributes } },
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <TextField {...field('firstname', 35)} />
      <TextField {...field('lastname', 35)} />
      <TextField {...field('phone', 32)} type="tel" />
      <TextField {...field('email', 255)} type="email" />
      <TextField {...field('username', 20, { autoCapitalize: 'none', spellCheck: false })} />
      <TextField select label={t('people.role')} {...bindText(form, 'role')} disabled={disabled}>
        <MenuItem value="driver">{t('office.driver')}</MenuItem>
        <MenuItem value="admin">{t('people.admin')}</MenuItem>
      </TextField>
    </Box>
  );
}
