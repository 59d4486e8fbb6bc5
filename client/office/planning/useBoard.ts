import { useEffect, useMemo, useState } from 'react';
import { PlanChangesDocument, PlanRestsDocument, usePlanBoardQuery, usePlanRestsQuery } from '../../generated/graphql';
import type {
  PlanChangesQuery,
  PlanChangesQueryVariables,
  PlanRestsQuery,
  PlanRestsQueryVariables,
} from '../../generated/graphql';
import type { LiveList } from '../../generated/live';
import { useLiveNews } from '../../lib/request/live/useLive';
import { crewsOf, patchedBoard, patchedRests } from './patchBoard';
import type { Board, Rest } from './boardData';

/** Whatever stands on the board, through whomever it changed. */
const concerned: LiveList[] = [
  'plan',
  'acceptedOrders',
  'jobs',
  'archive',
  'arrangements',
  'duties',
  'people',
  'fleet',
];

/** So many trips are read by themselves; of more the whole board. */
const mostPatched = 50;
/** Days that were looked at are shown at once when somebody comes back to them. */
const mostKept = 6;
const keptOf = new WeakMap<object, Map<string, { board: Board; rests?: readonly Rest[] }>>();

interface Days {
  from: string;
  to: string;
}

/**
 * The board of some days, and the rests that follow from it. It is read whole once; then only the trips that changed, by oneself or
 * by others, are read and put into it. A fortnight has too many trips to be kept piece by piece in the store of the client.
 */
export function useBoard({ from, to }: Days) {
  const variables = { from, to };
  const options = { variables, fetchPolicy: 'no-cache', notifyOnNetworkStatusChange: false } as const;
  const plan = usePlanBoardQuery(options);
  // The law takes longer to ask than the plan: its rests come after it.
  const law = usePlanRestsQuery(options);
  const kept = useMemo(() => keptBy(plan.client), [plan.client]);
  const key = `${from} ${to}`;
  const own = plan.data?.planBoard;
  const known = kept.get(key);
  const board = own && own.from === from && own.to === to ? own : known?.board;
  const rests = law.data?.planRests ?? known?.rests;
  useEffect(() => {
    if (!board) return;
    kept.delete(key);
    kept.set(key, { board, rests });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  }, [kept, key, board, rests]);

  const readAll = () => Promise.all([plan.refetch(), law.refetch()]);
  const [reader] = useState(createReader);
  useEffect(() => reader.of({ ...variables, board: own, plan, law, readAll }));
  useLiveNews(({ missed, changes }) => {
    const ours = changes.filter((change) => change.lists.some((list) => concerned.includes(list)));
    const ids = ours.flatMap(({ orderId }) => orderId ?? []);
    reader.want(missed || ids.length < ours.length ? undefined : ids);
    return missed || ours.length > 0;
  }, reader.read);

  return { board, rests, failed: Boolean(plan.error) && !board, readAll, reader };
}

interface Source extends Days {
  board: Board | undefined;
  plan: ReturnType<typeof usePlanBoardQuery>;
  law: ReturnType<typeof usePlanRestsQuery>;
  readAll: () => Promise<unknown>;
}

/** Reads what was asked for, one reading after the other, so that no older one comes after a newer. */
function createReader() {
  let source: Source | undefined;
  let [all, ids] = [false, new Set<string>()];
  let last: Promise<unknown> = Promise.resolve();

  async function work(): Promise<void> {
    if (!source) return;
    const wanted = all || ids.size > mostPatched || !source.board ? undefined : [...ids];
    [all, ids] = [false, new Set()];
    if (wanted?.length === 0) return;
    try {
      if (!wanted || !(await patch(source, wanted))) await source.readAll();
    } catch (error) {
      // Nothing is known of what was to be read.
      all = true;
      throw error;
    }
  }
  return {
    of: (now: Source): void => void (source = now),
    /** These trips are read with the next reading; undefined: everything is. */
    want(orderIds: readonly string[] | undefined) {
      if (!orderIds) all = true;
      else for (const id of orderIds) ids.add(id);
    },
    read: (): Promise<void> => {
      const own = last.then(work, work);
      last = own;
      return own;
    },
  };
}

/** Reads some trips, and then the rests of whom they concern, which nobody waits for. False: the whole board is to be read. */
async function patch({ from, to, board, plan, law }: Source, orderIds: readonly string[]): Promise<boolean> {
  if (!board) return false;
  const before = crewsOf(board, orderIds);
  let after: Board | undefined;
  const isThese = (one: Board) => one.from === from && one.to === to;
  const { error } = await plan.fetchMore<PlanChangesQuery, PlanChangesQueryVariables>({
    query: PlanChangesDocument,
    variables: { from, to, orderIds: [...orderIds], busIds: before.busIds },
    updateQuery(shown, { fetchMoreResult }) {
      if (!isThese(shown.planBoard)) return shown;
      after = patchedBoard(shown.planBoard, orderIds, fetchMoreResult.planChanges);
      return after ? { ...shown, planBoard: after } : shown;
    },
  });
  if (error) throw error;
  if (!after) return false;
  const driverIds = [...new Set([...before.driverIds, ...crewsOf(after, orderIds).driverIds])];
  void law
    .fetchMore<PlanRestsQuery, PlanRestsQueryVariables>({
      query: PlanRestsDocument,
      variables: { from, to, driverIds },
      updateQuery: (shown, { fetchMoreResult }) => ({
        ...shown,
        planRests: patchedRests(shown.planRests, driverIds, fetchMoreResult.planRests),
      }),
    })
    .catch(() => undefined);
  return true;
}

function keptBy(client: object) {
  const kept = keptOf.get(client) ?? new Map<string, { board: Board; rests?: readonly Rest[] }>();
  keptOf.set(client, kept);
  return kept;
}
