import { useEffect, useEffectEvent, useState } from 'react';
import type { LiveList, PresenceInput } from '../../../generated/live';
import type { News, PresentPerson } from './live';
import { joinLive } from './live';

/** Pages that hear the same news at the same moment do not all ask at once. */
export const spread = { ms: 250 };

/**
 * Reads again, quietly, whenever something of these lists changed, through whomever. Never twice at a time: what changes while it
 * is read is read once more afterwards. `reload` rejects when it failed; it is tried again when the line to the server is back.
 */
export function useLiveReload(lists: readonly LiveList[], reload: () => Promise<unknown>): void {
  useLiveNews(
    ({ missed, changes }) => missed || changes.some((change) => change.lists.some((list) => lists.includes(list))),
    reload,
  );
}

/** As above, for the news that matter. */
export function useLiveNews(matters: (news: News) => boolean, reload: () => Promise<unknown>): void {
  const isWanted = useEffectEvent(matters);
  const read = useEffectEvent(reload);
  useEffect(() => {
    const reader = makeCoalescedReader(() => read());
    const leave = joinLive({
      news: (news) => (isWanted(news) || (news.isReopened && reader.hasFailed())) && reader.wake(),
    });
    return () => {
      leave();
      reader.stop();
    };
  }, []);
}

function makeCoalescedReader(read: () => Promise<unknown>) {
  let isWanted = false;
  let isRunning = false;
  let hasFailed = false;
  let hasStopped = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    while (isWanted && !hasStopped) {
      await new Promise((done) => setTimeout(done, Math.random() * spread.ms));
      isWanted = false;
      hasFailed =
        hasStopped ||
        (await read().then(
          () => false,
          () => true,
        ));
    }
    isRunning = false;
  };
  return {
    hasFailed: () => hasFailed,
    wake() {
      isWanted = true;
      if (!isRunning) void run();
    },
    stop: () => void (hasStopped = true),
  };
}

/** Shows colleagues what is done on this page, and answers who else is there. */
export function usePresence({ kind, subject }: PresenceInput): PresentPerson[] {
  const [people, setPeople] = useState<PresentPerson[]>([]);
  useEffect(
    () => joinLive({ news: () => undefined, present: setPeople, presence: { kind, subject } }),
    [kind, subject],
  );
  return people;
}
