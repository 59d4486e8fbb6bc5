import type { ReactNode } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { v4 as newId } from 'uuid';
import type { LiveList } from '../../../generated/live';
import { refusal, renderClient, replyMock, setScreen } from '../../../testRender';
import AdminDashboardPage from './AdminDashboardPage';
import { idInPath, makeId } from '../../../testIds';
import { ids, replied } from '../../../testReplies';

const recorded = replied('Dashboard', 'full');
const inquiry = recorded.newOrders.find(({ id }) => id === ids.new)!;
const accepted = recorded.acceptedOrders.find(({ id }) => id === ids.accepted)!;
const job = recorded.upcomingJobs.find(({ id }) => id === ids.job)!;
const lists = {
  newOrders: [{ ...inquiry, company: 'Tartu Kammerkoor' }],
  acceptedOrders: [{ ...accepted, company: null, fullName: 'Anu Aas', offer: { ...accepted.offer!, price: 620 } }],
  upcomingJobs: [job],
  answeredOrders: [],
  changeRequests: [],
};
const { currentUser } = replied('CurrentUser', 'full');
const dashboard = replyMock<'Dashboard'>();

function open(first?: (isThere: boolean) => ReactNode, todo?: (isFirst: boolean) => ReactNode) {
  return renderClient(<AdminDashboardPage first={first} todo={todo} />, {
    path: '/platform',
    replies: {
      Dashboard: dashboard,
      CurrentUser: () => ({ data: { currentUser: { ...currentUser!, firstname: 'Maris' } } }),
    },
  });
}

beforeEach(() => {
  dashboard.mockReset();
  dashboard.mockReturnValue({ data: lists });
  setScreen('phone');
});

const section = (name: RegExp) => within(screen.getByRole('region', { name }));

const nothing = { newOrders: [], acceptedOrders: [], upcomingJobs: [], answeredOrders: [], changeRequests: [] };

describe('the to-do list', () => {
  it('stands above the lists while they are empty, and below them once there is an order', async () => {
    const todo = (isFirst: boolean) => <section aria-label={isFirst ? 'esimene' : 'viimane'} />;
    dashboard.mockReturnValue({ data: nothing });
    const { unmount } = open(undefined, todo);
    await screen.findByRole('region', { name: /Vastatud päringud/ });
    const regions = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    expect(regions()[0]).toBe('esimene');
    unmount();
    dashboard.mockReturnValue({ data: lists });
    open(undefined, todo);
    expect(await screen.findByRole('region', { name: 'viimane' })).toBeInTheDocument();
    await screen.findByRole('region', { name: /Vastatud päringud/ });
    expect(regions().at(-1)).toBe('viimane');
  });
});

describe('the dashboard of an admin', () => {
  it('has four lists from one request, each leading to the page of its status', async () => {
    open();
    expect(await screen.findByRole('link', { name: '21.11.2026 08:00' })).toHaveAttribute(
      'href',
      `/platform/query/${ids.new.toUpperCase()}`,
    );
    expect(dashboard).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Tere .+, Maris$/);
    // One list comes after the other.
    await screen.findByRole('region', { name: /^. ?Vastatud päringud/ });
    const accepted = section(/Kinnitatud pakkumised ?\(vaja juht määrata\)/);
    expect(accepted.getByRole('link', { name: 'Määra buss ja juht' })).toHaveAttribute(
      'href',
      `/platform/confirmedQuery/${ids.accepted.toUpperCase()}`,
    );
    expect(accepted.getByText('Anu Aas')).toBeVisible();
    expect(accepted.getByText(/^620,00\s€$/)).toBeVisible();
    expect(section(/Tulevased tööd/).getByText('Keeldutud')).toBeVisible();
    expect(section(/Vastatud päringud ?\(ootavad kliendi kinnitust\)/).getByText('Sisu puudub')).toBeVisible();
  });

  it('on a wide screen has its lists as grids, whose rows lead to the same pages', async () => {
    setScreen('wide');
    open();
    const inquiries = within(await screen.findByRole('grid', { name: /^Hiljutised päringud/ }));
    expect(await inquiries.findByRole('columnheader', { name: /^Firma/ })).toBeVisible();
    expect(await inquiries.findByRole('link', { name: '21.11.2026 08:00' })).toHaveAttribute(
      'href',
      `/platform/query/${ids.new.toUpperCase()}`,
    );
    expect(await inquiries.findByText('Tartu Kammerkoor')).toBeVisible();
    const jobs = within(await screen.findByRole('grid', { name: /^Tulevased tööd/ }));
    expect(await jobs.findByText('Keeldutud')).toBeVisible();
  });

  it('searches all lists at once', async () => {
    open();
    await screen.findByText('Tartu Kammerkoor');
    await userEvent.type(screen.getByRole('searchbox'), 'kammerkoor');
    expect(screen.getByText('Tartu Kammerkoor')).toBeVisible();
    expect(screen.queryByText('Anu Aas')).toBeNull();
    expect(section(/Tulevased tööd/).getByText('0 tulemust')).toBeVisible();
  });

  it('reads again when asked, and keeps its content when that fails', async () => {
    open();
    await screen.findByText('Tartu Kammerkoor');
    dashboard.mockReturnValue(refusal('databaseAway'));
    await userEvent.click(screen.getByRole('button', { name: 'Värskenda' }));
    expect(await screen.findByText(/näete varasemaid andmeid/)).toBeVisible();
    expect(screen.getByText('Tartu Kammerkoor')).toBeVisible();
    dashboard.mockReturnValue({ data: { ...lists, newOrders: [] } });
    await userEvent.click(screen.getByRole('button', { name: 'Värskenda' }));
    await waitFor(() => expect(screen.queryByText('Tartu Kammerkoor')).toBeNull());
  });

  it('reads again when one of its lists changed, and only then', async () => {
    const { tell } = open();
    await screen.findByText('Tartu Kammerkoor');
    const change = (list: LiveList) => ({ changes: [{ lists: [list], orderId: newId(), version: 2 }] });
    dashboard.mockReturnValue({ data: { ...lists, newOrders: [] } });
    act(() => tell(change('archive')));
    act(() => tell(change('newOrders')));
    await waitFor(() => expect(screen.queryByText('Tartu Kammerkoor')).toBeNull());
    expect(dashboard).toHaveBeenCalledTimes(2);
  });

  it('reads a change that comes while it reads once more, and all of them together', async () => {
    const { tell } = open();
    await screen.findByText('Tartu Kammerkoor');
    let reply: (value: { data: typeof lists }) => void = () => undefined;
    dashboard.mockReturnValueOnce(new Promise((done) => (reply = done)));
    const news = { changes: [{ lists: ['jobs' as const], orderId: newId(), version: 2 }] };
    act(() => tell(news));
    await waitFor(() => expect(dashboard).toHaveBeenCalledTimes(2));
    act(() => tell(news));
    act(() => tell(news));
    expect(dashboard).toHaveBeenCalledTimes(2);
    reply({ data: lists });
    await waitFor(() => expect(dashboard).toHaveBeenCalledTimes(3));
    dashboard.mockReturnValue({ data: { ...lists, newOrders: [] } });
    act(() => tell({ missed: true }));
    await waitFor(() => expect(screen.queryByText('Tartu Kammerkoor')).toBeNull());
    expect(dashboard).toHaveBeenCalledTimes(4);
  });

  it('tells the part above the lists whether they wait for it', async () => {
    dashboard.mockReturnValue({ data: { ...lists, changeRequests: [{ id: makeId('w') }] } });
    const { unmount } = open((isThere) => <p>{isThere ? 'The lists wait' : 'Nobody waits'}</p>);
    expect(await screen.findByText('The lists wait')).toBeVisible();
    unmount();
    dashboard.mockReturnValue({ data: lists });
    open((isThere) => <p>{isThere ? 'The lists wait' : 'Nobody waits'}</p>);
    expect(await screen.findByText('Nobody waits')).toBeVisible();
  });

  it('shows quietly the changes of others since it was opened, and leads there', async () => {
    open();
    await screen.findByText('Tartu Kammerkoor');
    dashboard.mockReturnValue({
      data: {
        ...lists,
        newOrders: [{ ...inquiry, id: makeId('n2'), company: 'Võrkpalliklubi' }],
        answeredOrders: lists.newOrders.map((one) => ({ ...one, status: 'answered' as const, offer: accepted.offer })),
        acceptedOrders: [],
        upcomingJobs: [{ ...job, job: { ...job.job!, confirmation: 'accepted' as const } }],
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Värskenda' }));
    const news = within(await screen.findByRole('status', { name: 'Mida teised vahepeal tegid' }));
    expect(
      await news.findByRole('link', { name: 'Uus päring: Tallinn - Paide - Tartu · Võrkpalliklubi' }),
    ).toHaveAttribute('href', `/platform/query/${idInPath('n2')}`);
    expect(news.getByText(/^Pakkumine saadetud: .* · Tartu Kammerkoor$/)).toBeVisible();
    expect(news.getByText(/^Juht kinnitas töö: /)).toBeVisible();
    expect(news.getByText(/^Ei ole enam töölaual: .* · Anu Aas$/)).not.toHaveAttribute('href');
    await userEvent.click(news.getByRole('button', { name: 'Sulge' }));
    expect(news.queryByText(/Uus päring/)).toBeNull();
  });

  it('says once when nothing could be loaded', async () => {
    dashboard.mockReturnValue(refusal('databaseAway'));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Andmete laadimine ebaõnnestus');
    expect(screen.getAllByRole('button', { name: 'Proovi uuesti' })).toHaveLength(1);
  });
});
