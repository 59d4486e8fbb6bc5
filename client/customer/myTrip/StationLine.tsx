import Box from '@mui/material/Box';
import { t } from '../../i18n/publicTexts';
import type { CustomerTrip } from './useMyTrip';

const stations = ['myTrip.asked', 'myTrip.offered', 'myTrip.confirmed', 'myTrip.driven'] as const;

/** How many stations are reached; a trip that was called off keeps those that it had come to. */
const countReached = ({ state, acceptances, cancellationFee }: Journey): number =>
  state === 'cancelled' && (acceptances.length > 0 || cancellationFee !== null) ? reached.confirmed : reached[state];

type Journey = Pick<CustomerTrip, 'state' | 'acceptances' | 'cancellationFee'>;

/** Nothing goes on from here. */
const ended: readonly CustomerTrip['state'][] = ['cancelled', 'rejected', 'lapsed'];

const reached: Record<CustomerTrip['state'], number> = {
  asked: 1,
  offered: 2,
  ended: 2,
  confirmed: 3,
  over: 4,
  lapsed: 1,
  rejected: 2,
  cancelled: 2,
};

/** The life of a trip as the route line: what is behind is yellow. */
export function StationLine({ trip }: { trip: Journey }) {
  const count = countReached(trip);
  const isOver = ended.includes(trip.state);
  const printWord = (name: string, index: number) => {
    if (index < count - 1 || (isOver && index < count)) return t('myTrip.stationDone', { name });
    return !isOver && index === count - 1 ? t('myTrip.stationNow', { name }) : t('myTrip.stationAhead', { name });
  };
  return (
    <Box component="ol" aria-label={t('myTrip.stations')} sx={listStyles}>
      {stations.map((station, index) => (
        <Box
          component="li"
          key={station}
          aria-current={!isOver && index === count - 1 ? 'step' : undefined}
          sx={stationStyles}
        >
          <Box aria-hidden sx={lineStyles}>
            <Box
              sx={{ ...halfStyles, bgcolor: index === 0 ? 'transparent' : index < count ? 'signal.main' : 'divider' }}
            />
            <Box sx={{ ...dotStyles, bgcolor: index < count ? 'signal.main' : 'var(--mui-palette-route-hollow)' }} />
            <Box
              sx={{
                ...halfStyles,
                bgcolor: index === 3 ? 'transparent' : index < count - 1 ? 'signal.main' : 'divider',
              }}
            />
          </Box>
          <Box component="span" aria-hidden sx={{ fontSize: '0.78125rem', fontWeight: 600 }}>
            {t(station)}
          </Box>
          <span className="spoken">{printWord(t(station), index)}</span>
        </Box>
      ))}
    </Box>
  );
}

const listStyles = { display: 'flex', m: 0, mb: 2, p: 0, listStyle: 'none', position: 'relative' };

const stationStyles = {
  flex: '1 1 0',
  minWidth: 0,
  textAlign: 'center',
  position: 'relative',
  overflowWrap: 'anywhere',
};

const lineStyles = { display: 'flex', alignItems: 'center', mb: 0.5 };

const halfStyles = { flex: '1 1 0', height: 4 };

const dotStyles = {
  flexShrink: 0,
  width: 16,
  height: 16,
  borderRadius: '50%',
  border: '3px solid var(--mui-palette-route-outline)',
};
