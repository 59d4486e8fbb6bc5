import type { ApolloClient } from '@apollo/client';
import { CurrentUserDocument } from '../generated/graphql';
import { toPageUrl } from '../lib/navigation/paths';
import { readBootRole } from '../lib/navigation/role';
import { findOfficePage } from './pages/pageQueries';
import { preloadCode, storeAhead } from './preloadPage';

/** Loads the page that is opened, for the role that the server named, and stores the replies that came with it. */
export async function bootPage(client: ApolloClient): Promise<void> {
  const role = readBootRole();
  if (!role) return;
  const found = findOfficePage(role, toPageUrl(window.location), new Date());
  if (!found) return;
  await preloadCode(role, found.path);
  for (const query of [{ document: CurrentUserDocument, variables: {} }, ...found.queries]) storeAhead(client, query);
}
