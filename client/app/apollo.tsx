import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { ApolloProvider } from '@apollo/client/react';
import type { ComponentType } from 'react';
import { isUnauthenticated } from '../lib/request/errors';
import { goToLogin } from './goToLogin';

/** The one way to the server's GraphQL. The session cookie goes along; the header is what the server's CSRF guard asks for. */
function createApolloClient(): ApolloClient {
  const http = new HttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    headers: { 'apollo-require-preflight': 'true' },
  });
  const signedOut = new ErrorLink(({ error }) => {
    if (isUnauthenticated(error)) goToLogin({ comeBack: true });
  });
  return new ApolloClient({ link: ApolloLink.from([signedOut, http]), cache: new InMemoryCache() });
}

const client = createApolloClient();

/** The page with the client that its hooks ask. All pages share one, and so what it remembers. */
export function withApollo(Page: ComponentType): ComponentType {
  return function PageWithApollo() {
    return (
      <ApolloProvider client={client}>
        <Page />
      </ApolloProvider>
    );
  };
}
