import type { ApiTokenScope } from '../model/people/apiToken.entity';
import type { Role } from '../model/people/user.entity';
import { unauthenticated } from '../texts/messages';

/** The caller: the user of a living session, or the admin behind an API token. */
export interface Viewer {
  id: string;
  username: string;
  firstname: string;
  role: Role;
  tokenHash: string;
  /** An admin who must add a second factor first: nothing else is open. */
  mustAddFactor?: boolean;
  /** The portal acts by itself, in the name of this admin. */
  isAutomatic?: true;
  /** Only when a program asks by an API token. */
  apiToken?: { id: string; name: string; scope: ApiTokenScope };
}

export const isAdmin = (viewer: Viewer | null): boolean => viewer?.role === 'admin';

/** The viewer of an operation that the permissions table opens to sessions only. */
export function requireViewer(viewer: Viewer | null): Viewer {
  if (!viewer) throw unauthenticated('access.signIn');
  return viewer;
}
