import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { findRestOfAddress } from '../../../../server/platform/values/routeTitle';
import { getLanguage } from '../../../i18n/language';
import { t } from '../../../i18n/officeTexts';
import { formatDuration } from '../../../lib/texts/minutes';
import type { StopTimes } from '../../../shared/trip/stopTimes';
import { StopsByDay } from '../../../shared/trip/StopsByDay';
import { TripMap } from '../../../ui/map/TripMap';
import { Section } from '../../../ui/layout/Section';
import type { FullOrder } from '../parts/orderParts';
import { leavesTooEarly, printDistance } from '../parts/orderTexts';
import { atLeast } from '../../../ui/layout/leastType';

interface RouteCardProps {
  order: FullOrder;
  actions?: ReactNode;
  /** Notes on the route. */
  note?: ReactNode;
  /** Beside the sums: how the route is changed. */
  edit?: ReactNode;
}

/** The stops with their times, the way on a map, and the sums of the route. */
export function RouteCard({ order, actions, note, edit }: RouteCardProps) {
  const { stops } = order;
  return (
    <Section title={t('job.route')} actions={actions}>
      <Box sx={columnsStyles}>
        <StopsByDay label={t('job.route')} stops={stops}>
          {(stop, times) => (
            <>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
                <Box sx={{ minWidth: 0 }}>
                  <strong>{stop.city}</strong>{' '}
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {findRestOfAddress(stop, getLanguage())}
                  </Box>
                </Box>
                <Times {...times} />
              </Box>
              {stop.driverAtStop && <Box sx={{ color: 'text.secondary' }}>{t(`job.driver_${stop.driverAtStop}`)}</Box>}
              {leavesTooEarly(stop) && (
                <FormHelperText error sx={{ textAlign: 'right' }}>
                  {t('stops.leavesTooEarly')}
                </FormHelperText>
              )}
            </>
          )}
        </StopsByDay>
        <Box sx={mapStyles}>
          <TripMap label={t('job.routeMap')} stops={stops} />
        </Box>
      </Box>
      {note}
      {order.estimateNotes.map((estimateNote) => (
        <Alert key={estimateNote} severity="info" sx={{ mt: 2 }}>
          {estimateNote}
        </Alert>
      ))}
      <Box sx={footStyles}>
        <Box component="dl" sx={factsStyles}>
          <Fact label={t('job.distance')}>{printDistance(order.distanceKm)}</Fact>
          <Fact label={t('job.drivingTime')}>{formatDuration(order.durationMin)}</Fact>
          <Fact label={t('job.passengers')}>{order.passengers}</Fact>
          <Fact label={t('job.stops')}>{stops.length - 2}</Fact>
        </Box>
        {edit}
      </Box>
    </Section>
  );
}

/** '09:20 – 10:00' */
function Times({ arrive, depart }: Pick<StopTimes, 'arrive' | 'depart'>) {
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right', ml: 'auto' }}>
      {arrive}
      {arrive && depart && ' – '}
      {depart && <strong>{depart}</strong>}
    </Box>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: atLeast('0.75rem'), fontWeight: 600 }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontSize: '1.125rem', fontWeight: 700 }}>
        {children}
      </Box>
    </div>
  );
}

const columnsStyles = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.1fr)' },
};

const mapStyles = {
  minHeight: { xs: 200, md: 240 },
  // The container of the map has no height.
  position: 'relative',
  '& > *': { position: 'absolute !important', inset: 0 },
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  overflow: 'hidden',
  // It keeps the part and the size that it had on the screen; the stops say all.
  '@media print': { display: 'none' },
};

const footStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  mt: 2.5,
  pt: 2,
  borderTop: 1,
  borderColor: 'line.soft',
};

const factsStyles = { display: 'flex', flexWrap: 'wrap', columnGap: { xs: 2.5, sm: 4 }, rowGap: 1.5, m: 0 };
