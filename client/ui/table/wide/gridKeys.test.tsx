import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { PlainTable } from './PlainTable';

const columns = [
  { field: 'place', header: 'Place', value: ({ place }: { place: string }) => place, link: () => '/trip' },
  { field: 'km', header: 'Km', value: () => 5, numeric: true, width: 80 },
];

const show = () =>
  render(
    <MemoryRouter>
      <PlainTable
        label="Trips"
        rows={[{ place: 'Tartu' }, { place: 'Narva' }]}
        rowId={({ place }) => place}
        columns={columns}
        loading={false}
        sort={undefined}
        onSort={() => undefined}
      />
      <button>after</button>
    </MemoryRouter>,
  );
const focused = () => document.activeElement?.textContent;

it('is one stop of the Tab key, at the cell that was left', async () => {
  show();
  await userEvent.tab();
  expect(focused()).toBe('Place');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Narva' })).toHaveFocus();
  await userEvent.tab();
  expect(focused()).toBe('after');
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('Narva');
});

it('goes to each cell by arrows, Home and End, and stays inside', async () => {
  show();
  await userEvent.tab();
  const visited: (string | null | undefined)[] = [];
  for (const key of [
    'ArrowUp',
    'ArrowRight',
    'ArrowRight',
    'ArrowDown',
    'Home',
    'End',
    'ArrowDown',
    'ArrowDown',
    'ArrowLeft',
  ]) {
    await userEvent.keyboard(`{${key}}`);
    visited.push(focused());
  }
  expect(visited).toEqual(['Place', 'Km', 'Km', '5', 'Tartu', '5', '5', '5', 'Narva']);
});
