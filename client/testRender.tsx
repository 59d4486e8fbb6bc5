import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { print } from 'graphql';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import type { LiveNewsSubscription } from './generated/live';
import { LiveNewsDocument } from './generated/live';
import type { Operations } from './generated/operations';
import { aheadLink } from './lib/request/ahead/aheadLink';
import { liveTransport } from './lib/request/live/eventStream';
import { transport } from './lib/request/request';
import { spread } from './lib/request/live/useLive';
import type { Reply } from './lib/request/request';
import refusals from './recorded/refusals.json';
import { checkedReply } from './testReply';
import ToastArea from './ui/toasts/ToastArea';

/** Data of an operation, as a test may write it: with the names of the types that Apollo Client asks for besides, or without. */
export type Mocked<T> = T extends readonly (infer Item)[]
  ? Mocked<Item>[]
  : T extends object
    ? { [Key in keyof T]: Mocked<T[Key]> } & { __typename?: string }
    : T;

export type DataOf<Name extends keyof Operations> = Mocked<Operations[Name]['data']>;

interface ReplyOf<Name extends keyof Operations> {
  data?: DataOf<Name> | null;
  errors?: ApolloLink.Result['errors'];
}

type ReplyTo<Name extends keyof Operations> = (
  variables: Operations[Name]['variables'],
) => ReplyOf<Name> | Promise<ReplyOf<Name>>;

/** Replies of a test's server by operation; each may look at the variables, wait, or reject as a network does. */
export type Replies = { [Name in keyof Operations]?: ReplyTo<Name> };

export const replyMock = <Name extends keyof Operations>(reply?: ReplyTo<Name>) =>
  jest.fn<ReturnType<ReplyTo<Name>>, Parameters<ReplyTo<Name>>>(reply);

type Recorded = typeof refusals.graphql;
type DetailsOf<Name extends keyof Recorded> = Recorded[Name]['extensions'] extends { details: infer Details }
  ? Partial<Details>
  : never;

/**
 * A refusal as the real server said it to the client's own document, by its name in refusals.json; that file is held by
 * server/systemTests/clientRefusals.itest.ts. `details` may say other things in the same shape.
 */
export function refusal<Name extends keyof Recorded>(name: Name, details?: DetailsOf<Name>): ApolloLink.Result<never> {
  const { message, extensions: recorded } = refusals.graphql[name];
  const known = 'details' in recorded ? recorded.details : undefined;
  const extensions = { requestID: 'req-1', ...recorded, ...(details && { details: { ...known, ...details } }) };
  return { errors: [{ message, extensions }] };
}

/** Recorded refusals of routes beside GraphQL: the status and the body of each reply. */
export function refusedCall(name: keyof typeof refusals.rest) {
  const { status, error } = refusals.rest[name];
  const body = { error: { requestID: 'req-1', ...error } };
  return { status, body, response: { ok: false, status, json: async () => body } as unknown as Response };
}

/** Renders part of the client with everything around it but a network, and tells where the router is. */
export function renderClient(
  children: ReactNode,
  { replies = {}, path = '/' }: { replies?: Replies; path?: string } = {},
) {
  const where = { pathname: '', search: '' };
  function Where() {
    Object.assign(where, useLocation());
    return null;
  }
  transport.post = postTo(replies);
  const tell = openLive();
  const client = new ApolloClient({ link: ApolloLink.from([aheadLink, linkTo(replies)]), cache: new InMemoryCache() });
  const { unmount } = render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[path]} useTransitions={false}>
        <Where />
        {children}
      </MemoryRouter>
      <ToastArea />
    </ApolloProvider>,
  );
  return { where, client, unmount, tell };
}

type LiveNews = LiveNewsSubscription['liveNews'];

/** A stream that is opened at once and tells what the test says, after a first piece of news without changes. */
function openLive(): (news: Partial<LiveNews>) => void {
  spread.ms = 0;
  const first: LiveNews = { cursor: '1', missed: false, changes: [], present: null, signedOut: false };
  let hear: (news: LiveNews) => void = () => undefined;
  liveTransport.open = (body, { heard }) => {
    const { variables } = JSON.parse(body) as { variables: Record<string, unknown> };
    hear = (liveNews) => heard(checkedReply({ data: { liveNews } }, LiveNewsDocument.text, variables) as Reply);
    queueMicrotask(() => hear(first));
    return new Promise(() => undefined);
  };
  return (news) => hear({ ...first, ...news });
}

function linkTo(replies: Replies): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        replyTo(replies, operation.operationName, operation.variables, print(operation.query)).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
}

function postTo(replies: Replies): (body: string) => Promise<Reply> {
  return (body) => {
    const { operationName, variables, query } = JSON.parse(body) as {
      operationName: string;
      variables: Record<string, unknown>;
      query: string;
    };
    return replyTo(replies, operationName, variables, query) as Promise<Reply>;
  };
}

async function replyTo(
  replies: Replies,
  name: string | undefined,
  variables: Record<string, unknown>,
  document: string,
): Promise<ApolloLink.Result> {
  const reply = (replies as Record<string, (variables: object) => Promise<ApolloLink.Result>>)[name ?? ''];
  if (!reply) throw new Error(`The test gave no reply for ${name}`);
  return checkedReply(await reply(variables), document, variables);
}

/** Puts a text into a field at once, as pasting does. Typed, a large page would be drawn again for each letter. */
export async function enterText(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Sets the screen of a test: tables are cards on a phone and a full grid on a wide one. jsdom lays nothing out. */
export function setScreen(screen: 'phone' | 'wide'): void {
  window.matchMedia = (media) =>
    ({
      matches: /max-width/.test(media) === (screen === 'phone'),
      media,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
  const width = screen === 'phone' ? 390 : 2000;
  for (const name of ['clientWidth', 'offsetWidth'] as const)
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => width });
  for (const name of ['clientHeight', 'offsetHeight'] as const)
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => 900 });
}
