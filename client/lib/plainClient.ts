import { createContext } from 'react';

/** What the server said to a question: data, or the error. */
export type Answer<Data = unknown> = { data: Data; error?: undefined } | { data?: undefined; error: Error };

/** An answer that a page shows; `loading` while it is asked for, again too. */
export interface Entry {
  answer?: Answer;
  loading: boolean;
}

/** Errors with which the server refused; lib/errors puts them into words as it does Apollo's. */
class RefusedError extends Error {
  constructor(readonly errors: readonly { message: string; extensions?: Record<string, unknown> }[]) {
    super(errors.map(({ message }) => message).join('\n'));
  }
}

/** What a server's reply to GraphQL may hold. */
export interface Reply {
  data?: unknown;
  errors?: RefusedError['errors'];
}

/** The text of a request. It is also the name under which its answer is kept. */
export function requestOf(document: string, variables: object = {}): string {
  return JSON.stringify({ operationName: operationNameOf(document), query: document.trim(), variables });
}

export function operationNameOf(document: string): string {
  return /\b(?:query|mutation)\s+(\w+)/.exec(document)?.[1] ?? '';
}

/**
 * Asks the server's GraphQL with nothing but fetch. The inquiry asks a handful of simple questions: for those a customer's
 * phone does not load Apollo Client, which is a quarter of what the page would need. Good answers are kept while the page
 * lives.
 */
export class PlainClient {
  readonly #entries = new Map<string, Entry>();
  readonly #watchers = new Set<() => void>();

  constructor(private readonly post: (request: string) => Promise<Reply> = postToServer) {}

  /** For useSyncExternalStore. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  entry(request: string): Entry | undefined {
    return this.#entries.get(request);
  }

  /** Asks anew. It never rejects. */
  async ask(request: string): Promise<Answer> {
    try {
      const { data, errors } = await this.post(request);
      if (errors?.length) return { error: new RefusedError(errors) };
      return data ? { data } : { error: new Error('The reply holds no data') };
    } catch (error) {
      return { error: error instanceof Error ? error : new Error(String(error)) };
    }
  }

  /** Asks anew and keeps the answer, for all who watch. */
  async load(request: string): Promise<Answer> {
    this.#keep(request, { ...this.#entries.get(request), loading: true });
    const answer = await this.ask(request);
    this.#keep(request, { answer, loading: false });
    return answer;
  }

  #keep(request: string, entry: Entry): void {
    this.#entries.set(request, entry);
    for (const watcher of this.#watchers) watcher();
  }
}

/** The session cookie goes along; the header is what the server's CSRF guard asks for. */
async function postToServer(request: string): Promise<Reply> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'application/graphql-response+json',
      'apollo-require-preflight': 'true',
      'content-type': 'application/json',
    },
    body: request,
  });
  return (await response.json()) as Reply;
}

export const PlainClientContext = createContext(new PlainClient());
