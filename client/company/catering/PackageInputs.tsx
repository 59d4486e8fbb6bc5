import TextField from '@mui/material/TextField';
import { t } from '../../i18n/officeTexts';
import type { FieldMessages } from '../../lib/forms/formState';
import { MoneyField } from '../../ui/fields/MoneyField';
import type { PackageValues } from './packageValues';
import { LongField } from '../../ui/fields/LongField';

interface PackageInputsProps {
  values: PackageValues;
  messages: FieldMessages<PackageValues>;
  set: <Field extends keyof PackageValues>(field: Field, value: PackageValues[Field]) => void;
  disabled: boolean;
}

/** The fields of a food package (docs/product.md, 'People, buses, food packages'). */
export function PackageInputs({ values, messages, set, disabled }: PackageInputsProps) {
  const text = (name: 'name' | 'description') => ({
    label: t(`office.${name}`),
    value: values[name],
    disabled,
    error: Boolean(messages[name]),
    helperText: messages[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    slotProps: { htmlInput: { maxLength: 255, autoComplete: 'off' } },
  });
  return (
    <>
      <TextField {...text('name')} />
      <LongField {...text('description')} rows={2} />
      <MoneyField
        label={t('office.price')}
        cents={values.price}
        onChange={(price) => set('price', price)}
        error={messages.price}
        placeholder={t('catering.priceHint')}
        disabled={disabled}
      />
    </>
  );
}
