import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { ShowInquiryPriceDocument } from '../../generated/plain';
import type { ShowInquiryPriceMutation, ShowInquiryPriceMutationVariables } from '../../generated/plain';
import { t } from '../../i18n/et';
import { locatedStops } from '../../lib/forms/draftRoute';
import { request } from '../../lib/request/request';
import { centsOf, formatMoney } from '../../lib/texts/money';
import { formatDate } from '../../lib/texts/time';
import type { InquiryState } from './inquiryState';

type Shown = NonNullable<ShowInquiryPriceMutation['showInquiryPrice']>;
type Asked = ShowInquiryPriceMutationVariables['input'];

const money = (euros: number) => formatMoney(centsOf(euros));

/** The price of the trip before it is sent, where the company shows one (docs/product.md, 'Price before sending'). */
export default function PriceBox({ state }: { state: InquiryState }) {
  const price = useShownPrice(state);
  // Whoever fails to learn the price still can send the inquiry, and gets it by e-mail.
  if (!price) return null;
  const { kind, netFrom, netTo, totalFrom, totalTo, vatRate, holdsUntil } = price;
  const firm = kind === 'firm';
  const between = (from: number, to: number) =>
    firm ? money(from) : t('inquiry.priceBetween', { from: money(from), to: money(to) });
  return (
    <Box role="status" sx={styles}>
      <Typography sx={{ fontWeight: 700 }}>{t(firm ? 'inquiry.priceFirm' : 'inquiry.priceRange')}</Typography>
      <Typography sx={{ fontSize: '1.375rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {between(totalFrom, totalTo)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('inquiry.priceVat', { net: between(netFrom, netTo), rate: vatRate })}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {holdsUntil ? t('inquiry.priceHolds', { day: lastDay(holdsUntil) }) : t('inquiry.priceHoldsNothing')}
      </Typography>
    </Box>
  );
}

/** Asked anew each time the step is opened: what is shown last is what the company keeps. */
function useShownPrice(state: InquiryState) {
  const [price, setPrice] = useState<Shown | null>(null);
  const input = askedOf(state);
  const text = input.stops.length > 1 && input.passengers > 0 ? JSON.stringify(input) : undefined;
  useEffect(() => {
    if (text === undefined) return;
    let outdated = false;
    const variables = { input: JSON.parse(text) as Asked };
    request(ShowInquiryPriceDocument, variables).then(
      ({ showInquiryPrice }) => void (outdated || setPrice(showInquiryPrice)),
      () => undefined,
    );
    return () => {
      outdated = true;
    };
  }, [text]);
  return price;
}

/** An end at midnight is the end of the day before. */
const lastDay = (holdsUntil: string): string => formatDate(new Date(new Date(holdsUntil).getTime() - 1).toISOString());

function askedOf({ inquiryId, formKey, stops, details }: InquiryState) {
  const located = locatedStops(stops);
  return {
    inquiryId,
    formKey,
    stops: located.map(({ place: { lat, lng, address }, depart }, index) => ({
      ...{ lat, lng, address },
      ...(index < located.length - 1 && { depart }),
    })),
    passengers: details.passengers,
    promo: details.promo.trim() || null,
  };
}

const styles = {
  mb: 2.5,
  px: 2,
  py: 1.5,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
};
