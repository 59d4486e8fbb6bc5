import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { findRestOfAddress } from '../../../server/platform/values/routeTitle';
import { getLanguage } from '../../i18n/language';
import { t } from '../../i18n/publicTexts';
import type { TimedStop } from './stopTimes';
import { leavesTooEarly } from '../../lib/texts/tripTexts';
import { StopsByDay } from './StopsByDay';

interface RouteTimesProps<Stop extends TimedStop> {
  stops: readonly Stop[];
  /** A further note on a stop. */
  more?: (stop: Stop) => string | null;
}

/** The stops of a trip with when each is reached and left, for anyone who opened an e-mailed link. */
export function RouteTimes<Stop extends TimedStop & { city: string; address: string }>({
  stops,
  more,
}: RouteTimesProps<Stop>) {
  return (
    <StopsByDay label={t('ui.route')} stops={stops}>
      {(stop, { arrive, depart }) => (
        <>
          <Typography>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {stop.city}
            </Box>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {findRestOfAddress(stop, getLanguage())}
            </Box>
          </Typography>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {[
              // The departure is what was agreed; an estimate that has grown past it is nothing to wait for.
              arrive && !leavesTooEarly(stop) && t('ui.arrives', { time: arrive }),
              depart && t('ui.departs', { time: depart }),
              more?.(stop),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </>
      )}
    </StopsByDay>
  );
}
