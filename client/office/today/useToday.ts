import { useState } from 'react';
import {
  useSnoozeTodayItemMutation,
  useTakeBackActMutation,
  useTakeTodayItemMutation,
  useTodayQuery,
  useWakeTodayItemMutation,
} from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useLiveReload } from '../../lib/request/live/useLive';
import type { Item } from './item';
import { FIRST_ITEMS } from './firstItems';

/** A item waits for everything that its kinds look at. */
const lists = [
  'newOrders',
  'answeredOrders',
  'acceptedOrders',
  'jobs',
  'feedback',
  'people',
  'fleet',
  'duties',
  'plan',
  'tripEvents',
  'today',
  'mails',
  'invoices',
  'payments',
] as const;

/** The list of what waits for a decision, and the acts on it. `snoozed`: those that were put off. */
export function useToday(snoozed: boolean) {
  const [first, setFirst] = useState(FIRST_ITEMS);
  const { data, previousData, error, refetch } = useTodayQuery({
    variables: { first, snoozed },
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => refetch().catch(() => undefined);
  useLiveReload(lists, refetch);
  const [take] = useTakeTodayItemMutation();
  const [takeBack] = useTakeBackActMutation({ context: { toast: t('today.takenBack') } });
  const [snooze] = useSnoozeTodayItemMutation({ context: { toast: t('today.snoozed') } });
  const [wake] = useWakeTodayItemMutation();
  /** Pressed and not answered yet: a second press does nothing. */
  const [busy, setBusy] = useState<readonly string[]>([]);

  async function act(item: Item, work: () => Promise<unknown>) {
    if (busy.includes(item.id)) return;
    setBusy((ids) => [...ids, item.id]);
    await work();
    await reload();
    setBusy((ids) => ids.filter((id) => id !== item.id));
  }

  const seen = ({ kind, subjectId, mark }: Item) => ({ kind, subjectId, mark });
  return {
    today: (data ?? previousData)?.today,
    error,
    reload,
    busy,
    showMore: async () => setFirst((count) => count + FIRST_ITEMS),
    take: (item: Item) => act(item, () => take({ variables: { ...seen(item), price: item.proposal.price } })),
    takeBack: (item: Item) => act(item, async () => item.act && takeBack({ variables: { id: item.act.id } })),
    snooze: (item: Item, day: string | null) => act(item, () => snooze({ variables: { ...seen(item), day } })),
    wake: (item: Item) => act(item, () => wake({ variables: { kind: item.kind, subjectId: item.subjectId } })),
  };
}
