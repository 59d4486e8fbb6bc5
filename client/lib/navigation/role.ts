export type Role = 'admin' | 'driver';

/** The role if the client has screens for it; anyone else belongs on the login page (docs/product.md, 'Roles'). */
export function readRole(role: string | null | undefined): Role | undefined {
  return role === 'admin' || role === 'driver' ? role : undefined;
}

let booted: Role | undefined;

/** Says who is signed in as far as the server said so with the page itself (app/prerender.tsx). */
export function setBootRole(role: string | undefined): void {
  booted = readRole(role);
}

/** The signed-in user, as the page was sent with: known before any question. */
export const readBootRole = (): Role | undefined => booted;
