import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderClient } from '../../testRender';
import type { Answers } from '../../testRender';
import MyTripPage from './MyTripPage';
import { info, trip } from './myTrip.fixture';

const path = '/trip?id=o1&key=k1';
const answers = (changes: object = {}): Answers => ({
  MyTrip: () => ({ data: { myTrip: { ...trip, ...changes } } }),
  PortalInfo: () => ({ data: { portalInfo: info } }),
  CompanyTerms: () => ({ data: { companyTerms: [] } }),
});
const open = (given: Answers, at = path) => renderClient(<MyTripPage />, { answers: given, path: at });

it.each<[string, Answers, string]>([
  ['the key is wrong', { ...answers(), MyTrip: () => refusal('wrongKey') }, path],
  ['the id was mangled', { ...answers(), MyTrip: () => refusal('mangledLink') }, path],
  ['the link was cut', answers(), '/trip?id=o1'],
])('says that the link is dead when %s, and whom to call', async (_when, given, at) => {
  open(given, at);
  expect(await screen.findByRole('heading', { name: 'Link aegunud!' })).toBeVisible();
  expect(await screen.findByText('+372 5555 0000')).toBeVisible();
});

it('offers another try when the server is away', async () => {
  let away = true;
  const MyTrip: Answers[string] = (variables) =>
    away ? Promise.reject(new TypeError('x')) : answers().MyTrip!(variables);
  open({ ...answers(), MyTrip });
  const retry = await screen.findByRole('button', { name: 'Proovi uuesti' });
  away = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tartu - Kuressaare - Tartu' })).toBeVisible();
});

const full = (changes: object = {}): Answers => ({
  ...answers(changes),
  CompanyTerms: () => ({ data: { companyTerms: ['Arve esitame pärast reisi.'] } }),
  TripMenu: () => ({
    data: { foodPackages: [{ id: 'f1', name: 'Kohvipaus', price: 9, hidden: false }] },
  }),
});
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';

it('shows the price with its lines and one sum, the way with its times, terms, papers and whom to call', async () => {
  open(full());
  const price = plain((await screen.findByRole('region', { name: 'Hind' })).textContent);
  for (const words of [
    'Sõit: 442 km596,70 €',
    'Käibemaks 24%153,22 €',
    'Kohvipaus × 42205,80 €',
    'Kokku maksta997,42 €',
  ])
    expect(price).toContain(words);
  const way = screen.getByRole('region', { name: 'Teekond' });
  for (const words of ['06:30', '11:00 – 15:30', '4h 30min kohapeal', '21:50']) expect(way).toHaveTextContent(words);
  expect(await screen.findByText('Arve esitame pärast reisi.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Pakkumine \(PDF\)/ })).toHaveAttribute(
    'href',
    '/api/trip/o1/offer.pdf?key=k1',
  );
  expect(screen.getByRole('link', { name: /Lisa kalendrisse/ })).toHaveAttribute(
    'href',
    '/api/trip/o1/calendar.ics?key=k1',
  );
  expect(screen.getByRole('link', { name: '+372 5555 0000' })).toHaveAttribute('href', 'tel:+37255550000');
  expect(screen.getByText('Pakkumine: praegu siin')).toBeInTheDocument();
});

it.each([
  ['asked', 'Saime teie päringu kätte.'],
  ['ended', 'Pakkumise tähtaeg on läbi.'],
  ['confirmed', 'Reis on kinnitatud.'],
  ['over', 'Reis on sõidetud.'],
  ['lapsed', 'Reisi aeg on möödas'],
  ['rejected', 'Loobusite pakkumisest.'],
  ['cancelled', 'Tellimus on tühistatud.'],
] as const)('%s: says in plain words what stands, and asks for no decision', async (state, words) => {
  open(full({ state, can: [], offerPaper: false }));
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
  expect(screen.queryByRole('button', { name: /Võtan vastu/ })).toBeNull();
});

it('has each paper of what was agreed, the last one first', async () => {
  const acceptances = [
    { offerId: 'p2', at: '2026-11-22T10:00:00.000Z', changed: true },
    { offerId: 'p1', at: '2026-11-20T10:00:00.000Z', changed: false },
  ];
  open(full({ state: 'confirmed', can: [], offerPaper: false, acceptances }));
  await screen.findByText(/^Reis on kinnitatud/);
  const papers = screen.getAllByRole('link', { name: /\(PDF\)/ });
  expect(papers.map((paper) => [paper.textContent, paper.getAttribute('href')])).toEqual([
    ['Muudetud tellimus (PDF)22.11.2026 ›', '/api/trip/o1/acceptance.pdf?key=k1&of=p2'],
    ['Kinnitatud tellimus (PDF)20.11.2026 ›', '/api/trip/o1/acceptance.pdf?key=k1&of=p1'],
  ]);
});

it('accepts the offer that it shows, once, and shows the trip as it stands then', async () => {
  let now = full();
  const AcceptTrip = jest.fn((_variables: Record<string, unknown>) => {
    const acceptances = [{ offerId: 'p1', at: '2026-11-20T10:00:00.000Z', changed: false }];
    now = full({ state: 'confirmed', can: ['passengers'], offerPaper: false, acceptances });
    return { data: { acceptTrip: false } };
  });
  open({ ...full(), MyTrip: (variables) => now.MyTrip!(variables), AcceptTrip });
  await userEvent.click(await screen.findByRole('button', { name: /Võtan vastu · 997,42/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Kinnita/ }));
  expect(await screen.findByText(/^Reis on kinnitatud/)).toBeVisible();
  expect(await screen.findByText('Tellimus aktsepteeritud')).toBeVisible();
  expect(AcceptTrip.mock.calls).toEqual([
    [
      {
        ...{ id: 'o1', key: 'k1', offerId: 'p1' },
        leader: { fullName: 'Õie Jõgeväli', email: 'oie@rahvatants.example', phone: '+372 5551 2345' },
      },
    ],
  ]);
});

it('rejects with a reason only', async () => {
  const RejectTrip = jest.fn((_variables: Record<string, unknown>) => ({ data: { rejectTrip: false } }));
  open({ ...full(), RejectTrip });
  await userEvent.click(await screen.findByRole('button', { name: 'Loobun' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edasta' }));
  expect(screen.getByText('Palun valige põhjus')).toBeVisible();
  await userEvent.click(screen.getByLabelText('Reis jääb ära'));
  await userEvent.click(screen.getByRole('button', { name: 'Edasta' }));
  expect(await screen.findByText('Tagasiside edastatud')).toBeVisible();
  expect(RejectTrip.mock.calls[0]?.[0]).toMatchObject({ offerId: 'p1', reason: 'trip_cancelled' });
});

it('shows what catering comes to before it is saved, at the prices of then', async () => {
  const ChangeTrip = jest.fn((_variables: Record<string, unknown>) => ({ data: { changeTrip: { version: 3 } } }));
  open({ ...full(), ChangeTrip });
  await userEvent.click(await screen.findByRole('button', { name: /^Toitlustus/ }));
  const field = await screen.findByLabelText('Kohvipaus, kogus');
  await userEvent.clear(field);
  await userEvent.type(field, '10');
  expect(plain(screen.getByText(/Toitlustus kokku/).textContent)).toBe(
    'Toitlustus kokku 49,00 €. Reisi eest maksate kokku 840,62 €.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Salvesta' }));
  expect(await screen.findByText('Muudatused salvestatud!')).toBeVisible();
  expect(ChangeTrip.mock.calls[0]?.[0]).toEqual({
    ...{ id: 'o1', key: 'k1', version: 2 },
    changes: { food: { items: [{ id: 'f1', count: 10 }], foodTotal: 49 } },
  });
});

it('tells the second tab what changed, and shows the trip as it stands now', async () => {
  let passengers = 42;
  const MyTrip: Answers[string] = () => ({ data: { myTrip: { ...trip, passengers } } });
  const ChangeTrip: Answers[string] = () => {
    passengers = 40;
    return refusal('staleOrder');
  };
  open({ ...full(), MyTrip, ChangeTrip });
  await userEvent.click(await screen.findByRole('button', { name: /Muuda reisijate arvu/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Salvesta' }));
  expect(await screen.findByText(/^Keegi on tellimust vahepeal muutnud/)).toBeVisible();
  expect(await screen.findByText(/40 reisijat/)).toBeVisible();
});
