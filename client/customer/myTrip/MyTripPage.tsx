import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router';
import { PortalInfoDocument } from '../../generated/plain';
import { t } from '../../i18n/publicTexts';
import { paths } from '../../lib/navigation/paths';
import { useReply } from '../../lib/request/useReply';
import { ContactUs } from '../../ui/ContactUs';
import { FailedState } from '../../ui/FailedState';
import { NoticePage } from '../../ui/layout/NoticePage';
import { Outcome } from '../../ui/layout/Outcome';
import { AcceptForm } from './decision/AcceptForm';
import { RejectForm } from './decision/RejectForm';
import { TripSkeleton } from './TripSkeleton';
import { TripView } from './TripView';
import { useMyTrip } from './useMyTrip';

/** One link, all that a customer needs of a trip (docs/product.md, 'My trip'). */
export default function MyTripPage() {
  const [params] = useSearchParams();
  const { link, trip, reload, dead, failed } = useMyTrip();
  const info = useReply(PortalInfoDocument, {}, { keep: true }).data?.portalInfo;

  if (dead || !link) {
    return (
      <Outcome title={t('myTrip.expiredTitle')} text={t('myTrip.expired')}>
        <Button component={Link} to={paths.tripList} variant="outlined" size="large" sx={{ mt: 3, mb: 1 }}>
          {t('tripList.title')}
        </Button>
        <ContactUs phone={info?.companyPhone} email={info?.companyEmail} />
      </Outcome>
    );
  }
  if (trip) {
    const decide = trip.can.includes('accept') ? params.get('decide') : null;
    if (decide === 'accept') return <AcceptForm trip={trip} />;
    if (decide === 'reject') return <RejectForm trip={trip} />;
    return <TripView trip={trip} link={link} reload={reload} />;
  }
  if (failed) {
    return (
      <NoticePage title={t('myTrip.title')}>
        <FailedState title={t('myTrip.loadFailed')} onRetry="reload" />
      </NoticePage>
    );
  }
  return <TripSkeleton />;
}
