import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { Route, Routes } from 'react-router';
import { CurrentUserDocument } from '../../generated/graphql';
import { paths } from '../../lib/navigation/paths';
import { readRole, setBootRole } from '../../lib/navigation/role';
import type { Role } from '../../lib/navigation/role';
import { forgetAhead, keepAhead } from '../../lib/request/ahead/aheadReplies';
import { forgetReplies, keepReply } from '../../lib/request/keptReply';
import type { KnownReply } from '../../lib/request/keptReply';
import { drawForWidth } from '../../ui/width/pictureWidth';
import { preloadChangeRequests } from '../pages/AdminDashboard';
import { findOfficePage } from '../pages/pageQueries';
import type { PageQuery } from '../pages/pageQueries';
import { preloadCode, storeAhead } from '../preloadPage';
import Platform from '../shell/Platform';
import { officeFrames } from './officeFrames';
import { finishPicture } from './finishPicture';
import { drawPicture } from './picture';
import type { Picture } from './picture';

/** An office page that the server draws for its HTML. */
export interface OfficeDrawing {
  /** The address below the base path, with its query. */
  url: string;
  /** The role of the viewer. */
  role: string;
  /** The width of the window in pixels. */
  width: number;
  /** The replies to all first queries of the page, asked as the viewer, in JSON. */
  replies: string;
}

const viewer: PageQuery = { document: CurrentUserDocument, variables: {} };

/** Loads the code of all pages that are drawn, so that the first picture of each is as quick as the next. */
export async function preloadDrawnPages(): Promise<void> {
  for (const [role, frames] of Object.entries(officeFrames))
    for (const [path, { isDrawn }] of Object.entries(frames)) if (isDrawn) await preloadCode(role as Role, path);
  await preloadChangeRequests();
}

/** Draws the page as its code draws it first in a browser. Throws when the page is not known, or its code is not there. */
export async function drawOfficePage({ url, role, width, replies }: OfficeDrawing): Promise<Picture> {
  const known = readRole(role);
  const found = known && findOfficePage(known, new URL(url, 'http://portal'), new Date());
  if (!found || !(await preloadCode(known, found.path))) throw new Error(`no page to draw for ${role}`);

  // From here to the end nothing waits: no other page is drawn meanwhile. Each begins with an empty cache.
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  try {
    setBootRole(known);
    for (const [name, variables, reply] of JSON.parse(replies) as readonly KnownReply[]) {
      keepAhead(name, variables, reply);
      keepReply({ name }, variables, reply);
    }
    for (const query of [viewer, ...found.queries]) storeAhead(client, query);
    const page = (
      <ApolloProvider client={client}>
        <Routes>
          <Route path={`${paths.dashboard}/*`} element={<Platform />} />
        </Routes>
      </ApolloProvider>
    );
    return finishPicture(drawForWidth(width, () => drawPicture(url, page)));
  } finally {
    forgetAhead();
    forgetReplies();
  }
}
