import { createId } from '../../platform/ids';
import type { LiveNews } from './liveTypes';

/** A page that listens, as a test or a measurement has it. */
export interface Listening {
  /** The news so far. */
  heard: LiveNews[];
  /** Waits for news that a test wants; it may have come already. */
  until(wanted: (news: LiveNews) => boolean): Promise<LiveNews>;
  cursor(): string;
  connection: string;
  headers: Headers;
  /** Resolves with how it ended: the server said so, or the line was cut. */
  ended: Promise<'complete' | 'cut'>;
  close(): void;
}

export const liveDocument = `subscription($connection: UUID!, $since: ID, $lastSeconds: Int) {
  liveNews(connection: $connection, since: $since, lastSeconds: $lastSeconds) {
    cursor missed changes { lists orderId version } present { id name kind subject } signedOut
  }
}`;

/** Opens a stream; rejects with the status and the body when it is refused. */
export async function listenTo(
  url: string,
  token: string | null,
  { since, lastSeconds, document = liveDocument }: { since?: string; lastSeconds?: number; document?: string } = {},
): Promise<Listening> {
  const abort = new AbortController();
  const connection = createId();
  const response = await fetch(`${url}/api/live`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query: document, variables: { connection, since, lastSeconds } }),
    signal: abort.signal,
  });
  if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`);
  const heard: LiveNews[] = [];
  let wake: () => void = () => undefined;
  let over = false;

  async function read(lines: ReadableStream<Uint8Array>): Promise<'complete' | 'cut'> {
    const decoder = new TextDecoder();
    let text = '';
    let complete = false;
    try {
      for await (const part of lines as unknown as AsyncIterable<Uint8Array>) {
        text += decoder.decode(part, { stream: true });
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          complete ||= event.startsWith('event: complete');
          const [, data] = /^event: next\ndata: (.*)$/.exec(event) ?? [];
          if (data) heard.push((JSON.parse(data) as { data: { liveNews: LiveNews } }).data.liveNews);
        }
        wake();
      }
    } catch {
      // Cut, by us or by the server.
    }
    over = true;
    wake();
    return complete ? 'complete' : 'cut';
  }

  return {
    heard,
    connection,
    headers: response.headers,
    ended: read(response.body),
    cursor: () => heard.at(-1)?.cursor ?? '',
    close: () => abort.abort(),
    async until(wanted) {
      for (;;) {
        const found = heard.find(wanted);
        if (found) return found;
        if (over) throw new Error(`the stream ended after ${JSON.stringify(heard)}`);
        await new Promise<void>((done) => (wake = done));
      }
    },
  };
}
