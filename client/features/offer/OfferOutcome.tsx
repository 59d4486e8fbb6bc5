import { usePortalInfoQuery } from '../../generated/plain';
import { t } from '../../i18n/et';
import { ContactUs } from '../../ui/ContactUs';
import { Outcome } from '../../ui/Outcome';

const texts = {
  accepted: [t('offer.acceptedTitle'), t('offer.accepted')],
  alreadyAccepted: [t('offer.alreadyTitle'), t('offer.alreadyAccepted')],
  rejected: [t('offer.rejectedTitle'), t('offer.rejected')],
  alreadyConfirmed: [t('offer.alreadyConfirmedTitle'), t('offer.alreadyConfirmed')],
  expired: [t('offer.expiredTitle'), t('offer.expired')],
} as const;

export type OfferEnd = keyof typeof texts;

/** How an offer's link ended (spec, sections 2 and 8); the company's contacts stand by, for second thoughts. */
export function OfferOutcome({ end, announced }: { end: OfferEnd; announced?: boolean }) {
  const info = usePortalInfoQuery().data?.portalInfo;
  const [title, text] = texts[end];
  return (
    <Outcome title={title} text={text} announced={announced}>
      <ContactUs phone={info?.companyPhone} email={info?.companyEmail} />
    </Outcome>
  );
}
