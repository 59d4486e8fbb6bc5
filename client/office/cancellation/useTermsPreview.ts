import type { CancellationTermsInput } from '../../generated/graphql';
import { useCancellationPreviewQuery } from '../../generated/graphql';
import { useSettled } from '../../lib/useSettled';

/** The effect of terms, asked once the typing pauses; the former reply stays until the next one. */
export function useTermsPreview(input: CancellationTermsInput | undefined) {
  const settled = useSettled(input);
  const { data, previousData, error, refetch } = useCancellationPreviewQuery({
    variables: { input: settled! },
    skip: settled === undefined,
    fetchPolicy: 'network-only',
  });
  return {
    data: (data ?? previousData)?.cancellationPreview,
    failed: Boolean(error),
    retry: () => void refetch().catch(() => undefined),
  };
}
