import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { languages } from '../../../server/platform/values/languages';
import { languageNames } from '../../ui/LanguageSwitch';
import { t } from '../../i18n/officeTexts';
import { RegisterLookup } from '../../shared/register/RegisterLookup';
import { LongField } from '../../ui/fields/LongField';
import { bindText } from '../../ui/forms/bindField';
import type { FormFieldsProps } from '../../ui/forms/bindField';
import { ContactInputs } from './ContactInputs';
import type { CustomerValues } from './customerValues';

type TextName = Exclude<keyof CustomerValues, 'contacts'>;

/** The fields of a customer (docs/product/customers.md). */
export function CustomerInputs({ form, disabled }: FormFieldsProps<CustomerValues>) {
  const { values, messages, set } = form;
  const isCompany = values.kind === 'company';
  const field = (
    name: TextName,
    label: string,
    { hint, ...attributes }: { hint?: string; maxLength?: number; inputMode?: 'numeric' } = {},
  ) => ({
    ...bindText(form, name, hint),
    label,
    disabled,
    slotProps: { htmlInput: { maxLength: 255, autoComplete: 'off', ...attributes } },
  });
  const whole = { inputMode: 'numeric', maxLength: 4 } as const;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={gridStyles}>
        <TextField select {...field('kind', t('customers.kind'))}>
          <MenuItem value="company">{t('customers.company')}</MenuItem>
          <MenuItem value="person">{t('customers.person')}</MenuItem>
        </TextField>
        <TextField {...field('name', t('customers.name'))} />
        {isCompany && (
          <Box sx={{ gridColumn: { sm: '1 / -1' } }}>
            <RegisterLookup
              name={values.name.trim()}
              label={t('customers.lookUp')}
              disabled={disabled}
              onChoose={({ name, registryCode, address }) => {
                set('name', name);
                set('registryCode', registryCode);
                if (address) set('address', address);
              }}
            />
          </Box>
        )}
        {isCompany && <TextField {...field('registryCode', t('customers.registryCode'), { maxLength: 35 })} />}
        {isCompany && <TextField {...field('vatNumber', t('customers.vatNumber'), { maxLength: 20 })} />}
        <TextField {...field('address', t('customers.address'))} />
        <TextField select {...field('language', t('customers.language'))}>
          {languages.map((language) => (
            <MenuItem key={language} value={language}>
              {languageNames[language]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <ContactInputs
        contacts={values.contacts}
        messages={messages as Record<string, string | undefined>}
        disabled={disabled}
        onChange={(contacts) => set('contacts', contacts)}
      />
      <Box sx={gridStyles}>
        <TextField
          {...field('invoiceEmail', t('customers.invoiceEmail'), { hint: t('customers.invoiceEmailHint') })}
          type="email"
        />
        <TextField
          {...field('paymentDays', t('customers.paymentDays'), { hint: t('customers.paymentDaysHint'), ...whole })}
        />
        {isCompany && (
          <TextField
            select
            {...field('eInvoiceFormat', t('customers.eInvoice'))}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{t('customers.noEInvoice')}</MenuItem>
            <MenuItem value="en16931">{t('customers.en16931')}</MenuItem>
            <MenuItem value="eArve">{t('customers.eArve')}</MenuItem>
          </TextField>
        )}
        {isCompany && values.eInvoiceFormat !== '' && (
          <TextField {...field('eInvoiceAddress', t('customers.eInvoiceAddress'))} />
        )}
        <TextField {...field('prepaymentPercent', t('customers.prepaymentPercent'), whole)} />
        {Number(values.prepaymentPercent) > 0 && (
          <TextField {...field('prepaymentDaysBefore', t('customers.prepaymentDaysBefore'), whole)} />
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <LongField
          {...field('priceAgreement', t('customers.priceAgreement'), {
            hint: t('customers.priceAgreementHint'),
            maxLength: 4000,
          })}
        />
        <LongField rows={2} {...field('notes', t('customers.notes'), { maxLength: 4000 })} />
      </Box>
    </Box>
  );
}

const gridStyles = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } };
