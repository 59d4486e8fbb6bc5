import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { RoadOfTripQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { spanText } from '../../lib/texts/minutes';
import { formatDateTimeWithDay, toLocalDate } from '../../lib/texts/time';
import { lineLink } from '../../ui/layout/touchTarget';
import { MessageButtons } from './MessageButtons';

type Road = RoadOfTripQuery['roadOfTrip'];
type Touched = Road['touched'][number];

/**
 * Shows how late a trip is, the work that this touches next, and two remedies for each. The minutes change while it is
 * shown, so it is no live region: a screen reader would announce each of them.
 */
export function LateTrip({ road: { lateMin, touched, message } }: { road: Road }) {
  return (
    <Alert severity="warning" role="note" sx={{ mb: 2, '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}>
      <AlertTitle sx={{ fontWeight: 700 }}>{t('tripEvents.late', { time: spanText(lateMin) })}</AlertTitle>
      {message && <MessageButtons message={message} />}
      {touched.length > 0 && (
        <Box component="ul" aria-label={t('tripEvents.touched')} sx={listStyles}>
          {touched.map((one, index) => (
            <li key={index}>
              <Box sx={{ fontWeight: 600, mb: 0.5 }}>{printTouched(one)}</Box>
              <Remedies touched={one} />
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

/** Two ways out: somebody else, or another time. */
function Remedies({ touched: { kind, orderId, start, remedyAt, message } }: { touched: Touched }) {
  const time = formatDateTimeWithDay(remedyAt);
  const path = orderId ? paths.job(orderId.toUpperCase()) : `${paths.plan}?paev=${toLocalDate(start ?? new Date())}`;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
      <Link component={RouterLink} to={path} sx={lineLink}>
        {t(replaceTexts[kind])}
      </Link>
      <span>{t(`tripEvents.remedy_${kind}`, { time })}</span>
      {message && <MessageButtons message={message} />}
    </Box>
  );
}

const replaceTexts = {
  trip: 'tripEvents.otherCrew',
  rest: 'tripEvents.otherDriver',
  duty: 'tripEvents.otherDriverNow',
} as const;

function printTouched({ kind, name, minutes, isLegal, title, start }: Touched): string {
  const time = spanText(minutes);
  const departs = start ? formatDateTimeWithDay(start) : '';
  if (kind === 'trip') return t('tripEvents.touched_trip', { name, time, title: title ?? '', start: departs });
  if (kind === 'duty') return t(isLegal ? 'tripEvents.touched_longDay' : 'tripEvents.touched_duty', { name, time });
  return t(isLegal ? 'tripEvents.touched_shortRest' : 'tripEvents.touched_rest', { name, time });
}

const listStyles = { listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 2, overflowWrap: 'anywhere' };
