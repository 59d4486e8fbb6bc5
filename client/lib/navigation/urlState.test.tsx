import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import type { ReactNode } from 'react';
import { freshList, readListState, useListState, writeListState } from './urlState';

describe('list state in the address', () => {
  it('comes back as it was written', () => {
    const state = {
      search: 'tartu & põlva',
      page: 3,
      showAll: true,
      sort: { field: 'start', direction: 'desc' },
    } as const;
    const params = writeListState(new URLSearchParams('keep=1'), 'jobs', state);
    expect(params.get('keep')).toBe('1');
    expect(readListState(new URLSearchParams(params.toString()), 'jobs')).toEqual(state);
  });

  it('writes nothing for a fresh list and removes old parameters', () => {
    const used = writeListState(new URLSearchParams(), 'jobs', { ...freshList, page: 2, search: 'a' });
    expect(writeListState(used, 'jobs', freshList).toString()).toBe('');
  });

  it('distinguishes the first sort from a wish for none', () => {
    const firstSort = { field: 'start', direction: 'asc' } as const;
    const write = (sort: typeof firstSort | undefined) =>
      writeListState(new URLSearchParams(), 'jobs', { ...freshList, sort }, firstSort);
    expect(write(firstSort).toString()).toBe('');
    expect(readListState(write(firstSort), 'jobs', firstSort).sort).toEqual(firstSort);
    expect(readListState(write(undefined), 'jobs', firstSort).sort).toBeUndefined();
  });

  it.each(['0', '-1', 'x', '1.5'])('takes page %s as the first', (page) => {
    expect(readListState(new URLSearchParams(`jobs.p=${page}`), 'jobs').page).toBe(1);
  });

  it('keeps two lists of one page apart', () => {
    let address = '';
    function Probe({ children }: { children: ReactNode }) {
      address = useLocation().search;
      return children;
    }
    const wrapper = ({ children }: { children: ReactNode }) => (
      <MemoryRouter>
        <Probe>{children}</Probe>
      </MemoryRouter>
    );
    const { result } = renderHook(() => ({ jobs: useListState('jobs'), offers: useListState('offers') }), { wrapper });
    act(() => result.current.jobs[1]({ page: 2 }));
    act(() => result.current.offers[1]({ search: 'narva' }));
    expect(result.current.jobs[0].page).toBe(2);
    expect(result.current.offers[0]).toEqual({ ...freshList, search: 'narva' });
    expect(address).toBe('?jobs.p=2&offers.q=narva');
  });
});
