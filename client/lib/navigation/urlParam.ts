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
