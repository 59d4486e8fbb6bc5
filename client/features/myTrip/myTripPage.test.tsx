import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SentFormContext } from '../../lib/forms/sentForm';
import { takeDrawnReplies } from '../../lib/request/drawnReplies';
import { forgetReplies } from '../../lib/request/keptReply';
import { refusal, renderClient } from '../../testRender';
import type { Replies } from '../../testRender';
import MyTripPage from './MyTripPage';
import { info, trip } from './myTrip.fixture';
import { TripRow } from './TripRow';
import { idOf } from '../../testIds';

const path = `/trip?id=${idOf('o1')}&key=k1`;
const replies = (changes: Partial<typeof trip> = {}): Replies => ({
  MyTrip: () => ({ data: { myTrip: { ...trip, ...changes } } }),
  PortalInfo: () => ({ data: { portalInfo: info } }),
  CompanyTerms: () => ({ data: { companyTerms: [] } }),
});
const open = (given: Replies, at = path) => renderClient(<MyTripPage />, { replies: given, path: at });

it.each<[string, Replies, string]>([
  ['the key is wrong', { ...replies(), MyTrip: () => refusal('wrongKey') }, path],
  ['the id was mangled', { ...replies(), MyTrip: () => refusal('mangledLink') }, path],
  ['the link was cut', replies(), `/trip?id=${idOf('o1')}`],
])('says that the link is dead when %s, and whom to call', async (_when, given, at) => {
  open(given, at);
  expect(await screen.findByRole('heading', { name: 'Link aegunud!' })).toBeVisible();
  expect(await screen.findByText('+372 5555 0000')).toBeVisible();
});

it('offers another try when the server is away', async () => {
  const MyTrip: Replies['MyTrip'] = () => Promise.reject(new TypeError('x'));
  open({ ...replies(), MyTrip });
  expect(await screen.findByRole('link', { name: 'Proovi uuesti' })).toHaveAttribute('href');
});

const full = (changes: Partial<typeof trip> = {}): Replies => ({
  ...replies(changes),
  CompanyTerms: () => ({ data: { companyTerms: ['Arve esitame pärast reisi.'] } }),
  TripMenu: () => ({
    data: { foodPackages: [{ id: idOf('f1'), name: 'Kohvipaus', price: 9, hidden: false }] },
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
    `/api/trip/${idOf('o1')}/offer.pdf?key=k1`,
  );
  expect(screen.getByRole('link', { name: /Lisa kalendrisse/ })).toHaveAttribute(
    'href',
    `/api/trip/${idOf('o1')}/calendar.ics?key=k1`,
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
    { offerId: idOf('p2'), at: '2026-11-22T10:00:00.000Z', changed: true },
    { offerId: idOf('p1'), at: '2026-11-20T10:00:00.000Z', changed: false },
  ];
  open(full({ state: 'confirmed', can: [], offerPaper: false, acceptances }));
  await screen.findByText(/^Reis on kinnitatud/);
  const papers = screen.getAllByRole('link', { name: /\(PDF\)/ });
  expect(papers.map((paper) => [paper.textContent, paper.getAttribute('href')])).toEqual([
    ['Muudetud tellimus (PDF)22.11.2026 ›', `/api/trip/${idOf('o1')}/acceptance.pdf?key=k1&of=${idOf('p2')}`],
    ['Kinnitatud tellimus (PDF)20.11.2026 ›', `/api/trip/${idOf('o1')}/acceptance.pdf?key=k1&of=${idOf('p1')}`],
  ]);
});

/** What a browser would send if this button were pressed. */
const sentBy = (button: HTMLElement) =>
  Object.fromEntries(new FormData((button as HTMLButtonElement).form!, button as HTMLButtonElement));

it('leads to the decision by a plain form, with its link', async () => {
  open(full(), `${path}&lang=ru&done=asked`);
  const accept = await screen.findByRole<HTMLButtonElement>('button', { name: /Võtan vastu · 997,42/ });
  expect([accept.type, accept.form?.method]).toEqual(['submit', 'get']);
  expect(sentBy(accept)).toEqual({ id: idOf('o1'), key: 'k1', lang: 'ru', decide: 'accept' });
  expect(sentBy(screen.getByRole('button', { name: 'Loobun' }))).toMatchObject({ decide: 'reject' });
});

it('accepts the offer that it shows, by a plain form, and leads back', async () => {
  open(full(), `${path}&decide=accept`);
  const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: /^Kinnita · 997,42/ });
  expect([confirm.type, confirm.form?.method]).toEqual(['submit', 'post']);
  expect(sentBy(confirm)).toEqual({
    ...{ decide: 'accept', offerId: idOf('p1') },
    ...{ fullName: 'Õie Jõgeväli', email: 'oie@rahvatants.example', phone: '+372 5551 2345' },
  });
  expect(screen.getByRole('region', { name: 'Hind' })).toHaveTextContent('997,42');
  const back = screen.getByRole<HTMLButtonElement>('button', { name: 'Jäta nii' });
  expect([back.form?.method, sentBy(back)]).toEqual(['get', { id: idOf('o1'), key: 'k1' }]);
});

it('says at the fields what is wrong with them, and holds what was typed', async () => {
  renderClient(
    <SentFormContext
      value={{
        values: { fullName: '', email: 'oie@rahvatants.example', phone: '12', offerId: idOf('p0') },
        missing: ['fullName'],
        messages: { phone: 'Palun sisestage korrektne telefoninumber' },
      }}
    >
      <MyTripPage />
    </SentFormContext>,
    { replies: full(), path: `${path}&decide=accept` },
  );
  expect(await screen.findByLabelText('Täisnimi')).toHaveAccessibleDescription('Palun sisestage täisnimi');
  expect(screen.getByLabelText('Telefon')).toHaveAccessibleDescription('Palun sisestage korrektne telefoninumber');
  // Whatever offer was shown before: this one is decided on now.
  expect(sentBy(screen.getByRole('button', { name: /^Kinnita/ }))).toMatchObject({ phone: '12', offerId: idOf('p1') });
});

it('rejects with a reason only', async () => {
  renderClient(
    <SentFormContext value={{ values: {}, missing: ['reason'], messages: {} }}>
      <MyTripPage />
    </SentFormContext>,
    { replies: full(), path: `${path}&decide=reject` },
  );
  expect(await screen.findByText('Palun valige põhjus')).toBeVisible();
  await userEvent.click(screen.getByLabelText('Reis jääb ära'));
  expect(sentBy(screen.getByRole('button', { name: 'Edasta' }))).toEqual({
    ...{ decide: 'reject', offerId: idOf('p1') },
    reason: 'trip_cancelled',
  });
});

it('asks for another offer by a plain form', async () => {
  open(full({ state: 'ended', can: ['askAgain'] }));
  const again = await screen.findByRole<HTMLButtonElement>('button', { name: 'Küsi uut pakkumist' });
  expect([again.type, again.form?.method, sentBy(again)]).toEqual(['submit', 'post', {}]);
});

it.each<[string, typeof trip.state, string, number]>([
  ['accepted', 'confirmed', 'Tellimus aktsepteeritud', 1],
  ['accepted', 'offered', 'Tellimus aktsepteeritud', 0],
  ['rejected', 'rejected', 'Tagasiside edastatud', 1],
  ['asked', 'asked', 'Aitäh, saime soovi kätte!', 1],
  ['before', 'rejected', 'See pakkumine on juba vastatud.', 1],
  ['nonsense', 'confirmed', 'See pakkumine on juba vastatud.', 0],
])('after %s, while the trip is %s, %j is said %d times', async (done, state, words, times) => {
  open(full({ state, can: [] }), `${path}&done=${done}`);
  await screen.findByRole('region', { name: 'Teekond' });
  expect(screen.queryAllByText(words)).toHaveLength(times);
});

it('decides on nothing that waits for no decision', async () => {
  open(full({ state: 'confirmed', can: [] }), `${path}&decide=accept`);
  expect(await screen.findByText(/^Reis on kinnitatud/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Kinnita/ })).toBeNull();
});

it('begins with what the server drew it with, and reads it anew', async () => {
  const drawn = { data: { myTrip: { ...trip, passengers: 11 } } };
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'replies';
  data.textContent = JSON.stringify([['MyTrip', { id: idOf('o1'), key: 'k1' }, drawn]]);
  document.body.append(data);
  takeDrawnReplies();
  data.remove();
  open(full());
  expect(screen.getByText(/11 reisijat/)).toBeVisible();
  expect(await screen.findByText(/42 reisijat/)).toBeVisible();
  forgetReplies();
});

it('what was tapped before it could open opens', async () => {
  document.documentElement.dataset.tapped = 'Muuda reisijate arvu';
  open(full());
  expect(await screen.findByLabelText('Reisijate arv')).toBeVisible();
  expect(document.documentElement.dataset.tapped).toBeUndefined();
});

it('what is tapped while the page is being made opens too', () => {
  const Tap = () => {
    document.documentElement.dataset.tapped = 'Märkused';
    return null;
  };
  render(
    <>
      <TripRow label="Märkused">{() => 'lahti'}</TripRow>
      <Tap />
    </>,
  );
  expect(screen.getByText('lahti')).toBeVisible();
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
    ...{ id: idOf('o1'), key: 'k1', version: 2 },
    changes: { food: { items: [{ id: idOf('f1'), count: 10 }], foodTotal: 49 } },
  });
});

it('tells the second tab what changed, and shows the trip as it stands now', async () => {
  let passengers = 42;
  const MyTrip: Replies['MyTrip'] = () => ({ data: { myTrip: { ...trip, passengers } } });
  const ChangeTrip: Replies['ChangeTrip'] = () => {
    passengers = 40;
    return refusal('staleOrder');
  };
  open({ ...full(), MyTrip, ChangeTrip });
  await userEvent.click(await screen.findByRole('button', { name: /Muuda reisijate arvu/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Salvesta' }));
  expect(await screen.findByText(/^Keegi on tellimust vahepeal muutnud/)).toBeVisible();
  expect(await screen.findByText(/40 reisijat/)).toBeVisible();
});
