// How the programs of this folder talk to a server.

/** Of the first admin, wherever a server is started here. */
export const password = 'kuldne-rattapump';

const anyAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join('.')}`;

export interface Reply {
  status: number;
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
}

/** Asks a server over GraphQL. Rejects when it cannot be reached. */
export async function ask(url: string, query: string, variables: object = {}, token?: string): Promise<Reply> {
  const response = await post(`${url}/graphql`, { query, variables }, token);
  return { status: response.status, ...((await response.json()) as object) };
}

export const post = (address: string, body: object, token?: string): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': anyAddress(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });

export async function signIn(url: string, username = 'admin', secret = password): Promise<string> {
  const response = await post(`${url}/api/login`, { username, password: secret });
  const { content } = (await response.json()) as { content?: { token: string } };
  if (!content) throw new Error(`cannot sign in as ${username}: ${response.status}`);
  return content.token;
}
