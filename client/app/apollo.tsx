import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { ApolloProvider } from '@apollo/client/react';
import type { ComponentType } from 'react';
import { aheadLink, isPreload } from '../lib/request/ahead/aheadLink';
import { isUnauthenticated } from '../lib/request/errors';
import { postGraphql } from '../lib/request/postGraphql';
import { goToLogin } from './goToLogin';

function createApolloClient(): ApolloClient {
  const http = new HttpLink({ fetch: (_uri, options) => postGraphql(options?.body ?? '', options?.signal) });
  const signedOut = new ErrorLink(({ error, operation }) => {
    if (isUnauthenticated(error) && !isPreload(operation)) goToLogin({ comeBack: true });
  });
  return new ApolloClient({ link: ApolloLink.from([signedOut, aheadLink, http]), cache: new InMemoryCache() });
}

/** All pages share one, and so what it remembers. */
export const apolloClient = createApolloClient();

/** The page with the client that its hooks ask. */
export function withApollo(Page: ComponentType): ComponentType {
  return function PageWithApollo() {
    return (
      <ApolloProvider client={apolloClient}>
        <Page />
      </ApolloProvider>
    );
  };
}
