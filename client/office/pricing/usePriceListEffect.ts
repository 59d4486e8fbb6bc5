import { useEffect, useState } from 'react';
import type { PriceRulesInput } from '../../generated/graphql';
import { usePriceListPreviewQuery } from '../../generated/graphql';

const pauseMs = 500;

/** The effect of rules, asked once the typing pauses; the former reply stays until the next one. */
export function usePriceListEffect(rules: PriceRulesInput | undefined) {
  const text = rules && JSON.stringify(rules);
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, previousData, error, refetch } = usePriceListPreviewQuery({
    variables: { rules: JSON.parse(asked ?? 'null') as PriceRulesInput },
    skip: asked === undefined,
    fetchPolicy: 'network-only',
  });
  return {
    data: (data ?? previousData)?.priceListPreview,
    failed: Boolean(error),
    retry: () => void refetch().catch(() => undefined),
  };
}
