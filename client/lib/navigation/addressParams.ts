import { useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useNavigate, useSearchParams } from 'react-router';
import type { Location } from 'react-router';

type ChangeParams = (write: (params: URLSearchParams) => void, options?: { replace?: boolean }) => void;

/**
 * The parameters of the address, and a function that changes them in place, by default without a step in the history. It
 * changes the newest ones. The drawn ones may be older: the results of a search box are drawn as a transition, and a
 * press on a column before that would take the search back.
 */
export function useAddressParams(): [URLSearchParams, ChangeParams] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const navigator = useContext(NavigationContext).navigator as { location?: Location };
  const change: ChangeParams = (write, { replace = true } = {}) => {
    const newest = new URLSearchParams(navigator.location?.search ?? params);
    write(newest);
    void navigate(`?${newest.toString()}`, { replace, preventScrollReset: true });
  };
  return [params, change];
}
