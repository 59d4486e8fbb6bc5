import type { Server, ServerResponse } from 'node:http';

export interface Replies {
  /** Whether no reply is pending. Streams of events do not count: they wait for something to happen. */
  idle(): boolean;
  /** How long it has been so, in milliseconds; 0 while a reply is pending. */
  idleMs(): number;
  /**
   * Takes no new connection from now on, closes each one after its reply, and resolves when all have gone. Hangs up on
   * the rest after `limitMs`.
   */
  drain(limitMs: number): Promise<void>;
}

/** Watches the replies of a server, so that it can be stopped without cutting one off. Call it before the server gets its handler. */
export function watchReplies(server: Server): Replies {
  const unsent = new Set<ServerResponse>();
  let isDraining = false;
  let endedAt = performance.now();
  const sayGoodbye = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  server.on('request', (_request, response) => {
    if (isDraining) sayGoodbye(response);
    unsent.add(response);
    response.once('close', () => {
      unsent.delete(response);
      endedAt = performance.now();
      // A reply whose head had been sent could not say 'close': its connection would stay open.
      if (isDraining) setImmediate(() => server.closeIdleConnections());
    });
  });
  const drain = async (limitMs: number): Promise<void> => {
    isDraining = true;
    const closed = new Promise((done) => server.close(done));
    unsent.forEach(sayGoodbye);
    server.closeIdleConnections();
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    await closed;
    clearTimeout(limit);
  };
  const idle = () => [...unsent].every(isStream);
  return { idle, idleMs: () => (idle() ? performance.now() - endedAt : 0), drain };
}

const isStream = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('text/event-stream');
