import Paper from '@mui/material/Paper';
import { t } from '../../i18n/et';
import { formatLongDate } from '../../lib/texts/time';
import { citiesOf, priceText } from '../../lib/texts/tripTexts';
import { KeyValueList } from '../../ui/layout/KeyValueList';
import { NoticePage } from '../../ui/layout/NoticePage';
import { RouteTimes } from '../../ui/RouteTimes';
import { rows } from './rows';
import { TripCard } from './TripCard';
import type { TripProps } from './useMyTrip';

/** The trip: its price, its way, what can be done, in this order. */
export function TripView(props: TripProps) {
  const { trip } = props;
  const { start, stops, passengers, price } = trip;
  return (
    <NoticePage
      title={citiesOf(trip) || t('myTrip.title')}
      lead={t('myTrip.day', { day: formatLongDate(start), passengers })}
    >
      {price && (
        <TripCard title={t('myTrip.price')}>
          <KeyValueList items={[{ label: t('myTrip.amountDue'), value: priceText(price.amountDue) }]} />
        </TripCard>
      )}
      <TripCard title={t('myTrip.route')}>
        <RouteTimes start={start} stops={stops} />
      </TripCard>
      <Paper component="ul" aria-label={t('myTrip.actions')} sx={listStyles}>
        {rows.map((Row, index) => (
          <Row key={index} {...props} />
        ))}
      </Paper>
    </NoticePage>
  );
}

const listStyles = {
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  m: 0,
  mb: 2,
  p: 0,
  '&:empty': { display: 'none' },
};
