/** The page of the back office, or the driver's day, that somebody wanted, else the dashboard; nothing else, whatever the address asks for. */
export function returnPath(query: URLSearchParams): string {
  try {
    // As a browser would read it, so that nothing hides behind dots, slashes or a scheme.
    const { origin, pathname, search, hash } = new URL(query.get('tagasi') ?? '', 'http://portal');
    const isOurs = origin === 'http://portal' && /^\/(platform|day)\//.test(`${pathname}/`);
    return isOurs ? pathname + search + hash : '/platform';
  } catch {
    return '/platform';
  }
}
