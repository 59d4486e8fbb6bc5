import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import {
  InquiryPricingDocument,
  useInquiryPricingQuery,
  useUpdateInquiryPricingMutation,
} from '../../generated/graphql';
import type { InquiryPricingQuery, InquiryShows } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useFormState } from '../../lib/forms/formState';
import { listFieldErrors } from '../../lib/request/errors';
import { Form } from '../../ui/forms/Form';
import { FailedOrWaiting } from '../../ui/FailedOrWaiting';
import { Section } from '../../ui/layout/Section';

/** Whether customers see a price before they send the inquiry (docs/product.md, 'Price before sending'). */
export function InquiryPricing() {
  const { data, error, refetch } = useInquiryPricingQuery({ fetchPolicy: 'cache-and-network' });
  const found = data?.inquiryPricing;
  return (
    <Section title={t('pricing.inquiry')}>
      {found ? (
        <Choice key={JSON.stringify(found)} found={found} />
      ) : (
        <FailedOrWaiting error={error} title={t('pricing.inquiryFailed')} height={140} onRetry={refetch} />
      )}
    </Section>
  );
}

const choices: readonly InquiryShows[] = ['off', 'range', 'firm'];

function Choice({ found }: { found: InquiryPricingQuery['inquiryPricing'] }) {
  const [shows, setShows] = useState(found.shows);
  const { values, messages, set, show } = useFormState({ holdsDays: String(found.holdsDays) });
  const label = useId();
  const [save, { loading }] = useUpdateInquiryPricingMutation({
    context: { toast: t('pricing.inquirySaved'), formFields: ['holdsDays'] },
    update: (cache, { data }) => {
      const inquiryPricing = data?.updateInquiryPricing;
      if (inquiryPricing) cache.writeQuery({ query: InquiryPricingDocument, data: { inquiryPricing } });
    },
  });

  async function submit() {
    if (loading) return;
    const holdsDays = /^\d{1,2}$/.test(values.holdsDays.trim()) ? Number(values.holdsDays) : 0;
    const { error } = await save({ variables: { input: { shows, holdsDays } } });
    show(listFieldErrors(error));
  }

  return (
    <Form onSubmit={submit}>
      <FormLabel id={label}>{t('pricing.inquiryHint')}</FormLabel>
      <RadioGroup
        aria-labelledby={label}
        value={shows}
        onChange={(_event, value) => setShows(choices.find((choice) => choice === value) ?? 'off')}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            disabled={loading}
            control={<Radio />}
            label={t(`pricing.shows_${choice}`)}
          />
        ))}
      </RadioGroup>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mt: 1.5 }}>
        {shows === 'firm' && (
          <TextField
            label={t('pricing.holdsDays')}
            value={values.holdsDays}
            disabled={loading}
            error={Boolean(messages.holdsDays)}
            helperText={messages.holdsDays ?? t('pricing.holdsDaysHint')}
            onChange={({ target }) => set('holdsDays', target.value)}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2, autoComplete: 'off' } }}
            sx={{ width: '100%', maxWidth: 280 }}
          />
        )}
        <Button type="submit" variant="outlined" disabled={loading} sx={{ ml: 'auto' }}>
          {loading ? t('ui.saving') : t('pricing.inquirySave')}
        </Button>
      </Box>
    </Form>
  );
}
