import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { findStopTimes } from '../../../server/platform/values/road/tripEvents';
import { useRoadOfTripQuery, useTripEventsQuery } from '../../generated/graphql';
import type { TripEventsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useLiveReload } from '../../lib/request/live/useLive';
import { spanText } from '../../lib/texts/minutes';
import { formatCount } from '../../lib/texts/numbers';
import { formatDateTimeWithDay, formatTime } from '../../lib/texts/time';
import { FailedState } from '../../ui/FailedState';
import { Section } from '../../ui/layout/Section';
import { LateTrip } from './LateTrip';
import { RoadMap } from './RoadMap';
import type { TripOnRoad } from './RoadMap';

type Event = TripEventsQuery['tripEvents'][number];

const HOUR_MS = 3_600_000;
/** Expected times move on while nothing is recorded. */
const LOOK_MS = 60_000;

/** Whether a trip may be on the road: some hours are left for one that nobody ended. */
const mayBeOnRoad = ({ start, end }: TripOnRoad, now: number): boolean =>
  now > Date.parse(start) - HOUR_MS && now < Date.parse(end) + 12 * HOUR_MS;

/**
 * The acts that the drivers recorded on the road, beside the plan, with what is expected of the rest. Nothing stands here before the
 * first act or place.
 */
export default function RealTimes({ order }: { order: TripOnRoad }) {
  const { data, error, refetch } = useTripEventsQuery({
    variables: { orderId: order.id },
    fetchPolicy: 'cache-and-network',
  });
  const isOnRoad = mayBeOnRoad(order, new Date().getTime());
  const road = useRoadOfTripQuery({
    variables: { orderId: order.id },
    fetchPolicy: 'cache-and-network',
    skip: !isOnRoad,
    pollInterval: LOOK_MS,
  });
  useLiveReload(['tripEvents'], () => Promise.all([refetch(), isOnRoad && road.refetch()]));
  if (error && !data)
    return (
      <Section title={t('tripEvents.title')}>
        <FailedState title={t('tripEvents.failed')} onRetry={refetch} />
      </Section>
    );
  const events = data?.tripEvents ?? [];
  const onRoad = isOnRoad ? (road.data ?? road.previousData)?.roadOfTrip : undefined;
  const hasRoadFailed = isOnRoad && !onRoad && road.error !== undefined;
  if (events.length === 0 && !onRoad?.places.length && !hasRoadFailed) return null;
  const times = findStopTimes(
    events.map((event) => ({ ...event, at: Date.parse(event.at) })),
    order.id,
  );
  return (
    <Section title={t('tripEvents.title')}>
      {hasRoadFailed && <FailedState title={t('tripEvents.roadFailed')} onRetry={() => road.refetch()} />}
      {onRoad?.isLate && <LateTrip road={onRoad} />}
      {onRoad && <RoadMap order={order} road={onRoad} />}
      {(times.size > 0 || onRoad) && (
        <TableContainer>
          <Table size="small" sx={tableStyles}>
            <TableHead>
              <TableRow>
                <TableCell>{t('tripEvents.stop')}</TableCell>
                <TableCell align="right">{t('tripEvents.arrived')}</TableCell>
                <TableCell align="right">{t('tripEvents.left')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {order.stops.map(({ city, arrive, depart }, index) => (
                <TableRow key={index}>
                  <TableCell component="th" scope="row">
                    {city}
                  </TableCell>
                  <TimeCell
                    planned={arrive}
                    real={times.get(index)?.arrivedAt}
                    expected={onRoad?.stops[index]?.arrive}
                  />
                  <TimeCell planned={depart} real={times.get(index)?.leftAt} expected={onRoad?.stops[index]?.depart} />
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      <Box component="ol" sx={listStyles}>
        {events
          .filter(({ stop }) => stop === null)
          .map((event) => (
            <li key={event.id}>
              <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                {formatDateTimeWithDay(event.at)}
              </Box>{' '}
              <strong>{printEvent(event)}</strong> {event.driverName}
            </li>
          ))}
      </Box>
    </Section>
  );
}

interface TimeCellProps {
  planned: string | null;
  real: number | undefined;
  expected: string | null | undefined;
}

/** The real time, else the expected one, and how much later or earlier than planned it is; else the planned one. */
function TimeCell({ planned, real, expected }: TimeCellProps) {
  const shown = real ?? (planned && expected ? Date.parse(expected) : undefined);
  if (shown === undefined)
    return <TableCell align="right">{planned ? t('tripEvents.planned', { time: formatTime(planned) }) : ''}</TableCell>;
  const minutes = planned ? Math.round((shown - Date.parse(planned)) / 60_000) : 0;
  const isLate = minutes > 5;
  const time = formatTime(new Date(shown));
  return (
    <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {real === undefined ? t('tripEvents.expected', { time }) : <strong>{time}</strong>}
      {minutes !== 0 && (
        <Box sx={{ color: isLate ? 'error.main' : 'text.secondary' }}>
          {t(minutes > 0 ? 'tripEvents.later' : 'tripEvents.earlier', { time: spanText(Math.abs(minutes)) })}
        </Box>
      )}
    </TableCell>
  );
}

function printEvent({ kind, amount, note }: Event): string {
  const words = t(`tripEvents.kind_${kind}`);
  if (amount !== null) return `${words}: ${formatCount(amount)}`;
  return note ? `${words}: ${note}` : words;
}

/** Three columns fit a phone without breaking each delay. */
const tableStyles = { '& th, & td': { px: { xs: 0.5, sm: 2 } } };

const listStyles = { listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 0.75, overflowWrap: 'anywhere' };
