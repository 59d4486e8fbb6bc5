import { BASE_PATH, paths } from '../lib/navigation/paths';
import { toLoginPath } from '../lib/navigation/returnPath';

/**
 * Leaves the back office for the login page. By loading the page again, so that nothing which the former user
 * was shown stays in memory. On public pages nothing happens: they need nobody signed in.
 */
export function goToLogin({ comeBack }: { comeBack: boolean }): void {
  const { pathname, search, hash } = window.location;
  if (!pathname.startsWith(BASE_PATH + paths.dashboard)) return;
  const wanted = { pathname: pathname.slice(BASE_PATH.length), search, hash };
  window.location.assign(BASE_PATH + (comeBack ? toLoginPath(wanted) : paths.login));
}
