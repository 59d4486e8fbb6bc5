import { useEffect, useMemo, useState } from 'react';
import { PlanChangesDocument, PlanRestsDocument, usePlanBoardQuery, usePlanRestsQuery } from '../../generated/graphql';
import type {
  PlanBoardQuery,
  PlanBoardQueryVariables,
  PlanChangesQuery,
  PlanChangesQueryVariables,
  PlanRestsQuery,
  PlanRestsQueryVariables,
} from '../../generated/graphql';
import type { LiveList } from '../../generated/live';
import { findAhead } from '../../lib/request/ahead/aheadReplies';
import { useLiveNews } from '../../lib/request/live/useLive';
import { listCrews, patchBoard, patchRests } from './patchBoard';
import type { Board, Rest } from './boardData';

/** The lists whose changes the board shows. */
const boardLists: LiveList[] = [
  'plan',
  'acceptedOrders',
  'jobs',
  'archive',
  'arrangements',
  'duties',
  'people',
  'fleet',
];

/** The most changed trips that are read one by one. For more, the whole board is read. */
const MOST_PATCHED = 50;
/** The most boards that are kept. A kept board is shown at once when the user comes back to its days. */
const MOST_BOARDS = 6;
type Boards = Map<string, { board: Board; rests?: readonly Rest[] }>;
const boardsOfClient = new WeakMap<object, Boards>();

/**
 * Reads the board of some days and the rests that follow from it. The whole board is read once; later only changed trips are read and
 * put into it, after changes of every user. Apollo's cache is not used: a fortnight has too many trips to store them one by one.
 */
export function useBoard({ from, to }: PlanBoardQueryVariables) {
  const variables = { from, to };
  const options = { variables, fetchPolicy: 'no-cache', notifyOnNetworkStatusChange: false } as const;
  const plan = usePlanBoardQuery(options);
  // The rests come from the law, which takes longer than the plan. So they have a separate query.
  const law = usePlanRestsQuery(options);
  const boards = useMemo(() => findBoards(plan.client), [plan.client]);
  const key = `${from} ${to}`;
  const own = plan.data?.planBoard;
  // It came with the page, or was preloaded: shown from the first moment on.
  const [ahead] = useState(() => ({
    key,
    board: findAhead<PlanBoardQuery>('PlanBoard', variables)?.planBoard,
    rests: findAhead<PlanRestsQuery>('PlanRests', variables)?.planRests,
  }));
  const known = boards.get(key) ?? (ahead.key === key ? ahead : undefined);
  const board = own && own.from === from && own.to === to ? own : known?.board;
  const rests = law.data?.planRests ?? known?.rests;
  useEffect(() => {
    if (!board) return;
    boards.delete(key);
    boards.set(key, { board, rests });
    const [oldest] = boards.keys();
    if (boards.size > MOST_BOARDS && oldest !== undefined) boards.delete(oldest);
  }, [boards, key, board, rests]);

  const readAll = () => Promise.all([plan.refetch(), law.refetch()]);
  const [reader] = useState(createReader);
  useEffect(() => reader.setSource({ ...variables, board: own, plan, law, readAll }));
  useLiveNews(({ missed, changes }) => {
    const ours = changes.filter((change) => change.lists.some((list) => boardLists.includes(list)));
    const ids = ours.flatMap(({ orderId }) => orderId ?? []);
    reader.want(missed || ids.length < ours.length ? undefined : ids);
    return missed || ours.length > 0;
  }, reader.read);

  return { board, rests, failed: Boolean(plan.error) && !board, readAll, reader };
}

interface Source extends PlanBoardQueryVariables {
  board: Board | undefined;
  plan: ReturnType<typeof usePlanBoardQuery>;
  law: ReturnType<typeof usePlanRestsQuery>;
  readAll: () => Promise<unknown>;
}

/** Creates a reader of wanted trips. It reads one time after the other, so that no older reply comes after a newer one. */
function createReader() {
  let source: Source | undefined;
  let isAllWanted = false;
  let wantedIds = new Set<string>();
  let lastReading: Promise<unknown> = Promise.resolve();

  async function readWanted(): Promise<void> {
    if (!source) return;
    const needsAll = isAllWanted || wantedIds.size > MOST_PATCHED || !source.board;
    const orderIds = [...wantedIds];
    isAllWanted = false;
    wantedIds = new Set();
    if (!needsAll && orderIds.length === 0) return;
    try {
      if (needsAll || !(await readTrips(source, orderIds))) await source.readAll();
    } catch (error) {
      // The wanted trips were not read, so the next reading reads everything.
      isAllWanted = true;
      throw error;
    }
  }
  return {
    setSource: (now: Source): void => void (source = now),
    /** Adds trips to the next reading; undefined adds the whole board. */
    want(orderIds: readonly string[] | undefined) {
      if (!orderIds) isAllWanted = true;
      else for (const id of orderIds) wantedIds.add(id);
    },
    read: (): Promise<void> => {
      const own = lastReading.then(readWanted, readWanted);
      lastReading = own;
      return own;
    },
  };
}

/**
 * Reads some trips into the board. Resolves to false when the whole board must be read instead. The rests of the drivers concerned
 * are read afterwards, without waiting.
 */
async function readTrips({ from, to, board, plan, law }: Source, orderIds: readonly string[]): Promise<boolean> {
  if (!board) return false;
  const before = listCrews(board, orderIds);
  let after: Board | undefined;
  const isOfThoseDays = (one: Board) => one.from === from && one.to === to;
  const { error } = await plan.fetchMore<PlanChangesQuery, PlanChangesQueryVariables>({
    query: PlanChangesDocument,
    variables: { from, to, orderIds: [...orderIds], busIds: before.busIds },
    updateQuery(shown, { fetchMoreResult }) {
      if (!isOfThoseDays(shown.planBoard)) return shown;
      after = patchBoard(shown.planBoard, orderIds, fetchMoreResult.planChanges);
      return after ? { ...shown, planBoard: after } : shown;
    },
  });
  if (error) throw error;
  if (!after) return false;
  const driverIds = [...new Set([...before.driverIds, ...listCrews(after, orderIds).driverIds])];
  void law
    .fetchMore<PlanRestsQuery, PlanRestsQueryVariables>({
      query: PlanRestsDocument,
      variables: { from, to, driverIds },
      updateQuery: (shown, { fetchMoreResult }) => ({
        ...shown,
        planRests: patchRests(shown.planRests, driverIds, fetchMoreResult.planRests),
      }),
    })
    .catch(() => undefined);
  return true;
}

/** Returns the boards kept for a client; empty at first. */
function findBoards(client: object) {
  const kept: Boards = boardsOfClient.get(client) ?? new Map();
  boardsOfClient.set(client, kept);
  return kept;
}
