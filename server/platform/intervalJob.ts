import type { Logger } from './log/logger';

/** Work that is done again and again while the server runs; one failure does not end it. */
export function createIntervalJob(
  ms: number,
  what: string,
  log: Logger,
  work: () => Promise<unknown>,
): { start(): void; stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.error(`failed: ${what}`, { error });
    }
  };
  return {
    start: () => {
      timer ??= setInterval(() => {
        running ??= run().finally(() => (running = undefined));
      }, ms);
    },
    stop: async () => {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
}
