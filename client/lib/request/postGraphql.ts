/**
 * The one way to the server's GraphQL, for whatever a page asks with. The session cookie goes along; the header is what the
 * server requires against other sites.
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
