import { useEffect, useState } from 'react';
import type { CancellationTermsInput } from '../../generated/graphql';
import { useCancellationPreviewQuery } from '../../generated/graphql';

const pauseMs = 500;

/** The effect of terms, asked once the typing pauses; the former reply stays until the next one. */
export function useTermsPreview(input: CancellationTermsInput | undefined) {
  const text = input && JSON.stringify(input);
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, previousData, error, refetch } = useCancellationPreviewQuery({
    variables: { input: JSON.parse(asked ?? 'null') as CancellationTermsInput },
    skip: asked === undefined,
    fetchPolicy: 'network-only',
  });
  return {
    data: (data ?? previousData)?.cancellationPreview,
    failed: Boolean(error),
    retry: () => void refetch().catch(() => undefined),
  };
}
