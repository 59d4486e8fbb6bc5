import { BASE_PATH, paths } from '../lib/paths';

/**
 * Leaves the back office for the login page. By loading the page anew, so that nothing which the former user
 * was shown stays in memory. On public pages nothing happens: they need nobody signed in.
 */
export function goToLogin(): void {
  if (window.location.pathname.startsWith(BASE_PATH + paths.dashboard)) window.location.assign(BASE_PATH + paths.login);
}
