export type Role = 'admin' | 'driver';

/** The role if the client has screens for it; anyone else belongs on the login page (spec, section 6). */
export function knownRole(role: string | null | undefined): Role | undefined {
  return role === 'admin' || role === 'driver' ? role : undefined;
}
