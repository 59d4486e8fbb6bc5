import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useAnswerOrderMutation } from '../../generated/graphql';
import { t } from '../../i18n/office';
import { Section } from '../../ui/Section';
import { ActBar } from './ActBar';
import type { OrderPartProps } from './orderParts';
import { PriceFields, totalText } from './PriceFields';
import { priceContext, usePriceForm } from './priceForm';
import { StaleNotice } from './StaleNotice';

/** Answers the inquiry with a price, or answers it again (spec, "Quote form"). */
export function QuoteForm(props: OrderPartProps) {
  const again = !props.order.allowedActions.includes('answer');
  const [answer, { loading }] = useAnswerOrderMutation({ context: { ...priceContext, toast: t('orders.emailSent') } });
  const { form, guard, save, submit } = usePriceForm(props, 0, answer, loading);

  return (
    <Section title={again ? t('orders.answerAgain') : t('orders.answer')}>
      <Box component="form" noValidate onSubmit={submit}>
        <PriceFields {...form} disabled={loading} noteHint={t('orders.noteHint')} />
        <StaleNotice guard={guard} busy={loading} onSaveAgain={save} />
        <ActBar>
          <Box sx={{ minWidth: 0, color: 'text.secondary', fontSize: '0.875rem' }}>
            <Box aria-hidden sx={{ display: { md: 'none' } }}>
              {t('orders.customerPays')}
              <Box sx={{ color: 'text.primary', fontSize: '1.0625rem', fontWeight: 700 }}>{totalText(form.values)}</Box>
            </Box>
            <Box sx={{ display: { xs: 'none', md: 'block' } }}>
              {form.values.netCents === 0 ? t('orders.zeroPrice') : again && t('orders.linkDies')}
            </Box>
          </Box>
          <Button type="submit" variant="contained" color="signal" disabled={loading}>
            {loading ? t('orders.sending') : t('orders.sendEmail')}
          </Button>
        </ActBar>
      </Box>
    </Section>
  );
}
