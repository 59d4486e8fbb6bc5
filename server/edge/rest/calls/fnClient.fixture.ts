import type { TestApp } from '../../../testing/testApp';
import { operations } from '../operations';

export type Row = Record<string, unknown>;

export interface FnReply<T> {
  status: number;
  content: T;
  error?: { requestID: string; message: string; cause: string; function: string; wrapped: string };
}

/** Calls /api/fn/NAME as it was agreed (docs/product.md, 'Legacy calls'): GET with a query string, POST with a JSON body. */
export async function fn<T = Row>(
  app: TestApp,
  name: string,
  args: Row = {},
  token?: string | null,
): Promise<FnReply<T>> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response =
    operations[name]?.method === 'POST'
      ? await app.fetch(`/api/fn/${name}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(args),
        })
      : await app.fetch(`/api/fn/${name}?${queryString(args)}`, { headers });
  return { status: response.status, ...((await response.json()) as Omit<FnReply<T>, 'status'>) };
}

/** The content of a call that must succeed. */
export async function content<T = Row>(app: TestApp, name: string, args: Row = {}, token?: string | null): Promise<T> {
  const reply = await fn<T>(app, name, args, token);
  if (reply.error) throw new Error(`${name}: HTTP ${reply.status} ${JSON.stringify(reply.error)}`);
  return reply.content;
}

function queryString(args: Row): string {
  const written = Object.entries(args).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams(written).toString();
}

/** A parameter of the link to a portal page in a driver's or customer's mail. */
export async function linkParameter(app: TestApp, to: string, page: string, parameter: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const links = (await app.mails()).filter((mail) => mail.to === to).flatMap((mail) => mail.links);
    const value = links
      .filter(({ pathname }) => pathname === `/portal/${page}`)
      .at(-1)
      ?.searchParams.get(parameter);
    if (value) return value;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`no mail to ${to} with a link to ${page}`);
}
