import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { startTransition } from 'react';
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
    const params = new URLSearchParams('keep=1');
    writeListState(params, 'jobs', state);
    expect(params.get('keep')).toBe('1');
    expect(readListState(new URLSearchParams(params.toString()), 'jobs')).toEqual(state);
  });

  it('writes nothing for a fresh list and removes old parameters', () => {
    const params = new URLSearchParams();
    writeListState(params, 'jobs', { ...freshList, page: 2, search: 'a' });
    expect(params.toString()).toBe('jobs.q=a&jobs.p=2');
    writeListState(params, 'jobs', freshList);
    expect(params.toString()).toBe('');
  });

  it('distinguishes the first sort from a wish for none', () => {
    const firstSort = { field: 'start', direction: 'asc' } as const;
    const write = (sort: typeof firstSort | undefined) => {
      const params = new URLSearchParams();
      writeListState(params, 'jobs', { ...freshList, sort }, firstSort);
      return params;
    };
    expect(write(firstSort).toString()).toBe('');
    expect(readListState(write(firstSort), 'jobs', firstSort).sort).toEqual(firstSort);
    expect(readListState(write(undefined), 'jobs', firstSort).sort).toBeUndefined();
  });

  it.each(['0', '-1', 'x', '1.5'])('takes page %s as the first', (page) => {
    expect(readListState(new URLSearchParams(`jobs.p=${page}`), 'jobs').page).toBe(1);
  });

  function openLists() {
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
    return { lists: result, readAddress: () => address };
  }

  it('keeps two lists of one page apart', () => {
    const { lists, readAddress } = openLists();
    act(() => lists.current.jobs[1]({ page: 2 }));
    act(() => lists.current.offers[1]({ search: 'narva' }));
    expect(lists.current.jobs[0].page).toBe(2);
    expect(lists.current.offers[0]).toEqual({ ...freshList, search: 'narva' });
    expect(readAddress()).toBe('?jobs.p=2&offers.q=narva');
  });

  it('keeps a change that is not drawn yet', () => {
    const { lists, readAddress } = openLists();
    const { jobs, offers } = lists.current;
    act(() => {
      startTransition(() => jobs[1]({ search: 'narva' }));
      offers[1]({ page: 2 });
      jobs[1]({ page: 3 });
    });
    expect(readAddress()).toBe('?jobs.q=narva&offers.p=2&jobs.p=3');
  });
});
