import { PortalInfoDocument } from '../../generated/plain';
import { useReply } from '../../lib/request/useReply';
import { t } from '../../i18n/publicTexts';
import { ContactUs } from '../../ui/ContactUs';
import { Flash } from '../../ui/layout/Flash';
import { Outcome } from '../../ui/layout/Outcome';

const texts = {
  confirmed: ['driverLinks.confirmedTitle', 'driverLinks.confirmed'],
  declined: ['driverLinks.declinedTitle', 'driverLinks.declined'],
  alreadyConfirmed: ['driverLinks.alreadyTitle', 'driverLinks.alreadyConfirmed'],
  alreadyDeclined: ['driverLinks.alreadyTitle', 'driverLinks.alreadyDeclined'],
  expired: ['driverLinks.expiredTitle', 'driverLinks.expired'],
  /** Of a feedback link. */
  outdated: ['driverLinks.expiredTitle', 'driverLinks.feedbackExpired'],
} as const;

export type JobEnd = keyof typeof texts;

/** How a driver's link ended (docs/product.md, 'Errors'), and whom to call. */
export function DriverOutcome({ end }: { end: JobEnd }) {
  const info = useReply(PortalInfoDocument, {}, { keep: true }).data?.portalInfo;
  const [title, text] = texts[end];
  return (
    <Outcome title={t(title)} text={t(text)}>
      {(end === 'confirmed' || end === 'declined') && <Flash text={t('driverLinks.confirmationToast')} />}
      <ContactUs phone={info?.companyPhone} email={info?.companyEmail} />
    </Outcome>
  );
}
