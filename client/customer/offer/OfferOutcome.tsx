import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { PortalInfoDocument } from '../../generated/plain';
import { useReply } from '../../lib/request/useReply';
import { t } from '../../i18n/publicTexts';
import { paths } from '../../lib/navigation/paths';
import { ContactUs } from '../../ui/ContactUs';
import { Flash } from '../../ui/layout/Flash';
import { Outcome } from '../../ui/layout/Outcome';
import { PaperLink } from './PaperLink';

const texts = {
  accepted: [t('offer.acceptedTitle'), t('offer.accepted')],
  alreadyAccepted: [t('offer.alreadyTitle'), t('offer.alreadyAccepted')],
  rejected: [t('offer.rejectedTitle'), t('offer.rejected')],
  alreadyConfirmed: [t('offer.alreadyConfirmedTitle'), t('offer.alreadyConfirmed')],
  alreadyRejected: [t('offer.alreadyRejectedTitle'), t('offer.alreadyRejected')],
  askedAgain: [t('offer.askedAgainTitle'), t('offer.askedAgain')],
  expired: [t('offer.expiredTitle'), t('offer.expired')],
} as const;

export type OfferEnd = keyof typeof texts;

interface OfferOutcomeProps {
  end: OfferEnd;
  link?: { id: string; key: string };
}

/** What was done on this page a moment ago is said as elsewhere a toast says it. */
const toasts: Partial<Record<OfferEnd, string>> = {
  accepted: t('offer.acceptedToast'),
  rejected: t('offer.rejectedToast'),
};

const haveAccepted: OfferEnd[] = ['accepted', 'alreadyAccepted', 'alreadyConfirmed'];

/** How an offer's link ended (docs/product.md, 'Offer links'); the company's contacts stand by, for second thoughts. */
export function OfferOutcome({ end, link }: OfferOutcomeProps) {
  const info = useReply(PortalInfoDocument, {}, { keep: true }).data?.portalInfo;
  const [title, text] = texts[end];
  return (
    <Outcome title={title} text={text}>
      {toasts[end] && <Flash text={toasts[end]} />}
      {link && haveAccepted.includes(end) && (
        <>
          <Box sx={{ mt: 2 }}>
            <Button
              variant="contained"
              size="large"
              component={Link}
              to={`${paths.trip}?${new URLSearchParams(link).toString()}`}
            >
              {t('offer.toTrip')}
            </Button>
          </Box>
          <PaperLink link={link} of="acceptance" />
        </>
      )}
      {end === 'expired' && (
        <Button component={Link} to={paths.tripList} variant="outlined" size="large" sx={{ mt: 3, mb: 1 }}>
          {t('tripList.title')}
        </Button>
      )}
      <ContactUs phone={info?.companyPhone} email={info?.companyEmail} />
    </Outcome>
  );
}
