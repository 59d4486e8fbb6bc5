import Box from '@mui/material/Box';
import { t } from '../../i18n/publicTexts';
import { KeyValueList } from '../../ui/layout/KeyValueList';
import { Quiet } from '../../ui/Quiet';
import { CancellationLines } from '../../shared/trip/CancellationLines';
import { PriceNote, lastMoment, listPriceItems } from '../../shared/trip/priceParts';
import { AmountDue } from './AmountDue';
import { TripCard } from './TripCard';
import type { CustomerTrip } from './useMyTrip';

/** The price with its lines, VAT and catering, and the one sum to pay; of a trip that was cancelled, what that costs. */
export function PriceCard({ trip: { price, food, state, cancellationFee } }: { trip: CustomerTrip }) {
  if (state === 'cancelled') return cancellationFee ? <FeeCard fee={cancellationFee} /> : null;
  if (!price) return null;
  const { amountDue, validUntil, note, cancellation } = price;
  const waits = state === 'offered' && validUntil;
  return (
    <TripCard
      title={t('myTrip.price')}
      aside={waits && <Box sx={pillStyles}>{t('myTrip.validUntil', { day: lastMoment(validUntil) })}</Box>}
    >
      <KeyValueList items={listPriceItems({ ...price, food })} />
      {amountDue !== null && <AmountDue euros={amountDue} />}
      {food.length > 0 && <Quiet sx={{ mt: 0.5 }}>{t('myTrip.foodHasVat')}</Quiet>}
      <CancellationLines lines={cancellation} />
      {note && <PriceNote note={note} mt={2} />}
    </TripCard>
  );
}

const FeeCard = ({ fee }: { fee: number }) => (
  <TripCard title={t('myTrip.cancellationFee')}>
    <AmountDue euros={fee} alone />
    <Quiet sx={{ mt: 0.5 }}>{t('myTrip.feeHasVat')}</Quiet>
  </TripCard>
);

const pillStyles = {
  px: 1.25,
  py: 0.25,
  borderRadius: 5,
  fontSize: '0.78125rem',
  fontWeight: 600,
  bgcolor: 'tone.amber.background',
  color: 'tone.amber.text',
};
