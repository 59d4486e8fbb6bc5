import type { PriceRulesInput } from '../../generated/graphql';
import { usePriceListPreviewQuery } from '../../generated/graphql';
import { useSettled } from '../../lib/useSettled';

/** The effect of rules, asked once the typing pauses; the former reply stays until the next one. */
export function usePriceListEffect(rules: PriceRulesInput | undefined) {
  const settled = useSettled(rules);
  const { data, previousData, error, refetch } = usePriceListPreviewQuery({
    variables: { rules: settled! },
    skip: settled === undefined,
    fetchPolicy: 'network-only',
  });
  return {
    data: (data ?? previousData)?.priceListPreview,
    failed: Boolean(error),
    retry: () => void refetch().catch(() => undefined),
  };
}
