import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { isUnauthenticated } from '../lib/errors';
import { goToLogin } from './goToLogin';

/** The one way to the server's GraphQL. The session cookie goes along; the header is what the server's CSRF guard asks for. */
export function createApolloClient(): ApolloClient {
  const http = new HttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    headers: { 'apollo-require-preflight': 'true' },
  });
  const signedOut = new ErrorLink(({ error }) => {
    if (isUnauthenticated(error)) goToLogin();
  });
  return new ApolloClient({ link: ApolloLink.from([signedOut, http]), cache: new InMemoryCache() });
}
