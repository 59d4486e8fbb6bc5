import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { OfferLinkQuery } from '../../generated/plain';
import { t } from '../../i18n/publicTexts';
import { formatDuration } from '../../lib/texts/minutes';
import { formatDateTimeWithDay } from '../../lib/texts/time';
import { printDistance, printPrice } from '../../lib/texts/tripTexts';
import { CancellationLines } from '../../shared/trip/CancellationLines';
import { PriceNote, lastMoment, listPriceItems } from '../../shared/trip/priceParts';
import { KeyValueList } from '../../ui/layout/KeyValueList';
import { Quiet } from '../../ui/Quiet';
import { PaperLink } from './PaperLink';
import { RouteTimes } from '../../shared/trip/RouteTimes';

export type LinkedOffer = OfferLinkQuery['offerLink'];

/** The offer: the trip, its price with VAT and catering, and the one sum to pay. */
export function OfferSummary({ offer, link }: { offer: LinkedOffer; link: { id: string; key: string } }) {
  const { start, stops, passengers, distanceKm, durationMin, note, cancellation } = offer;
  const { price, food, amountDue } = offer;
  return (
    <Paper variant="outlined" component="section" aria-label={t('offer.summary')} sx={cardStyles}>
      <Typography variant="h2" sx={{ mb: 2.5 }}>
        {formatDateTimeWithDay(start)}
      </Typography>
      <RouteTimes stops={stops} />
      <Box sx={partStyles}>
        <KeyValueList
          items={[
            { label: t('offer.passengers'), value: passengers },
            { label: t('offer.distance'), value: printDistance(distanceKm) },
            { label: t('offer.drivingTime'), value: formatDuration(durationMin) },
          ]}
        />
      </Box>
      <Box sx={partStyles}>
        <KeyValueList items={listPriceItems({ ...offer, net: price })} />
        {amountDue !== null && (
          <Box sx={sumStyles}>
            <span>{t('myTrip.amountDue')}</span>
            <Box component="strong" sx={{ whiteSpace: 'nowrap' }}>
              {printPrice(amountDue)}
            </Box>
          </Box>
        )}
        {food.length > 0 && <Quiet sx={{ mt: 0.5 }}>{t('myTrip.foodHasVat')}</Quiet>}
        {offer.validUntil && (
          <Quiet sx={{ mt: 1 }}>{t('offer.validUntil', { day: lastMoment(offer.validUntil) })}</Quiet>
        )}
        <CancellationLines lines={cancellation} />
        <PaperLink link={link} of="offer" />
      </Box>
      {note && <PriceNote note={note} mt={2.5} />}
    </Paper>
  );
}

const cardStyles = { borderRadius: '10px', p: 2.5, mb: 3.5 };

const partStyles = { borderTop: 1, borderColor: 'line.soft', mt: 2.5, pt: 2 };

const sumStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  mt: 1.5,
  fontSize: '1.1875rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
};
