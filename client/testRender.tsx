import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { PlainClient, PlainClientContext } from './lib/plainClient';
import type { Reply } from './lib/plainClient';
import ToastArea from './ui/ToastArea';

/** What the server of a test answers, by the operation's name; it may look at the variables, wait, or reject as a network does. */
export type Answers = Record<
  string,
  (variables: Record<string, unknown>) => ApolloLink.Result | Promise<ApolloLink.Result>
>;

/** A GraphQL error in the shape in which our server sends it. */
export function refusal(message: string, extensions: Record<string, unknown> = {}): ApolloLink.Result {
  return { errors: [{ message, extensions: { requestID: 'req-1', ...extensions } }] };
}

/** Renders part of the client with everything around it but a network, and tells where the router is. */
export function renderClient(
  children: ReactNode,
  { answers = {}, path = '/' }: { answers?: Answers; path?: string } = {},
) {
  const where = { pathname: '', search: '' };
  function Where() {
    Object.assign(where, useLocation());
    return null;
  }
  const client = new ApolloClient({ link: linkTo(answers), cache: new InMemoryCache() });
  const { unmount } = render(
    <ApolloProvider client={client}>
      <PlainClientContext value={plainClientOf(answers)}>
        <MemoryRouter initialEntries={[path]} useTransitions={false}>
          <Where />
          {children}
        </MemoryRouter>
        <ToastArea />
      </PlainClientContext>
    </ApolloProvider>,
  );
  return { where, client, unmount };
}

function linkTo(answers: Answers): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        replyTo(answers, operation.operationName, operation.variables).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
}

function plainClientOf(answers: Answers): PlainClient {
  return new PlainClient((request) => {
    const { operationName, variables } = JSON.parse(request) as {
      operationName: string;
      variables: Record<string, unknown>;
    };
    return replyTo(answers, operationName, variables) as Promise<Reply>;
  });
}

async function replyTo(answers: Answers, name: string | undefined, variables: Record<string, unknown>) {
  const answer = answers[name ?? ''];
  if (!answer) throw new Error(`The test gave no answer for ${name}`);
  return answer(variables);
}
