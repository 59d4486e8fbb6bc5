import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { ShowInquiryPriceDocument } from '../../../generated/plain';
import type { ShowInquiryPriceMutation, ShowInquiryPriceMutationVariables } from '../../../generated/plain';
import { t } from '../../../i18n/publicTexts';
import { listLocatedStops } from '../../../lib/forms/draftRoute';
import { request } from '../../../lib/request/request';
import { formatMoney, toCents } from '../../../lib/texts/money';
import { formatDate } from '../../../lib/texts/time';
import type { InquiryState } from '../inquiryState';
import { Quiet } from '../../../ui/Quiet';

type ShownPrice = NonNullable<ShowInquiryPriceMutation['showInquiryPrice']>;
type PriceInput = ShowInquiryPriceMutationVariables['input'];

/** After the last letter of what the price depends on. */
const PAUSE_MS = 600;

const printEuros = (euros: number) => formatMoney(toCents(euros));

/** The price of the trip before it is sent, where the company shows one (docs/product.md, 'Price before sending'). */
export default function PriceBox({ state }: { state: InquiryState }) {
  const { price, outdated } = useShownPrice(state);
  // Anyone who fails to learn the price still can send the inquiry, and gets it by e-mail.
  if (!price) return null;
  const { kind, netFrom, netTo, totalFrom, totalTo, vatRate, holdsUntil } = price;
  const isFirm = kind === 'firm';
  const printRange = (from: number, to: number) =>
    isFirm ? printEuros(from) : t('inquiry.priceBetween', { from: printEuros(from), to: printEuros(to) });
  return (
    <Box role="status" aria-busy={outdated} sx={outdated ? outdatedStyles : styles}>
      <Typography sx={{ fontWeight: 700 }}>{t(isFirm ? 'inquiry.priceFirm' : 'inquiry.priceRange')}</Typography>
      <Typography sx={{ fontSize: '1.375rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {printRange(totalFrom, totalTo)}
      </Typography>
      <Quiet>{t('inquiry.priceVat', { net: printRange(netFrom, netTo), rate: vatRate })}</Quiet>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {holdsUntil ? t('inquiry.priceHolds', { day: printLastDay(holdsUntil) }) : t('inquiry.priceHoldsNothing')}
      </Typography>
    </Box>
  );
}

/**
 * Asked again each time the step is opened, and after what it depends on was typed: what is shown last is what the company keeps.
 * Meanwhile the former price stays, and looks so.
 */
function useShownPrice(state: InquiryState) {
  const [shown, setShown] = useState<{ price: ShownPrice | null; text: string }>();
  const input = toPriceInput(state);
  const text = input.stops.length > 1 && input.passengers > 0 ? JSON.stringify(input) : undefined;
  const open = useRef(false);
  useEffect(() => {
    // The earlier value appears at once, and typing can continue.
    const pauseMs = open.current ? PAUSE_MS : 0;
    open.current = true;
    if (text === undefined) return;
    let isOutdated = false;
    const show = (price: ShownPrice | null) => void (isOutdated || setShown({ price, text }));
    const ask = () => {
      request(ShowInquiryPriceDocument, { input: JSON.parse(text) as PriceInput }).then(
        ({ showInquiryPrice }) => show(showInquiryPrice),
        () => show(null),
      );
    };
    const timer = setTimeout(ask, pauseMs);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [text]);
  const price = text === undefined ? null : (shown?.price ?? null);
  return { price, outdated: shown?.text !== text };
}

/** An end at midnight is the end of the day before. */
const printLastDay = (holdsUntil: string): string =>
  formatDate(new Date(new Date(holdsUntil).getTime() - 1).toISOString());

function toPriceInput({ inquiryId, formKey, stops, details }: InquiryState) {
  const located = listLocatedStops(stops);
  return {
    inquiryId,
    formKey,
    stops: located.map(({ place: { lat, lng, address }, depart }, index) => ({
      lat,
      lng,
      address,
      ...(index < located.length - 1 && { depart }),
    })),
    passengers: details.passengers,
    promo: details.promo.trim() || null,
  };
}

const styles = {
  px: 2,
  py: 1.5,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
};

const outdatedStyles = { ...styles, opacity: 0.55 };
