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
import type { ProposalFragment } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { useFocusWhenFree } from '../../../lib/forms/useFocusWhenFree';
import { paths } from '../../../lib/navigation/paths';
import { toCents } from '../../../lib/texts/money';
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
import { useProposal } from './useProposal';
import { useQuote } from './useQuote';

// A letter of the price is drawn first, and then what compares that price. The rest is not drawn again.
const Hours = memo(TripHours);
const Similar = memo(SimilarTrips);

interface QuoteFormProps extends OrderPartProps {
  /** The card of a prepayment. */
  paying?: ReactNode;
}

/** Answers the inquiry with a price, or answers it again (docs/product.md, 'Quote form'). */
export function QuoteForm(props: QuoteFormProps) {
  const mustAskAgain = !props.order.allowedActions.includes('answer');
  const proposal = useProposal(props.order);
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
      <QuoteFields {...props} proposal={proposal} mustAskAgain={mustAskAgain} />
    </Section>
  );
}

interface QuoteFieldsProps extends QuoteFormProps {
  proposal: ProposalFragment | undefined;
  mustAskAgain: boolean;
}

/** Keeps what is typed, so that a letter does not draw the card around it again. */
function QuoteFields({ paying, proposal, mustAskAgain, ...props }: QuoteFieldsProps) {
  const quote = useQuote(props, proposal);
  const { form, guard, priced, foodCents, save, loading, lines } = quote;
  const price = useRef<HTMLInputElement>(null);
  const nowCents = useDeferredValue(priced ? form.values.netCents : null);
  const difference = useDeferredValue(quote.difference);
  const otherCents = useDeferredValue(quote.otherCents);
  // On a phone it would open the keyboard over the page.
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  useFocusWhenFree(price, isWide && !mustAskAgain, props.order.id);

  return (
    <>
      <Notices proposal={proposal} form={form} />
      <Form
        onSubmit={quote.submit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
        }}
      >
        {(lines.length > 0 || proposal) && (
          <QuoteLines
            lines={lines}
            difference={difference}
            otherCents={otherCents}
            onChange={quote.setLines}
            onTakeProposal={quote.takeProposal}
            disabled={loading}
          />
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
          {lines.length > 0 && <ShowLines checked={quote.showLines} disabled={loading} onChange={quote.setShown} />}
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
          <SendButton isFirst={!mustAskAgain} sending={loading} />
        </ActionBar>
      </Form>
      {/* Below: the button that sends is seen without scrolling. */}
      {paying}
      <PriceQuestion {...quote.question} confirmLabel={t('orders.sendEmail')} />
    </>
  );
}

interface ShowLinesProps {
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

const ShowLines = memo(function ShowLines({ checked, disabled, onChange }: ShowLinesProps) {
  return (
    <FormControlLabel
      label={t('orders.showLines')}
      sx={{ gridColumn: { xs: '1 / -1', sm: 'auto', md: 'span 2' }, alignSelf: 'end' }}
      control={<Checkbox checked={checked} disabled={disabled} onChange={(event) => onChange(event.target.checked)} />}
    />
  );
});

const SendButton = memo(function SendButton({ isFirst, sending }: { isFirst: boolean; sending: boolean }) {
  return (
    <Button type="submit" variant="contained" color={isFirst ? 'signal' : 'primary'} disabled={sending}>
      {sending ? t('orders.sending') : t('orders.sendEmail')}
    </Button>
  );
});

type NoticesProps = Pick<QuoteFieldsProps, 'proposal'> & Pick<ReturnType<typeof useQuote>, 'form'>;

/** The price list's messages above its lines. */
function Notices({ proposal, form }: NoticesProps) {
  if (!proposal) return null;
  const { problem, vatRate, vatReason, shown } = proposal;
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
    </>
  );
}
