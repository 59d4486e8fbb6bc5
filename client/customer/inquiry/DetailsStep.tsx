import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Dispatch, KeyboardEvent, ReactNode } from 'react';
import { t } from '../../i18n/publicTexts';
import type { Problems } from '../../lib/forms/routeProblems';
import type { InquiryDetails, InquiryAction } from './inquiryState';
import { LongField } from '../../ui/fields/LongField';

interface DetailsStepProps {
  details: InquiryDetails;
  problems: Problems;
  disabled: boolean;
  dispatch: Dispatch<InquiryAction>;
  /** The price of the trip, if it is shown, above the contact data. */
  price: ReactNode;
}

/** The fields that each inquiry needs, one after another: the key of a phone's keyboard leads through them. */
const needed = ['passengers', 'fullName', 'email', 'phone'];

/** Passengers and contact (docs/product.md, 'Passengers and contact'). */
export default function DetailsStep({ details, problems, disabled, dispatch, price }: DetailsStepProps) {
  const type = (typed: Partial<InquiryDetails>) => dispatch({ type: 'detailsTyped', details: typed });
  const field = (
    name: 'notes' | 'company' | 'promo' | 'fullName' | 'email' | 'phone',
    autoComplete: string,
  ): TextFieldProps => ({
    value: details[name],
    disabled,
    error: Boolean(problems[name]),
    helperText: problems[name],
    onChange: (event) => type({ [name]: event.target.value }),
    slotProps: {
      htmlInput: { name, autoComplete, maxLength: 255, enterKeyHint: findKeyHint(name) },
    },
  });

  const form = useRef<HTMLDivElement>(null);
  const fieldNamed = (name: string | undefined) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const begin = useEffectEvent(() => {
    if (details.passengers === 0) fieldNamed('passengers')?.focus();
  });
  useEffect(() => begin(), []);

  function goToNext(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    const at = needed.indexOf((event.target as HTMLInputElement).name);
    // After the last one it sends the form, as in any other.
    if (at < 0 || at === needed.length - 1) return;
    event.preventDefault();
    fieldNamed(needed[at + 1])?.focus();
  }

  return (
    <Box ref={form} onKeyDown={goToNext} sx={{ display: 'grid', gap: 2.5 }}>
      <TextField
        label={t('inquiry.passengers')}
        value={details.passengers || ''}
        disabled={disabled}
        error={Boolean(problems['passengers'])}
        helperText={problems['passengers']}
        onChange={({ target }) => {
          if (/^\d{0,5}$/.test(target.value)) type({ passengers: Number(target.value) });
        }}
        slotProps={{
          htmlInput: { name: 'passengers', inputMode: 'numeric', autoComplete: 'off', enterKeyHint: 'next' },
        }}
        sx={{ '& .MuiInputBase-root': { maxWidth: 180 } }}
      />
      {price}
      <TextField label={t('inquiry.fullName')} {...field('fullName', 'name')} />
      <TextField label={t('inquiry.email')} type="email" {...field('email', 'email')} />
      <TextField label={t('inquiry.phone')} type="tel" {...field('phone', 'tel')} />
      <LongField
        label={t('inquiry.notes')}
        placeholder={t('inquiry.notesHint')}
        {...field('notes', 'off')}
        rows={3}
        slotProps={{ htmlInput: { name: 'notes', autoComplete: 'off', maxLength: 4000 } }}
      />
      <Box>
        <FormControlLabel
          label={t('inquiry.toCompany')}
          disabled={disabled}
          control={
            <Checkbox name="toCompany" checked={details.toCompany} onChange={(_, toCompany) => type({ toCompany })} />
          }
        />
        {details.toCompany && (
          <Box sx={{ mt: 1 }}>
            <TextField label={t('inquiry.company')} {...field('company', 'organization')} />
          </Box>
        )}
      </Box>
      <TextField label={t('inquiry.promo')} {...field('promo', 'off')} sx={{ maxWidth: 280 }} />
    </Box>
  );
}

function findKeyHint(name: string): 'next' | 'go' | undefined {
  if (name === needed.at(-1)) return 'go';
  return needed.includes(name) ? 'next' : undefined;
}
