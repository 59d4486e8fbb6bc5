import { usePortalInfoQuery } from '../generated/plain';
import { t } from '../i18n/et';

/** Who runs this portal. Until the server has answered, a neutral name and no phone. */
export function usePortalInfo(): { companyName: string; companyPhone: string } {
  const { data } = usePortalInfoQuery();
  return {
    companyName: data?.portalInfo.companyName ?? t('shell.company'),
    companyPhone: data?.portalInfo.companyPhone ?? '',
  };
}
