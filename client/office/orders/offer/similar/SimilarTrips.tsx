import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useSimilarTripsQuery } from '../../../../generated/graphql';
import type { OfferOutcome, SimilarTripsQuery } from '../../../../generated/graphql';
import { t } from '../../../../i18n/officeTexts';
import { formatMoney, toCents } from '../../../../lib/texts/money';
import { printPrice } from '../../../../lib/texts/tripTexts';
import type { FullOrder } from '../../parts/orderParts';
import { OutcomeMark, SimilarPicture, outcomeStyles } from './SimilarPicture';

type Similar = SimilarTripsQuery['similarTrips'];
interface Outcome {
  outcome: OfferOutcome;
  text: string;
}

interface SimilarTripsProps {
  order: FullOrder;
  /** The price that stands in the form, in cents. */
  nowCents: number | null;
}

/** Past offers for similar trips of the company and their results (docs/product.md, 'Similar trips'). */
export function SimilarTrips(props: SimilarTripsProps) {
  // A trip that was edited is another trip, and is asked about again.
  return <SimilarTripsOnce key={props.order.version} {...props} />;
}

function SimilarTripsOnce({ order, nowCents }: SimilarTripsProps) {
  const { data, error, refetch } = useSimilarTripsQuery({
    variables: { orderId: order.id },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.similarTrips;
  return (
    <Box component="section" aria-label={t('orders.similar')} sx={{ mb: 2 }}>
      <Typography component="h3" variant="h3" sx={{ mb: 0.5 }}>
        {t('orders.similar')}
      </Typography>
      {found && <Found similar={found} nowCents={nowCents} />}
      {!found && !error && <Skeleton variant="rounded" height={96} />}
      {!found && error && (
        <Box sx={textStyles}>
          {t('orders.similarFailed')}{' '}
          <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
            {t('ui.retry')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function Found({ similar, nowCents }: { similar: Similar; nowCents: number | null }) {
  const { offers, lowerQuartile, median, upperQuartile } = similar;
  if (lowerQuartile === null || median === null || upperQuartile === null)
    return <Box sx={textStyles}>{t('orders.similarUnknown', { count: offers.length })}</Box>;
  const outcomes = listOutcomes(similar);
  const middle = t('orders.similarMiddle', {
    lower: printPrice(lowerQuartile),
    upper: printPrice(upperQuartile),
    median: printPrice(median),
  });
  const now = nowCents === null ? [] : [t('orders.similarNow', { price: formatMoney(nowCents) })];
  return (
    <>
      <Box sx={textStyles}>{printScope(similar)}</Box>
      <SimilarPicture
        offers={offers.map(({ price, outcome }) => ({ cents: toCents(price), outcome }))}
        lowerCents={toCents(lowerQuartile)}
        upperCents={toCents(upperQuartile)}
        nowCents={nowCents}
        label={[printScope(similar), middle, ...outcomes.map(({ text }) => text), ...now].join(' ')}
      />
      <Box sx={{ fontSize: '0.875rem', mt: 0.5 }}>{middle}</Box>
      {outcomes.map(({ outcome, text }) => (
        <MarkedLine key={outcome} outcome={outcome} text={text} />
      ))}
    </>
  );
}

/** The mark of the picture stands before what it means. */
function MarkedLine({ outcome, text }: Outcome) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.875rem', ...outcomeStyles }}>
      <Box component="svg" aria-hidden width={12} height={12} viewBox="-6 -6 12 12" sx={{ flexShrink: 0 }}>
        <OutcomeMark outcome={outcome} />
      </Box>
      <span>{text}</span>
    </Box>
  );
}

function listOutcomes({ won, decided, wonUpTo, lost, offers }: Similar): Outcome[] {
  const open = offers.length - decided;
  const reasons = lost.map(({ reason, count }) => `${count} × ${t(`orders.lost_${reason}`)}`).join(', ');
  const said: Outcome[] = [];
  if (wonUpTo !== null)
    said.push({ outcome: 'won', text: t('orders.similarWon', { won, decided, price: printPrice(wonUpTo) }) });
  else if (decided > 0) said.push({ outcome: 'won', text: t('orders.similarNoneWon', { decided }) });
  if (reasons) said.push({ outcome: 'lost', text: t('orders.similarLost', { reasons }) });
  if (open > 0) said.push({ outcome: 'open', text: t('orders.similarOpen', { count: open }) });
  return said;
}

function printScope(similar: Similar): string {
  const { offers, passengersFrom, passengersTo, kmFrom, kmTo, minutesFrom, minutesTo, days, summer } = similar;
  return t('orders.similarScope', {
    count: offers.length,
    passengers:
      passengersTo === null
        ? t('orders.similarOrMore', { count: passengersFrom })
        : `${passengersFrom}–${passengersTo}`,
    km: `${kmFrom}–${kmTo}`,
    hours: `${minutesFrom / 60}–${minutesTo / 60}`,
    days: days === 1 ? t('orders.similarOneDay') : t('office.days', { count: days }),
    season: summer ? t('orders.summer') : t('orders.winter'),
  });
}

const textStyles = { color: 'text.secondary', fontSize: '0.875rem' };
