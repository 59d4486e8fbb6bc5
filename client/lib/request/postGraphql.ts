/**
 * The only way to the server's GraphQL, for every client library. The session cookie goes along; the server requires
 * the header against other sites.
 */
export const postGraphql = (body: BodyInit, signal?: AbortSignal | null): Promise<Response> =>
  fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'application/graphql-response+json',
      'apollo-require-preflight': 'true',
      'content-type': 'application/json',
    },
    body,
    signal,
  });
