import { t } from '../../i18n/officeTexts';
import { LongField } from '../../ui/fields/LongField';
import { bindText } from '../../ui/forms/bindField';
import type { FormFieldsProps } from '../../ui/forms/bindField';

/** The description of an arrangement, or of one date. */
export function DescriptionField({ form, disabled }: FormFieldsProps<{ description: string }>) {
  return (
    <LongField
      label={t('office.description')}
      {...bindText(form, 'description')}
      disabled={disabled}
      rows={2}
      slotProps={{ htmlInput: { maxLength: 255 } }}
    />
  );
}
