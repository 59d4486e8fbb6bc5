import { MyChangeDocument } from '../../../generated/plain';
import { useReply } from '../../../lib/request/useReply';

/** The customer's latest change request; null: none, or it cannot be read. The page is drawn with it. */
export function useMyChange({ id, key }: { id: string; key: string }, version: number) {
  const { data, reload } = useReply(MyChangeDocument, { id, key }, { version });
  return { change: data?.myChange ?? null, loadChange: reload };
}
