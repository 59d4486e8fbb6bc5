import type { Role } from './user.entity';
import { PortalError } from '../platform/errors';

/** Who is asking: the user of a living session. */
export interface Viewer {
  id: string;
  username: string;
  firstname: string;
  role: Role;
  tokenHash: string;
}

export const isAdmin = (viewer: Viewer | null): boolean => viewer?.role === 'admin';

/** The viewer of an operation that the permissions table opens to sessions only. */
export function signedIn(viewer: Viewer | null): Viewer {
  if (!viewer) throw new PortalError('UNAUTHENTICATED', 'Palun logige sisse');
  return viewer;
}
