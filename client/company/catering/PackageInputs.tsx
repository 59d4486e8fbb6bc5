import TextField from '@mui/material/TextField';
import { t } from '../../i18n/officeTexts';
import { LongField } from '../../ui/fields/LongField';
import { MoneyField } from '../../ui/fields/MoneyField';
import { bindText } from '../../ui/forms/bindField';
import type { FormFieldsProps } from '../../ui/forms/bindField';
import type { PackageValues } from './packageValues';

/** The fields of a food package (docs/product.md, 'People, buses, food packages'). */
export function PackageInputs({ form, disabled }: FormFieldsProps<PackageValues>) {
  const text = (name: 'name' | 'description') => ({
    ...bindText(form, name),
    label: t(`office.${name}`),
    disabled,
    slotProps: { htmlInput: { maxLength: 255, autoComplete: 'off' } },
  });
  return (
    <>
      <TextField {...text('name')} />
      <LongField {...text('description')} rows={2} />
      <MoneyField
        label={t('office.price')}
        cents={form.values.price}
        onChange={(price) => form.set('price', price)}
        error={form.messages.price}
        placeholder={t('catering.priceHint')}
        disabled={disabled}
      />
    </>
  );
}
