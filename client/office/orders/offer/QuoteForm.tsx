import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { memo, useDeferredValue, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../i18n/officeTexts';
import { useFocusWhenFree } from '../../../lib/forms/useFocusWhenFree';
import { paths } from '../../../lib/navigation/paths';
import { formatMoney, toCents } from '../../../lib/texts/money';
import { Form } from '../../../ui/forms/Form';
import { DateField } from '../../../ui/fields/DateField';
import { Section } from '../../../ui/layout/Section';
import { ActionBar } from '../parts/ActionBar';
import type { OrderPartProps } from '../parts/orderParts';
import { PriceFields, printTotal } from './PriceFields';
import { PriceQuestion } from './PriceQuestion';
import { QuoteLines } from './QuoteLines';
import { ShownNotice } from './ShownNotice';
import { SimilarTrips } from './similar/SimilarTrips';
import { StaleNotice } from '../parts/StaleNotice';
import { TripHours } from '../parts/TripHours';
import { useQuote } from './useQuote';

// A letter of the price is drawn first, and then what compares that price. The rest is not drawn again.
const Hours = memo(TripHours);
const Similar = memo(SimilarTrips);

/** Answers the inquiry with a price, or answers it again (docs/product.md, 'Quote form'). */
export function QuoteForm({ paying, ...props }: OrderPartProps & { paying?: ReactNode }) {
  const mustAskAgain = !props.order.allowedActions.includes('answer');
  const quote = useQuote(props);
  const { form, guard, priced, foodCents, save, loading, proposal, lines } = quote;
  const price = useRef<HTMLInputElement>(null);
  const nowCents = useDeferredValue(priced ? form.values.netCents : null);
  const difference = useDeferredValue(quote.difference);
  // On a phone it would open the keyboard over the page.
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  useFocusWhenFree(price, isWide && !mustAskAgain, props.order.id);

  return (
    <Section
      title={mustAskAgain ? t('orders.answerAgain') : t('orders.answer')}
      actions={
        proposal?.priceListName && (
          <Link component={RouterLink} to={paths.priceList} color="inherit" sx={{ fontSize: '0.875rem', mx: 1 }}>
            {t('orders.priceListLink', { name: proposal.priceListName })}
          </Link>
        )
      }
    >
      <Hours order={props.order} />
      <Notices quote={quote} />
      <Form
        onSubmit={quote.submit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
        }}
      >
        {(lines.length > 0 || proposal) && (
          <QuoteLines lines={lines} difference={difference} onChange={quote.setLines} disabled={loading} />
        )}
        <Similar order={props.order} nowCents={nowCents} />
        <PriceFields
          {...form}
          disabled={loading}
          foodCents={foodCents}
          noteHint={t('orders.noteHint')}
          priceRef={price}
        >
          {/* Half of a phone's line is too narrow for a whole date. */}
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
            <DateField
              label={t('orders.validUntil')}
              value={quote.validity.day}
              error={quote.validity.error}
              disabled={loading}
              onChange={quote.validity.set}
            />
          </Box>
          {lines.length > 0 && (
            <FormControlLabel
              label={t('orders.showLines')}
              sx={{ gridColumn: { xs: '1 / -1', sm: 'auto', md: 'span 2' }, alignSelf: 'end' }}
              control={
                <Checkbox
                  checked={quote.showLines}
                  disabled={loading}
                  onChange={(event) => quote.setShown(event.target.checked)}
                />
              }
            />
          )}
        </PriceFields>
        <StaleNotice guard={guard} busy={loading} onSaveAgain={save} />
        <ActionBar>
          <Box sx={{ minWidth: 0, color: 'text.secondary', fontSize: '0.875rem' }}>
            <Box aria-hidden sx={{ display: { lg: 'none' } }}>
              {t('orders.customerPays')}
              <Box sx={{ color: 'text.primary', fontSize: '1.0625rem', fontWeight: 700 }}>
                {priced ? printTotal(form.values, foodCents) : t('orders.typePrice')}
              </Box>
            </Box>
            <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
              {priced ? mustAskAgain && t('orders.linkDies') : t('orders.typePrice')}
            </Box>
          </Box>
          <Button type="submit" variant="contained" color={mustAskAgain ? 'primary' : 'signal'} disabled={loading}>
            {loading ? t('orders.sending') : t('orders.sendEmail')}
          </Button>
        </ActionBar>
      </Form>
      {/* Below: the button that sends is seen without scrolling. */}
      {paying}
      <PriceQuestion {...quote.question} confirmLabel={t('orders.sendEmail')} />
    </Section>
  );
}

/** The price list's messages beside its lines. */
function Notices({ quote: { proposal, form, takeProposal } }: { quote: ReturnType<typeof useQuote> }) {
  if (!proposal) return null;
  const { price, problem, vatRate, vatReason, shown } = proposal;
  const { netCents, vatRate: chosen } = form.values;
  return (
    <>
      {problem && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('orders.noProposal')}: {problem}
        </Alert>
      )}
      {shown && (
        <ShownNotice
          shown={shown}
          taken={shown.kind === 'firm' && netCents === toCents(shown.netTo)}
          onTake={() => form.set('netCents', toCents(shown.netTo))}
        />
      )}
      {vatReason && chosen !== vatRate && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            vatRate !== null && (
              <Button color="inherit" size="small" onClick={() => form.set('vatRate', vatRate)}>
                {t('orders.useVatRate', { rate: vatRate })}
              </Button>
            )
          }
        >
          {vatReason}
        </Alert>
      )}
      {price !== null && netCents !== toCents(price) && (
        <Box sx={{ mb: 1 }}>
          <Button size="small" onClick={takeProposal}>
            {t('orders.useProposed', { price: formatMoney(toCents(price)) })}
          </Button>
        </Box>
      )}
    </>
  );
}
