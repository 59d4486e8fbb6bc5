import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { DataTable } from './DataTable';
import type { Column } from './DataTable';

interface Trip {
  id: string;
  place: string;
  km: number;
}
const columns: Column<Trip>[] = [
  { field: 'place', header: 'Koht', value: (row) => row.place, link: (row) => `/trip/${row.id}` },
  { field: 'km', header: 'Vahemaa', value: (row) => row.km, numeric: true },
];
const trips = (count: number): Trip[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), place: `Koht ${index + 1}`, km: 1000 - index }));

let address = '';
function Address() {
  address = useLocation().search;
  return null;
}

function show(props: Partial<Parameters<typeof DataTable<Trip>>[0]>) {
  render(
    <MemoryRouter>
      <Address />
      <DataTable label="Reisid" rows={trips(24)} columns={columns} rowId={(row) => row.id} {...props} />
    </MemoryRouter>,
  );
}
/** jsdom has no layout, so the width at which a table turns into cards is chosen by the answer to the media query. */
function screenIs(phone: boolean) {
  window.matchMedia = (media) =>
    ({ matches: phone, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
}
const cards = () => within(screen.getByRole('list', { name: 'Reisid' })).getAllByRole('listitem');

describe('DataTable', () => {
  beforeEach(() => screenIs(true));

  it('shows ten rows, where we are, and goes on', async () => {
    show({ urlName: 'trips' });
    expect(cards()).toHaveLength(10);
    expect(screen.getByText('Leht 1 / 3-st (kokku 24 rida)')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Leht 3' }));
    expect(cards()).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Koht 21' })).toHaveAttribute('href', '/trip/20');
    expect(address).toBe('?trips.p=3');
  });

  it('shows all rows and goes back to pages', async () => {
    show({});
    await userEvent.click(screen.getByRole('button', { name: 'Kuva kõik' }));
    expect(cards()).toHaveLength(24);
    expect(screen.getByText('24 rida')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Kuva lehtedena' }));
    expect(cards()).toHaveLength(10);
  });

  it('offers no toggle and no pages for ten rows', () => {
    show({ rows: trips(10) });
    expect(screen.getByText('10 rida')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Kuva kõik' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: /^Lehed/ })).toBeNull();
  });

  it('searches from the first page, and says so when nothing is found', async () => {
    show({});
    await userEvent.click(screen.getByRole('button', { name: 'Leht 2' }));
    const box = screen.getByRole('textbox', { name: 'Otsi tabelist: Reisid' });
    await userEvent.type(box, 'koht 24');
    expect(cards()).toHaveLength(1);
    await userEvent.type(box, 'x');
    expect(screen.getByText('0 tulemust')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Tühjenda otsing' }));
    expect(screen.getByText('Leht 1 / 3-st (kokku 24 rida)')).toBeVisible();
  });

  it('explains an empty list', () => {
    show({ rows: [], emptyHint: 'Uued päringud ilmuvad siia.' });
    expect(screen.getByText('Sisu puudub')).toBeVisible();
    expect(screen.getByText('Uued päringud ilmuvad siia.')).toBeVisible();
  });

  it('reports a failed request, and tries again', async () => {
    const onRetry = jest.fn();
    show({ rows: undefined, failed: true, onRetry });
    expect(screen.getByRole('alert')).toHaveTextContent('Andmete laadimine ebaõnnestus');
    await userEvent.click(screen.getByRole('button', { name: 'Proovi uuesti' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('is a grid on a wide screen, and sorts up, down and not at all', async () => {
    screenIs(false);
    show({ urlName: 'trips' });
    const header = () => screen.getByRole('columnheader', { name: /Koht/ });
    await screen.findByRole('columnheader', { name: /Koht/ });
    expect(header()).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(header()).getByText('Koht'));
    expect(header()).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(header()).getByText('Koht'));
    expect(header()).toHaveAttribute('aria-sort', 'descending');
    expect(address).toBe('?trips.s=-place');
    await userEvent.click(within(header()).getByText('Koht'));
    expect(header()).toHaveAttribute('aria-sort', 'none');
  });
});
