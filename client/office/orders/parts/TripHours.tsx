import Alert from '@mui/material/Alert';
import type { AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCheckTripQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import type { FullOrder } from './orderParts';
import { TripRepairs } from './TripRepairs';

interface TripHoursProps {
  order: FullOrder;
  /** Takes the repair that a second driver is; without it the repair is only told. */
  onSecondDriver?: () => void;
}

/** Says when one driver may not have the trip, what would help, and where a stop is too short for a break. */
export function TripHours(props: TripHoursProps) {
  // A trip that was edited is another trip, and is asked about again.
  return <TripHoursOnce key={props.order.version} {...props} />;
}

interface HoursCheckFailedProps extends Pick<AlertProps, 'sx'> {
  onAgain: () => void;
}

export const HoursCheckFailed = ({ sx, onAgain }: HoursCheckFailedProps) => (
  <Alert
    severity="info"
    sx={sx}
    action={
      <Button color="inherit" size="small" onClick={onAgain}>
        {t('orders.hoursCheckAgain')}
      </Button>
    }
  >
    {t('orders.hoursCheckFailed')}
  </Alert>
);

/** An empty bus has no timetable: what the plan gives its driver there. */
function EmptyDrives({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  );
}

function TripHoursOnce({ order, onSecondDriver }: TripHoursProps) {
  const { data, error, refetch } = useCheckTripQuery({
    variables: { orderId: order.id },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.checkTrip;
  if (error && !found) return <HoursCheckFailed sx={{ mb: 2 }} onAgain={() => void refetch().catch(() => undefined)} />;
  if (!found) return null;
  const told = [...found.countsOn, ...found.shortBreaks];
  const isRed = found.light === 'red';
  if (!isRed && told.length === 0) return <EmptyDrives sentences={found.emptyDrives} />;
  const title = isRed
    ? t('orders.hoursTrip')
    : t(found.shortBreaks.length > 0 ? 'orders.hoursTripUses' : 'orders.hoursTripCounts');
  return (
    <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { minWidth: 0 } }}>
      <AlertTitle sx={{ fontSize: '0.9375rem' }}>{title}</AlertTitle>
      {isRed && found.sentence}
      {told.length > 0 && (
        <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
          {told.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '&:empty': { display: 'none' } }}>
        {onSecondDriver && found.secondDriverHelps && (
          <Button size="small" variant="outlined" color="inherit" onClick={onSecondDriver}>
            {t('orders.hoursTakeSecond')}
          </Button>
        )}
        {order.allowedActions.includes('editRoute') && (
          <TripRepairs order={order} repairs={found.repairs} onSecondDriver={onSecondDriver} />
        )}
      </Box>
    </Alert>
  );
}
