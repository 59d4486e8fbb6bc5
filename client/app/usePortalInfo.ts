import { PortalInfoDocument } from '../generated/plain';
import { useKeptReply } from '../lib/request/keptReply';
import { t } from '../i18n/et';

/** Who runs this portal. Until the server has answered, a neutral name and no phone. */
export function usePortalInfo(): { companyName: string; companyPhone: string } {
  const { data } = useKeptReply(PortalInfoDocument, {});
  return {
    companyName: data?.portalInfo.companyName ?? t('shell.company'),
    companyPhone: data?.portalInfo.companyPhone ?? '',
  };
}
