import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useAddressParams } from './addressParams';

type SetParam = (value: string | undefined) => void;

/**
 * One parameter of the address, kept without a step in the history: what is open, which day is meant. The setter stays the
 * same function, so that columns of a table can hold it without drawing every cell again.
 */
export function useUrlParam(name: string): [string | undefined, SetParam] {
  const [params, changeParams] = useAddressParams();
  const set: SetParam = (value) =>
    changeParams((newest) => (value === undefined ? newest.delete(name) : newest.set(name, value)));
  const latest = useRef(set);
  useEffect(() => {
    latest.current = set;
  });
  return [params.get(name) ?? undefined, useCallback((value) => latest.current(value), [])];
}

/** An id as rows have it: in links it may have capitals (docs/product.md, 'Pages'). */
export const readId = (text: string | null | undefined): string | undefined => text?.trim().toLowerCase() || undefined;

/** One id of the address, as rows have it. */
export function useIdParam(name: string): [string | undefined, SetParam] {
  const [id, set] = useUrlParam(name);
  return [readId(id), set];
}

/** Options of a link that sets one parameter of the address and keeps the others and the scroll position. */
export function useParamLink(name: string, value: string): { to: string; replace: true; preventScrollReset: true } {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set(name, value);
  return { to: `?${next.toString()}`, replace: true, preventScrollReset: true };
}
