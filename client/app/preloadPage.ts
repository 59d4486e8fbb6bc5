import type { ApolloClient } from '@apollo/client';
import { BASE_PATH } from '../lib/navigation/paths';
import { findAhead, isAhead, keepAhead, preloadContext } from '../lib/request/ahead/aheadReplies';
import type { Role } from '../lib/navigation/role';
import { findOfficePage, readOperationName } from './pages/pageQueries';
import type { PageQuery } from './pages/pageQueries';
import { platformPages } from './pages/platformPages';

/** Loads the code of a page; resolves when it is here, or could not be loaded. `path`: its key in the tables. */
export const preloadCode = async (role: Role, path: string): Promise<unknown> =>
  platformPages.find((page) => page.path === path)?.[role]?.preload?.();

/** The same for the page at `url`, below the base path. */
export async function preloadCodeAt(role: Role, url: URL): Promise<unknown> {
  const found = findOfficePage(role, url, new Date());
  return found && preloadCode(role, found.path);
}

/**
 * Loads data and code of the page at `url`, below the base path; resolves when the code is here. Once the page is opened it
 * is drawn at once, and then read again. The data are asked first: over HTTP/1.1 a question would wait behind the files.
 */
export async function preloadPage(client: ApolloClient, role: Role, url: URL): Promise<unknown> {
  const found = findOfficePage(role, url, new Date());
  if (!found) return undefined;
  await preloadReplies(client, found.queries, url);
  return preloadCode(role, found.path);
}

/** One request in a task: each takes a slow phone 30 ms, and a press waits for no more than one. */
async function preloadReplies(client: ApolloClient, queries: readonly PageQuery[], url: URL): Promise<void> {
  for (const query of queries) {
    preloadReply(client, query);
    await new Promise((resolve) => setTimeout(resolve));
    // Once the page is open, it asks by itself.
    if (window.location.pathname === BASE_PATH + url.pathname) return;
  }
}

function preloadReply(client: ApolloClient, query: PageQuery): void {
  const { document, variables } = query;
  const name = readOperationName(query);
  if (isAhead(name, variables)) return;
  const coming = client
    .query({ query: document, variables, fetchPolicy: 'no-cache', context: preloadContext })
    .then(({ data }) => ({ data }));
  keepAhead(name, variables, coming);
  coming.then(
    () => storeAhead(client, query),
    // The page asks again, and shows what is wrong.
    () => undefined,
  );
}

/** Puts a reply that no page has taken yet into Apollo's cache, where the page finds it as it is drawn. */
export function storeAhead(client: ApolloClient, query: PageQuery): void {
  if (query.isApart) return;
  const { document, variables } = query;
  const data = findAhead<Record<string, unknown>>(readOperationName(query), variables);
  if (data) client.writeQuery({ query: document, variables, data });
}
