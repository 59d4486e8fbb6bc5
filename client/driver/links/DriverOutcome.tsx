import { PortalInfoDocument } from '../../generated/plain';
import { useReply } from '../../lib/request/useReply';
import { t } from '../../i18n/publicTexts';
import { ContactUs } from '../../ui/ContactUs';
import { Flash } from '../../ui/layout/Flash';
import { Outcome } from '../../ui/layout/Outcome';
import { FolderLink } from './FolderLink';

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

/** How a driver's link ended (docs/product.md, 'Errors'), and whom to call. `folder`: path of the papers of a confirmed job. */
export function DriverOutcome({ end, folder }: { end: JobEnd; folder?: string }) {
  const info = useReply(PortalInfoDocument, {}, { keep: true }).data?.portalInfo;
  const [title, text] = texts[end];
  return (
    <Outcome title={t(title)} text={t(text)}>
      {(end === 'confirmed' || end === 'declined') && <Flash text={t('driverLinks.confirmationToast')} />}
      {folder && <FolderLink path={folder} />}
      <ContactUs phone={info?.companyPhone} email={info?.companyEmail} />
    </Outcome>
  );
}
