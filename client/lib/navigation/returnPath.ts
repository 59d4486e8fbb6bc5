import { paths } from './paths';

const NAME = 'tagasi';

/** The login page for somebody who wanted this page of the back office; it leads there after signing in. */
export function loginPathFrom({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  const wanted = pathname + search + hash;
  return wanted === paths.dashboard ? paths.login : `${paths.login}?${new URLSearchParams({ [NAME]: wanted })}`;
}

/**
 * Where signing in leads: the page of the back office that somebody wanted, else the dashboard. Whatever else an address
 * may ask for, other sites above all, is not followed: the address may come from anybody.
 */
export function returnPath(query: string): string {
  const wanted = new URLSearchParams(query).get(NAME) ?? '';
  try {
    // As a browser would read it, so that nothing hides behind dots, slashes or a scheme.
    const { origin, pathname, search, hash } = new URL(wanted, window.location.origin);
    const ours = origin === window.location.origin && `${pathname}/`.startsWith(`${paths.dashboard}/`);
    return ours ? pathname + search + hash : paths.dashboard;
  } catch {
    return paths.dashboard;
  }
}
