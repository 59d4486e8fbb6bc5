import { PortalInfoDocument } from '../generated/plain';
import { useReply } from '../lib/request/useReply';
import { t } from '../i18n/publicTexts';

/** The company of this portal. Until the server has answered, a neutral name and no phone. */
export function usePortalInfo(): { companyName: string; companyPhone: string; logoUrl: string | null } {
  const { data } = useReply(PortalInfoDocument, {}, { keep: true });
  return {
    companyName: data?.portalInfo.companyName ?? t('shell.company'),
    companyPhone: data?.portalInfo.companyPhone ?? '',
    logoUrl: data?.portalInfo.logoUrl ?? null,
  };
}
