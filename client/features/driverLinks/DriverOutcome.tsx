import { usePortalInfoQuery } from '../../generated/plain';
import { t } from '../../i18n/et';
import { ContactUs } from '../../ui/ContactUs';
import { Outcome } from '../../ui/Outcome';

const texts = {
  confirmed: [t('driverLinks.confirmedTitle'), t('driverLinks.confirmed')],
  declined: [t('driverLinks.declinedTitle'), t('driverLinks.declined')],
  already: [t('driverLinks.alreadyTitle'), t('driverLinks.already')],
  expired: [t('driverLinks.expiredTitle'), t('driverLinks.expired')],
} as const;

export type JobEnd = keyof typeof texts;

/** How a driver's link ended (spec, section 8), and whom to call. */
export function DriverOutcome({ end, announced }: { end: JobEnd; announced?: boolean }) {
  const info = usePortalInfoQuery().data?.portalInfo;
  const [title, text] = texts[end];
  return (
    <Outcome title={title} text={text} announced={announced}>
      <ContactUs phone={info?.companyPhone} email={info?.companyEmail} />
    </Outcome>
  );
}
