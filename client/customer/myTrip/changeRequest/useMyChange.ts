import { useCallback } from 'react';
import { MyChangeDocument } from '../../../generated/plain';
import { useReply } from '../../../lib/request/useReply';
import type { MyChange } from './myChange';

/** The customer's latest change request; null: none, or it cannot be read. The page is drawn with it. */
export function useMyChange({ id, key }: { id: string; key: string }, version: number) {
  const { data, reload } = useReply(MyChangeDocument, { id, key }, { anew: version });
  const change: MyChange | null = data?.myChange ?? null;
  return { change, loadChange: useCallback(async () => void (await reload()), [reload]) };
}
