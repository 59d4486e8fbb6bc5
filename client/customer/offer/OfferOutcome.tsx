import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { PortalInfoDocument } from '../../generated/plain';
import { useReply } from '../../lib/request/useReply';
import { t } from '../../i18n/publicTexts';
import type { PublicTextKey } from '../../i18n/publicTexts';
import { paths } from '../../lib/navigation/paths';
import { ContactUs } from '../../ui/ContactUs';
import { Flash } from '../../ui/layout/Flash';
import { Outcome } from '../../ui/layout/Outcome';
import { PaperLink } from './PaperLink';

const texts = {
  accepted: ['offer.acceptedTitle', 'offer.accepted'],
  alreadyAccepted: ['offer.alreadyTitle', 'offer.alreadyAccepted'],
  rejected: ['offer.rejectedTitle', 'offer.rejected'],
  alreadyConfirmed: ['offer.alreadyTitle', 'offer.alreadyConfirmed'],
  alreadyRejected: ['offer.alreadyRejectedTitle', 'offer.alreadyRejected'],
  askedAgain: ['offer.askedAgainTitle', 'offer.askedAgain'],
  expired: ['myTrip.expiredTitle', 'offer.expired'],
} as const;

export type OfferEnd = keyof typeof texts;

interface OfferOutcomeProps {
  end: OfferEnd;
  link?: { id: string; key: string };
}

/** A short message on what the customer has just done on this page. */
const toasts: Partial<Record<OfferEnd, PublicTextKey>> = {
  accepted: 'offer.acceptedToast',
  rejected: 'offer.rejectedToast',
};

const haveAccepted: OfferEnd[] = ['accepted', 'alreadyAccepted', 'alreadyConfirmed'];

/** How an offer's link ended (docs/product.md, 'Offer links'); the company's contacts stand by, for second thoughts. */
export function OfferOutcome({ end, link }: OfferOutcomeProps) {
  const info = useReply(PortalInfoDocument, {}, { keep: true }).data?.portalInfo;
  const [title, text] = texts[end];
  const toast = toasts[end];
  return (
    <Outcome title={t(title)} text={t(text)}>
      {toast && <Flash text={t(toast)} />}
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
