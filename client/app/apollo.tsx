import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { ApolloProvider } from '@apollo/client/react';
import type { ComponentType } from 'react';
import { isUnauthenticated } from '../lib/request/errors';
import { postGraphql } from '../lib/request/postGraphql';
import { findSentReply } from '../lib/request/sentReplies';
import { goToLogin } from './goToLogin';

/** Questions whose replies came with the page are not asked. */
const sent = new ApolloLink((operation, forward) => {
  const reply = findSentReply(operation.operationName ?? '', operation.variables);
  if (!reply) return forward(operation);
  return new Observable((observer) => {
    // A new task: the present one has just drawn the page.
    setTimeout(() => {
      observer.next(reply as ApolloLink.Result);
      observer.complete();
    });
  });
});

function createApolloClient(): ApolloClient {
  const http = new HttpLink({ fetch: (_uri, options) => postGraphql(options?.body ?? '', options?.signal) });
  const signedOut = new ErrorLink(({ error }) => {
    if (isUnauthenticated(error)) goToLogin({ comeBack: true });
  });
  return new ApolloClient({ link: ApolloLink.from([signedOut, sent, http]), cache: new InMemoryCache() });
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
