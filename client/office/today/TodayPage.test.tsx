import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { renderClient, replyMock, setScreen } from '../../testRender';
import type { DataOf, Replies } from '../../testRender';
import TodayPage from './TodayPage';

type List = DataOf<'Today'>['today'];
type Item = List['items'][number];

const makeItem = (digit: number, changes: Partial<Item> = {}): Item => ({
  __typename: 'TodayItem',
  id: `price:${digit}`,
  kind: 'price',
  subjectId: `0197a000-0000-7000-8000-00000000000${digit}`,
  mark: '1',
  section: 'later',
  dueAt: '2026-11-25T07:30:00Z',
  since: '2026-11-24T06:00:00Z',
  orderId: `0197a000-0000-7000-8000-00000000000${digit}`,
  status: 'new',
  start: '2026-12-05T07:00:00Z',
  customer: 'Hansa Reisid OÜ',
  cities: ['Tallinn', 'Tartu'],
  passengers: 38,
  who: null,
  words: null,
  day: null,
  sum: null,
  hours: null,
  plannedHours: null,
  act: null,
  snoozedUntil: null,
  snoozedBy: null,
  proposal: {
    __typename: 'TodayProposal',
    act: 'sendOffer',
    price: 540,
    amountDue: 669.6,
    who: null,
    doubt: null,
    evidence: null,
    fit: null,
  },
  ...changes,
});

const listed = (items: Item[], changes: Partial<List> = {}): { data: { today: List } } => ({
  data: {
    today: { __typename: 'TodayList', items, count: items.length, soon: 0, snoozed: 0, stopped: [], ...changes },
  },
});

const trip = replyMock<'TodayTrip'>(({ id }) => ({
  data: {
    order: {
      __typename: 'Order',
      id,
      fullName: 'Mari Maasikas',
      phone: '+37255512345',
      email: 'mari@hansa.example',
      clientNotes: 'Kaks ratastooli',
      stops: [
        { __typename: 'Stop', city: 'Tallinn', address: 'Tallinn', arrive: null, depart: '2026-12-05T07:00:00Z' },
        { __typename: 'Stop', city: 'Tartu', address: 'Tartu', arrive: '2026-12-05T09:20:00Z', depart: null },
      ],
      job: null,
    },
  },
}));

function open(replies: Replies, screenSize: 'wide' | 'phone' = 'wide') {
  setScreen(screenSize);
  return renderClient(<TodayPage />, { replies: { TodayTrip: trip, ...replies }, path: '/platform/today' });
}
// A page without a layout has nothing to scroll to.
beforeAll(() => void (Element.prototype.scrollIntoView = () => undefined));
afterEach(() => act(() => closeSnackbar()));

it('says that everything is decided, that an automation stopped, and what failed', async () => {
  const { unmount } = open({ Today: () => listed([], { stopped: ['price'] }) });
  expect(await screen.findByRole('link', { name: /peatas end ise/ })).toBeVisible();
  expect(screen.getByText('Kui midagi ootab teie otsust, ilmub see siia kohe.')).toBeVisible();
  unmount();
  open({ Today: () => Promise.reject(new TypeError('away')) });
  expect(await screen.findByRole('button', { name: 'Proovi uuesti' })).toBeVisible();
});

it('takes, takes back, puts off and opens by keys, one press at a time', async () => {
  let items = [
    makeItem(1),
    makeItem(2, { proposal: { ...makeItem(2).proposal, act: 'open', doubt: 'Hind võib muutuda' } }),
  ];
  const take = replyMock<'TakeTodayItem'>(() => {
    const taken = {
      __typename: 'QueuedAct',
      id: '0197a000-0000-7000-8000-0000000000a1',
      dueAt: '2026-11-24T07:00:10Z',
      by: 'Maris',
    };
    items = [{ ...makeItem(1), act: taken }, ...items.slice(1)];
    return { data: { takeTodayItem: taken } };
  });
  const takeBack = replyMock<'TakeBackAct'>(() => ({ data: { takeBackAct: true } }));
  const snooze = replyMock<'SnoozeTodayItem'>(() => ({ data: { snoozeTodayItem: true } }));
  const { where } = open({
    Today: () => listed(items),
    TakeTodayItem: take,
    TakeBackAct: takeBack,
    SnoozeTodayItem: snooze,
  });
  const details = within(await screen.findByRole('region', { name: 'Valitud otsus' }));
  expect(details.getByText(/maksab kokku 669,60/)).toBeVisible();
  expect(await details.findByText('Kaks ratastooli')).toBeVisible();
  await userEvent.keyboard('j{Enter}');
  expect(await screen.findByText('Otsustas Maris')).toBeVisible();
  expect(take.mock.calls).toEqual([[expect.objectContaining({ kind: 'price', mark: '1', price: 540 })]]);
  await userEvent.keyboard('z');
  await waitFor(() => expect(takeBack).toHaveBeenCalledTimes(1));

  await waitFor(() => expect(document.activeElement).toHaveTextContent('Hind võib muutuda'));
  await userEvent.keyboard('s');
  await userEvent.click(await screen.findByRole('button', { name: 'Kui midagi muutub' }));
  await waitFor(() => expect(snooze.mock.calls[0]?.[0]).toMatchObject({ day: null }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(where.pathname).toBe('/platform/query/0197A000-0000-7000-8000-000000000002'));
});

it('draws the first fifty of a thousand, and on a phone unfolds the trip under its row', async () => {
  const items = Array.from({ length: 50 }, (_, index) => makeItem(1, { id: `price:${index}` }));
  const list = replyMock<'Today'>(() => listed(items, { count: 1000 }));
  open({ Today: list }, 'phone');
  expect(await screen.findByText(/1000 otsust ootab/)).toBeVisible();
  const [row, ...others] = within(screen.getByRole('region', { name: /Hiljem/ })).getAllByRole('listitem');
  expect(others).toHaveLength(49);
  expect(screen.queryByRole('region', { name: 'Valitud otsus' })).toBeNull();
  await userEvent.click(within(row!).getByRole('button', { name: 'Rohkem' }));
  expect(await within(row!).findByText('Kaks ratastooli')).toBeVisible();
  expect(within(row!).getByRole('button', { name: /^Hiljem/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Kuva veel' }));
  await waitFor(() => expect(list.mock.lastCall?.[0]).toMatchObject({ first: 100 }));
});

describe('a decision about the driver', () => {
  const declined = makeItem(3, {
    kind: 'declined',
    who: 'Raivo Raud',
    proposal: { ...makeItem(3).proposal, act: 'replaceDriver', who: 'Kersti Ojakallas' },
  });
  const names = ['Toomas Kivisaar', 'Kersti Ojakallas', 'Heiki Saarepuu', 'Mart Mets'];
  const toId = (place: number) => `0197a000-0000-7000-8000-00000000001${place}`;
  const judged = replyMock<'TodayDrivers'>(() => ({
    data: {
      drivers: names.map((name, place) => {
        const [firstname = '', lastname = ''] = name.split(' ');
        return { __typename: 'User' as const, id: toId(place), firstname, lastname };
      }),
      checkAssignment: {
        __typename: 'AssignmentCheck',
        drivers: (
          [
            [toId(1), 'green', 'Täna alles 8 h'],
            [toId(2), 'amber', 'Lühendatud puhkus'],
            [toId(0), 'red', 'Koolibuss Keila 07:30'],
            [toId(3), 'red', 'Puhkusel'],
          ] as const
        ).map(([driverId, light, line]) => ({ __typename: 'DriverCheck' as const, driverId, light, line })),
      },
    },
  }));

  it('shows the three who fit best, each with the verdict of the law', async () => {
    open({ Today: () => listed([declined]), TodayDrivers: judged });
    const list = await screen.findByRole('list', { name: 'Kes sobib' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Kersti OjakallassobibTäna alles 8 h',
      'Heiki Saarepuusobib erandigaLühendatud puhkus',
      'Toomas Kivisaarei tohiKoolibuss Keila 07:30',
    ]);
  });

  it('says that they could not be judged, and asks again', async () => {
    let fails = true;
    open({
      Today: () => listed([declined]),
      TodayDrivers: (variables) => (fails ? Promise.reject(new TypeError('away')) : judged(variables)),
    });
    const alert = await screen.findByText(/ei saanud kontrollida/);
    fails = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Proovi uuesti' }));
    expect(await screen.findByText('Kersti Ojakallas', { selector: 'li *' })).toBeVisible();
  });

  it('asks nobody about a price', async () => {
    judged.mockClear();
    open({ Today: () => listed([makeItem(1)]), TodayDrivers: judged });
    expect(await screen.findByText('Kaks ratastooli')).toBeVisible();
    expect(screen.queryByText('Kes sobib')).toBeNull();
    expect(judged).not.toHaveBeenCalled();
  });
});
