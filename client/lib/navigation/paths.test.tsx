import { renderHook } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import type { ReactNode } from 'react';
import { paths, usePathId } from './paths';
import { readRole } from './role';

it('upper-cases the id of a path when it is used', () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[paths.job('0192ab-cd')]}>
      <Routes>
        <Route path={paths.job(':id')} element={children} />
      </Routes>
    </MemoryRouter>
  );
  expect(renderHook(usePathId, { wrapper }).result.current).toBe('0192AB-CD');
});

it.each([
  ['admin', 'admin'],
  ['driver', 'driver'],
  ['boss', undefined],
  [null, undefined],
])('has screens for %s: %s', (role, known) => {
  expect(readRole(role)).toBe(known);
});
