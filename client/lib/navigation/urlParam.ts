import { useSearchParams } from 'react-router';

/** One parameter of the address, kept without a step in the history: what is open, which day is meant. */
export function useUrlParam(name: string): [string | undefined, (value: string | undefined) => void] {
  const [params, setParams] = useSearchParams();
  return [
    params.get(name) ?? undefined,
    (value) => {
      const next = new URLSearchParams(params);
      if (value === undefined) next.delete(name);
      else next.set(name, value);
      setParams(next, { replace: true, preventScrollReset: true });
    },
  ];
}

/** What a link is given so that it sets a parameter of the address, and leaves the others and the scroll as they are. */
export function useParamLink(name: string, value: string): { to: string; replace: true; preventScrollReset: true } {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set(name, value);
  return { to: `?${next.toString()}`, replace: true, preventScrollReset: true };
}
