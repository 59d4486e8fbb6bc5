import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { findStopTimes } from '../../../server/platform/values/road/tripEvents';
import { useTripEventsQuery } from '../../generated/graphql';
import type { TripEventsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useLiveReload } from '../../lib/request/live/useLive';
import { spanText } from '../../lib/texts/minutes';
import { formatCount } from '../../lib/texts/numbers';
import { formatDateTimeWithDay, formatTime } from '../../lib/texts/time';
import { FailedState } from '../../ui/FailedState';
import { Section } from '../../ui/layout/Section';

interface RealTimesProps {
  order: { id: string; stops: readonly { city: string; arrive: string | null; depart: string | null }[] };
}

type Event = TripEventsQuery['tripEvents'][number];

/** The acts that the drivers recorded on the road, beside the plan. Nothing stands here before the first act. */
export default function RealTimes({ order }: RealTimesProps) {
  const { data, error, refetch } = useTripEventsQuery({
    variables: { orderId: order.id },
    fetchPolicy: 'cache-and-network',
  });
  useLiveReload(['tripEvents'], refetch);
  if (error && !data)
    return (
      <Section title={t('tripEvents.title')}>
        <FailedState title={t('tripEvents.failed')} onRetry={() => refetch()} />
      </Section>
    );
  const events = data?.tripEvents ?? [];
  if (events.length === 0) return null;
  const times = findStopTimes(
    events.map((event) => ({ ...event, at: Date.parse(event.at) })),
    order.id,
  );
  return (
    <Section title={t('tripEvents.title')}>
      {times.size > 0 && (
        <TableContainer>
          <Table size="small">
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
                  <TimeCell planned={arrive} real={times.get(index)?.arrivedAt} />
                  <TimeCell planned={depart} real={times.get(index)?.leftAt} />
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

/** The real time, and how much later or earlier than planned it was. */
function TimeCell({ planned, real }: { planned: string | null; real: number | undefined }) {
  if (real === undefined)
    return <TableCell align="right">{planned ? t('tripEvents.planned', { time: formatTime(planned) }) : ''}</TableCell>;
  const minutes = planned ? Math.round((real - Date.parse(planned)) / 60_000) : 0;
  const isLate = minutes > 5;
  return (
    <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <strong>{formatTime(new Date(real))}</strong>
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

const listStyles = { listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 0.75, overflowWrap: 'anywhere' };
