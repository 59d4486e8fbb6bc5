import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { restOfAddress } from '../../../../server/platform/values/routeTitle';
import { language } from '../../../i18n/language';
import { t } from '../../../i18n/officeTexts';
import { formatDuration } from '../../../lib/texts/minutes';
import { formatDate, formatTime, localDateOf } from '../../../lib/texts/time';
import { RouteList, RouteStop, stopPlace } from '../../../ui/RouteLine';
import { TripMap } from '../../../ui/map/TripMap';
import { Section } from '../../../ui/layout/Section';
import type { FullOrder } from '../parts/orderParts';
import { distanceText, leavesTooEarly } from '../parts/orderTexts';
import { atLeast } from '../../../ui/layout/leastType';

interface RouteCardProps {
  order: FullOrder;
  actions?: ReactNode;
  /** What is to be said of the route. */
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
        <RouteList label={t('job.route')}>
          {stops.map((stop, index) => (
            // A place may be visited twice: its position is what tells stops apart.
            <RouteStop key={index} place={stopPlace(index, stops.length)}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
                <Box sx={{ minWidth: 0 }}>
                  <strong>{stop.city}</strong>{' '}
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {restOfAddress(stop, language())}
                  </Box>
                </Box>
                <Times stop={stop} before={stops[index - 1]} />
              </Box>
              {stop.driverAtStop && <Box sx={{ color: 'text.secondary' }}>{t(`job.driver_${stop.driverAtStop}`)}</Box>}
              {leavesTooEarly(stop) && (
                <FormHelperText error sx={{ textAlign: 'right' }}>
                  {t('stops.leavesTooEarly')}
                </FormHelperText>
              )}
            </RouteStop>
          ))}
        </RouteList>
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
          <Fact label={t('job.distance')}>{distanceText(order.distanceKm)}</Fact>
          <Fact label={t('job.drivingTime')}>{formatDuration(order.durationMin)}</Fact>
          <Fact label={t('job.passengers')}>{order.passengers}</Fact>
          <Fact label={t('job.stops')}>{stops.length - 2}</Fact>
        </Box>
        {edit}
      </Box>
    </Section>
  );
}

type Stop = FullOrder['stops'][number];

/** '09:20 – 10:00', with the date where it is not that of the stop before. */
function Times({ stop, before }: { stop: Stop; before: Stop | undefined }) {
  const { arrive, depart } = stop;
  const first = arrive ?? depart;
  const earlier = before?.depart ?? before?.arrive;
  const newDay = first && (!earlier || localDateOf(earlier) !== localDateOf(first));
  const nextDay = arrive && depart && localDateOf(arrive) !== localDateOf(depart);
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', ml: 'auto' }}>
      {newDay && (
        <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
          {formatDate(first)}
        </Box>
      )}
      {arrive && formatTime(arrive)}
      {arrive && depart && ' – '}
      {nextDay && (
        <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
          {formatDate(depart)}
        </Box>
      )}
      {depart && <strong>{formatTime(depart)}</strong>}
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
  // What the map is drawn in has no height of its own.
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
