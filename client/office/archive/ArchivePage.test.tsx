import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeId } from '../../testIds';
import { ids, replied } from '../../testReplies';
import { refusal, renderClient, replyMock, setScreen } from '../../testRender';
import type { DataOf, Replies } from '../../testRender';
import ArchivePage from './ArchivePage';

type Row = DataOf<'ArchivedOrders'>['list']['nodes'][number];
const { list } = replied('ArchivedOrders', 'full');
const of = (status: Row['status']) => list.nodes.find((node) => node.status === status)!;
const row = (number: number): Row => ({ ...of('archived'), id: makeId(`row ${number}`), company: `Firma ${number}` });

let size = 0;
let capped = false;
const archived = replyMock<'ArchivedOrders'>();
const rejected = replyMock<'RejectedOrders'>();

/** A server with `size` orders in the archive. */
const reply: Required<Replies>['ArchivedOrders'] = ({ first, page, after }) => {
  const from = after ? Number(after) : ((page ?? 1) - 1) * first;
  const nodes = Array.from({ length: Math.min(first, size - from) }, (_, index) => row(from + index + 1));
  const endCursor = from + first < size ? String(from + first) : null;
  return { data: { list: { ...list, nodes, endCursor, total: size, totalIsCapped: capped } } };
};
const empty = { data: { list: { ...list, nodes: [], total: 0 } } };

beforeEach(() => {
  size = 25;
  capped = false;
  archived.mockReset().mockImplementation(reply);
  rejected.mockReset().mockReturnValue(empty);
  setScreen('phone');
});

const open = (path = '/platform/archive') =>
  renderClient(<ArchivePage />, { path, replies: { ArchivedOrders: archived, RejectedOrders: rejected } });
const section = (name: RegExp) => within(screen.getByRole('region', { name }));
const archive = () => section(/Arhiiv/);
const lastAsked = () => archived.mock.lastCall?.[0];

describe('the archive', () => {
  it('on a wide screen is a grid of the same rows, which its heads sort on the server', async () => {
    setScreen('wide');
    open();
    const grid = within(await screen.findByRole('grid', { name: 'Arhiiv' }));
    expect(await grid.findByText('Firma 10')).toBeVisible();
    expect(grid.queryByText('Firma 11')).toBeNull();
    await userEvent.click(grid.getByRole('columnheader', { name: /^Firma/ }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'company', descending: false }));
  });

  it('shows ten rows of the server, the latest first, and turns its pages', async () => {
    const { where } = open();
    expect(await archive().findByText('Leht 1 / 3-st (kokku 25 rida)')).toBeVisible();
    expect(lastAsked()).toMatchObject({ first: 10, page: 1, sort: 'start', descending: true, search: '' });
    expect(archive().getByText('Firma 10')).toBeVisible();
    expect(archive().queryByText('Firma 11')).toBeNull();
    await userEvent.click(archive().getByRole('button', { name: 'Leht 3' }));
    expect(await archive().findByText('Firma 25')).toBeVisible();
    expect(archive().getAllByRole('listitem')).toHaveLength(5);
    expect(where.search).toBe('?archive.p=3');
  });

  it('asks the server to search once the typing pauses, from the first page', async () => {
    const { where } = open('/platform/archive?archive.p=2');
    await archive().findByText('Firma 20');
    const before = archived.mock.calls.length;
    await userEvent.type(archive().getByRole('textbox', { name: 'Otsi tabelist: Arhiiv' }), 'firma');
    await waitFor(() => expect(lastAsked()).toMatchObject({ search: 'firma', page: 1 }));
    expect(archived.mock.calls).toHaveLength(before + 1);
    expect(where.search).toBe('?archive.q=firma');
  });

  it("sorts by the server's columns, and by date when the address has another one", async () => {
    open('/platform/archive?archive.s=price');
    await archive().findByText('Firma 1');
    expect(lastAsked()).toMatchObject({ sort: 'price', descending: false });
    await userEvent.selectOptions(archive().getByRole('combobox', { name: 'Järjestus: Arhiiv' }), 'Juht kahanevalt');
    await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'driver', descending: true }));
  });

  it('takes a sort that does not exist for none', async () => {
    open('/platform/archive?archive.s=password');
    await archive().findByText('Firma 1');
    expect(lastAsked()).toMatchObject({ sort: 'start', descending: true });
  });

  it('shows all rows of a list that is not too long, fetched by hundreds', async () => {
    size = 120;
    open();
    await userEvent.click(await archive().findByRole('button', { name: 'Kuva kõik' }));
    expect(await archive().findByText('120 rida')).toBeVisible();
    expect(archive().getAllByRole('listitem')).toHaveLength(120);
    expect(lastAsked()).toMatchObject({ first: 100, after: '100' });
    await userEvent.click(archive().getByRole('button', { name: 'Kuva lehtedena' }));
    expect(await archive().findByText('Leht 1 / 12-st (kokku 120 rida)')).toBeVisible();
  });

  it('says so when the rest of all rows does not come, and fetches it when asked again', async () => {
    size = 120;
    archived.mockImplementation((variables) => (variables.after === '100' ? refusal('unforeseen') : reply(variables)));
    open('/platform/archive?archive.all=1');
    expect(await archive().findByText('Andmete laadimine ebaõnnestus')).toBeVisible();
    archived.mockImplementation(reply);
    await userEvent.click(archive().getByRole('button', { name: 'Proovi uuesti' }));
    expect(await archive().findByText('120 rida')).toBeVisible();
  });

  it('has a way to the last page, and no way to draw ten thousand rows at once', async () => {
    size = 102_000;
    open('/platform/archive?archive.all=1');
    expect(await archive().findByText(/^Leht 1 \/ 10\s200-st \(kokku 102\s000 rida\)$/)).toBeVisible();
    expect(archive().queryByRole('button', { name: 'Kuva kõik' })).toBeNull();
    await userEvent.click(archive().getByRole('button', { name: 'Viimane leht' }));
    expect(await archive().findByText('Firma 102000')).toBeVisible();
  });

  it('does not claim to have counted rows beyond its limit', async () => {
    size = 10_000;
    capped = true;
    open('/platform/archive?archive.q=tallinn');
    expect(await archive().findByText(/^Leht 1 \/ 1000-st \(kokku üle 10\s000 rea\)$/)).toBeVisible();
  });

  it('shows a price for an offer, and none for an inquiry without answer', async () => {
    // It was asked for again after its offer had ended.
    const again = { ...of('new'), id: makeId('again'), offer: of('expired').offer };
    archived.mockReturnValue({ data: { list: { ...list, nodes: [of('accepted'), of('new'), again], total: 3 } } });
    open();
    const [accepted, ...unanswered] = (await archive().findAllByRole('listitem')).map((item) => within(item));
    expect(accepted?.getByText(/^540,00\s€$/)).toBeVisible();
    expect(accepted?.getByText('Kinnitatud pakkumine')).toBeVisible();
    expect(unanswered).toHaveLength(2);
    for (const one of unanswered) {
      expect(one.queryByText(/€/)).toBeNull();
      expect(one.getByText('Päring')).toBeVisible();
    }
  });

  it('tells why an order was rejected and leads to its page', async () => {
    rejected.mockReturnValue({ data: replied('RejectedOrders', 'full') });
    open();
    const list = section(/Tagasi lükatud tellimused/);
    expect(await list.findByText('Hind ületas eelarve')).toBeVisible();
    const links = list.getAllByRole('link', { name: '05.12.2026 08:00' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [ids.rejected, ids.cancelled].map((id) => `/platform/answeredQuery/${id.toUpperCase()}`),
    );
  });

  it('takes chosen rows of several pages back, and tells which was refused', async () => {
    const takeBack = replyMock<'TakeFromArchive'>(() => refusal('staleOrder'));
    renderClient(<ArchivePage />, {
      path: '/platform/archive',
      replies: { ArchivedOrders: archived, RejectedOrders: rejected, TakeFromArchive: takeBack },
    });
    await userEvent.click(await archive().findByRole('checkbox', { name: 'Vali Firma 2' }));
    await userEvent.click(archive().getByRole('button', { name: 'Leht 3' }));
    await userEvent.click(await archive().findByRole('checkbox', { name: 'Vali Firma 25' }));
    expect(await screen.findByText('Valitud 2')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Võta arhiivist tagasi' }));
    expect(await screen.findByRole('dialog', { name: 'Tehtud 0, tegemata 2' })).toBeVisible();
    expect(takeBack.mock.calls.map(([{ id }]) => id)).toEqual([row(2).id, row(25).id]);
  });

  it('explains an empty list, a search without results and a failed request', async () => {
    size = 0;
    open('/platform/archive?rejected.q=midagi');
    expect(await archive().findByText('Sisu puudub')).toBeVisible();
    expect(await section(/Tagasi lükatud/).findByText('0 tulemust')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Ekspordi/ })).toBeNull();
  });

  it('tries again when loading failed', async () => {
    archived.mockReturnValue(refusal('databaseAway'));
    open();
    expect(await archive().findByText('Andmete laadimine ebaõnnestus')).toBeVisible();
    archived.mockImplementation(reply);
    await userEvent.click(archive().getByRole('button', { name: 'Proovi uuesti' }));
    expect(await archive().findByText('Firma 1')).toBeVisible();
  });
});
