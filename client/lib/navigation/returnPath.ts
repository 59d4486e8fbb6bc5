import { paths } from './paths';

const NAME = 'tagasi';

/** The login page for somebody who wanted this page of the back office; it leads there after signing in. */
export function toLoginPath({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  const wanted = pathname + search + hash;
  return wanted === paths.dashboard ? paths.login : `${paths.login}?${new URLSearchParams({ [NAME]: wanted })}`;
}
