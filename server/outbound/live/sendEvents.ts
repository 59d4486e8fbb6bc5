import type { ExecutionResult } from 'graphql';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

/** Proxies hang up on who is silent, many after a minute; and a page that hears nothing for longer opens its stream again. */
const KEEP_ALIVE_MS = 15_000;
/** A reader that has not taken news of this age is gone, or too slow to get any. */
const STUCK_MS = 60_000;

export type Results = AsyncGenerator<ExecutionResult, void, void>;

export interface EventStreams {
  /** Sends results as server-sent events until there are no more, or the reader has gone. */
  send(response: ServerResponse, results: Results): Promise<void>;
  /** A comment, which means nothing, to each that listens; hangs up on who is stuck. Called by itself all the time. */
  keepAlive(now: number): void;
}

/** The streams of server-sent events of a process: `next` with a result, `complete` at the end. */
export function createEventStreams(): EventStreams {
  /** With the moment since which the reader takes nothing more. */
  const open = new Map<ServerResponse, number | undefined>();

  const streams: EventStreams = {
    /** Each result once the former one was taken: what comes meanwhile waits in its source, where it does not grow. */
    async send(response, results) {
      const close = () => void results.return();
      response.once('close', close);
      open.set(response, undefined);
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        // Neither our own compression nor a proxy may gather events to make them smaller.
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      response.flushHeaders();
      try {
        // It may have closed while the source was opened.
        if (response.destroyed) close();
        for await (const result of results) {
          if (response.destroyed) break;
          if (response.write(`event: next\ndata: ${JSON.stringify(result)}\n\n`)) continue;
          open.set(response, performance.now());
          await Promise.race([once(response, 'drain'), once(response, 'close')]);
          open.set(response, undefined);
        }
        response.end('event: complete\ndata: \n\n');
      } finally {
        open.delete(response);
      }
    },
    keepAlive(now) {
      for (const [response, stuckSince] of open) {
        if (stuckSince === undefined) response.write(':\n\n');
        else if (now - stuckSince > STUCK_MS) response.destroy();
      }
    },
  };
  setInterval(() => streams.keepAlive(performance.now()), KEEP_ALIVE_MS).unref();
  return streams;
}
