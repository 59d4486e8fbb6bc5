import { PortalInfoDocument } from '../../generated/plain';
import { useReply } from '../../lib/request/useReply';
import { t } from '../../i18n/publicTexts';
import { ContactUs } from '../../ui/ContactUs';
import { Flash } from '../../ui/layout/Flash';
import { Outcome } from '../../ui/layout/Outcome';

const texts = {
  confirmed: [t('driverLinks.confirmedTitle'), t('driverLinks.confirmed')],
  declined: [t('driverLinks.declinedTitle'), t('driverLinks.declined')],
  alreadyConfirmed: [t('driverLinks.alreadyTitle'), t('driverLinks.alreadyConfirmed')],
  alreadyDeclined: [t('driverLinks.alreadyTitle'), t('driverLinks.alreadyDeclined')],
  expired: [t('driverLinks.expiredTitle'), t('driverLinks.expired')],
  /** Of a feedback link. */
  outdated: [t('driverLinks.expiredTitle'), t('driverLinks.feedbackExpired')],
} as const;

export type JobEnd = keyof typeof texts;

/** How a driver's link ended (docs/product.md, 'Errors'), and whom to call. */
export function DriverOutcome({ end }: { end: JobEnd }) {
  const info = useReply(PortalInfoDocument, {}, { keep: true }).data?.portalInfo;
  const [title, text] = texts[end];
  return (
    <Outcome title={title} text={text}>
      {(end === 'confirmed' || end === 'declined') && <Flash text={t('driverLinks.confirmationToast')} />}
      <ContactUs phone={info?.companyPhone} email={info?.companyEmail} />
    </Outcome>
  );
}
