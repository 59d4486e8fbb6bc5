import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../i18n/publicTexts';
import { formatDate, formatDateTime, wallClock } from '../../lib/texts/time';
import { priceText } from '../../lib/texts/tripTexts';
import { KeyValueList } from '../../ui/layout/KeyValueList';
import { CancellationLines } from '../../shared/trip/CancellationLines';
import { AmountDue } from './AmountDue';
import { TripCard } from './TripCard';
import type { Trip } from './useMyTrip';

/** The price with its lines, VAT and catering, and the one sum to pay; of a trip that was cancelled, what that costs. */
export function PriceCard({ trip: { price, food, state, cancellationFee } }: { trip: Trip }) {
  if (state === 'cancelled') return cancellationFee ? <FeeCard fee={cancellationFee} /> : null;
  if (!price) return null;
  const { lines, net, vatRate, vat, amountDue, validUntil, note, cancellation } = price;
  const waits = state === 'offered' && validUntil;
  return (
    <TripCard
      title={t('myTrip.price')}
      aside={waits && <Box sx={pillStyles}>{t('myTrip.validUntil', { day: lastMoment(validUntil) })}</Box>}
    >
      <KeyValueList
        items={[
          ...lines.map(({ title, detail, amount }) => ({
            label: detail ? `${title}: ${detail}` : title,
            value: priceText(amount),
          })),
          { label: t('myTrip.net'), value: priceText(net) || t('myTrip.priceLater') },
          { label: t('myTrip.vat', { rate: vatRate }), value: priceText(vat) },
          ...food.map((item) => ({
            label: `${item.name} × ${item.count}`,
            value: priceText(item.price * item.count),
          })),
        ]}
      />
      {amountDue !== null && <AmountDue euros={amountDue} />}
      {food.length > 0 && (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {t('myTrip.foodHasVat')}
        </Typography>
      )}
      <CancellationLines lines={cancellation} />
      {note && (
        <Box sx={noteStyles}>
          <Typography sx={{ fontSize: '0.8125rem', fontWeight: 700 }}>{t('myTrip.note')}</Typography>
          {note}
        </Box>
      )}
    </TripCard>
  );
}

const FeeCard = ({ fee }: { fee: number }) => (
  <TripCard title={t('myTrip.cancellationFee')}>
    <AmountDue euros={fee} alone />
    <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
      {t('myTrip.feeHasVat')}
    </Typography>
  </TripCard>
);

/** The last day, or the moment of the departure where it ends then. */
export function lastMoment(end: string): string {
  if (wallClock(end).time !== '00:00:00') return formatDateTime(end);
  return formatDate(new Date(new Date(end).getTime() - 1));
}

const pillStyles = {
  px: 1.25,
  py: 0.25,
  borderRadius: 5,
  fontSize: '0.78125rem',
  fontWeight: 600,
  bgcolor: 'tone.amber.background',
  color: 'tone.amber.text',
};

const noteStyles = {
  mt: 2,
  px: 1.75,
  py: 1.25,
  borderRadius: 1,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  bgcolor: 'tone.amber.background',
  color: 'tone.amber.text',
};
