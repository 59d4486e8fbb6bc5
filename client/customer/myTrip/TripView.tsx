import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { printRouteName } from '../../../server/platform/values/routeTitle';
import { PortalInfoDocument } from '../../generated/plain';
import { t } from '../../i18n/publicTexts';
import type { PublicTextKey } from '../../i18n/publicTexts';
import { useSentForm } from '../../lib/forms/sentForm';
import { useReply } from '../../lib/request/useReply';
import { formatDate, readWallClock } from '../../lib/texts/time';
import { NoticePage } from '../../ui/layout/NoticePage';
import { TripCrewCard } from './TripCrewCard';
import { ChangeDecision } from './changeRequest/ChangeDecision';
import { useMyChange } from './changeRequest/useMyChange';
import type { MyChange } from './changeRequest/myChange';
import { Decision } from './decision/Decision';
import { Done } from './decision/Done';
import { InvoiceCards } from './invoices/InvoiceCards';
import { OnRoadCard } from './road/OnRoadCard';
import { PriceCard } from './PriceCard';
import { TripRouteCard } from './TripRouteCard';
import { rows } from './rows';
import { StationLine } from './StationLine';
import { TermsCard } from './TermsCard';
import { FileRows } from './FileRows';
import type { CustomerTrip, TripProps } from './useMyTrip';

/** The trip: its price, its way, what can be done, in this order. */
export function TripView(props: TripProps) {
  const { trip, link } = props;
  const { change, loadChange } = useMyChange(link, trip.version);
  const { start, passengers, state, crew } = trip;
  const people = t('myTrip.people', { count: passengers });
  return (
    <NoticePage
      title={printRouteName(trip.stops) || t('myTrip.title')}
      lead={t('myTrip.day', { day: readWallClock(start).weekday, date: formatDate(start), passengers: people })}
    >
      <Done state={state} />
      <StationLine trip={trip} />
      <Typography role="status" sx={{ mb: 2 }}>
        {[printState(trip), change && printChange(trip, change)].filter(Boolean).join(' ')}
      </Typography>
      <Refused shown={change?.status === 'priced' || trip.can.includes('askAgain')} />
      <ChangeDecision change={change} />
      {trip.isOnRoad && <OnRoadCard trip={trip} link={link} />}
      <TripCrewCard crew={crew} />
      <PriceCard trip={trip} />
      <InvoiceCards trip={trip} link={link} />
      <TripRouteCard trip={trip} />
      <Paper variant="outlined" component="ul" aria-label={t('myTrip.actions')} data-wakes="" sx={listStyles}>
        {rows.map((Row, index) => (
          <Row key={index} {...props} change={change} loadChange={loadChange} />
        ))}
        <FileRows {...props} />
      </Paper>
      <TermsCard />
      <Questions />
      <Decision trip={trip} />
    </NoticePage>
  );
}

const stateTexts: Record<CustomerTrip['state'], PublicTextKey> = {
  asked: 'myTrip.stateAsked',
  offered: 'myTrip.stateOffered',
  ended: 'myTrip.stateEnded',
  confirmed: 'myTrip.stateConfirmed',
  over: 'myTrip.stateOver',
  lapsed: 'myTrip.stateLapsed',
  rejected: 'myTrip.stateRejected',
  cancelled: 'myTrip.stateCancelled',
};

const printState = ({ state, crew }: CustomerTrip): string =>
  t(state === 'confirmed' && crew ? 'myTrip.stateCrew' : stateTexts[state]);

/** The next step of the change request. */
function printChange({ state }: CustomerTrip, { status }: MyChange): string {
  if (status === 'priced') return t('myTrip.statePriced');
  return status === 'open' && ['asked', 'offered', 'confirmed'].includes(state) ? t('myTrip.stateChangeAsked') : '';
}

/** Why what was sent was not done, where no form stands any more that says so (`shown`). */
function Refused({ shown }: { shown: boolean }) {
  const { problem } = useSentForm();
  if (shown || problem === undefined) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {problem}
    </Alert>
  );
}

/** The phone number to call. */
function Questions() {
  const phone = useReply(PortalInfoDocument, {}, { keep: true }).data?.portalInfo.companyPhone;
  if (!phone) return <Typography sx={{ color: 'text.secondary' }}>{t('myTrip.questionsMail')}</Typography>;
  const [before = '', after = ''] = t('myTrip.questions', { phone: '\n' }).split('\n');
  return (
    <Box sx={{ color: 'text.secondary' }}>
      {before}
      <Link href={`tel:${phone.replace(/\s/g, '')}`} sx={{ whiteSpace: 'nowrap' }}>
        {phone}
      </Link>
      {after}
    </Box>
  );
}

const listStyles = {
  borderRadius: '10px',
  m: 0,
  mb: 2,
  p: 0,
  '&:empty': { display: 'none' },
};
