import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SentFormContext } from '../../lib/forms/sentForm';
import { takeDrawnReplies } from '../../lib/request/drawnReplies';
import { forgetReplies } from '../../lib/request/keptReply';
import { printPrice } from '../../lib/texts/tripTexts';
import { refusal, renderClient } from '../../testRender';
import type { Replies } from '../../testRender';
import { makeId } from '../../testIds';
import { replied } from '../../testReplies';
import MyTripPage from './MyTripPage';
import { link, someTrip } from './myTrip.fixture';
import { TripRow } from './TripRow';

const path = `/trip?id=${link.id}&key=${link.key}`;
const offered = someTrip();
const offerId = offered.price!.offerId;
const replies = (trip = offered): Replies => ({
  MyTrip: () => ({ data: { myTrip: trip } }),
  MyChange: () => ({ data: { myChange: null } }),
  InvoicesOfTrip: () => ({ data: { invoicesOfTrip: [] } }),
  PortalInfo: () => ({ data: replied('PortalInfo', 'full') }),
  CompanyTerms: () => ({ data: replied('CompanyTerms', 'full') }),
  TripMenu: () => ({ data: replied('TripMenu', 'full') }),
});
const open = (given: Replies, at = path) => renderClient(<MyTripPage />, { replies: given, path: at });

it.each<[string, Replies, string]>([
  ['the key is wrong', { ...replies(), MyTrip: () => refusal('wrongKey') }, path],
  ['the id was mangled', { ...replies(), MyTrip: () => refusal('mangledLink') }, path],
  ['the link was cut', replies(), `/trip?id=${link.id}`],
])('says that the link is dead when %s, and gives a number to call', async (_when, given, at) => {
  open(given, at);
  expect(await screen.findByRole('heading', { name: 'Link aegunud!' })).toBeVisible();
  expect(await screen.findByText('+372 5555 0000')).toBeVisible();
});

it('offers another try when the server is away', async () => {
  const MyTrip: Replies['MyTrip'] = () => Promise.reject(new TypeError('x'));
  open({ ...replies(), MyTrip });
  expect(await screen.findByRole('link', { name: 'Proovi uuesti' })).toHaveAttribute('href');
});

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';

it('shows the price with its lines and one sum, the way with its times, terms, papers and a number to call', async () => {
  open(replies({ ...replied('MyTrip', 'quoted').myTrip, id: link.id }));
  const price = plain((await screen.findByRole('region', { name: 'Hind' })).textContent);
  for (const words of [
    'Sõit: 442 km596,70 €',
    'Käibemaks 24%153,22 €',
    'Kohvipaus × 42205,80 €',
    'Kokku maksta997,42 €',
  ])
    expect(price).toContain(words);
  const way = screen.getByRole('region', { name: 'Teekond' });
  for (const words of ['08:00', '09:18 – 10:00', '42 min kohapeal', '11:28']) expect(way).toHaveTextContent(words);
  expect(await screen.findByText(/^Arve esitame pärast reisi\./)).toBeVisible();
  expect(screen.getByRole('link', { name: /Pakkumine \(PDF\)/ })).toHaveAttribute(
    'href',
    `/api/trip/${link.id}/offer.pdf?key=k1`,
  );
  expect(screen.getByRole('link', { name: /Lisa kalendrisse/ })).toHaveAttribute(
    'href',
    `/api/trip/${link.id}/calendar.ics?key=k1`,
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
] as const)('%s: states the status in plain words, and asks for no decision', async (state, words) => {
  open(replies(someTrip({ state })));
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
  expect(screen.queryByRole('button', { name: /Võtan vastu/ })).toBeNull();
});

it('has a paper of each agreement, the last one first', async () => {
  const acceptances = [
    { offerId: makeId('p2'), at: '2026-11-22T10:00:00.000Z', changed: true },
    { offerId: makeId('p1'), at: '2026-11-20T10:00:00.000Z', changed: false },
  ];
  open(replies(someTrip({ state: 'confirmed', acceptances })));
  await screen.findByText(/^Reis on kinnitatud/);
  const papers = screen.getAllByRole('link', { name: /\(PDF\)/ });
  expect(papers.map((paper) => [paper.textContent, paper.getAttribute('href')])).toEqual([
    ['Muudetud tellimus (PDF)22.11.2026 ›', `/api/trip/${link.id}/acceptance.pdf?key=k1&of=${makeId('p2')}`],
    ['Kinnitatud tellimus (PDF)20.11.2026 ›', `/api/trip/${link.id}/acceptance.pdf?key=k1&of=${makeId('p1')}`],
  ]);
});

/** The fields that a browser would send with this button. */
const sentBy = (button: HTMLElement) =>
  Object.fromEntries(new FormData((button as HTMLButtonElement).form!, button as HTMLButtonElement));

it('leads to the decision by a plain form, with its link', async () => {
  open(replies(), `${path}&lang=ru&done=asked`);
  const accept = await screen.findByRole<HTMLButtonElement>('button', { name: /Võtan vastu · 875,40/ });
  expect([accept.type, accept.form?.method]).toEqual(['submit', 'get']);
  expect(sentBy(accept)).toEqual({ ...link, lang: 'ru', decide: 'accept' });
  expect(sentBy(screen.getByRole('button', { name: 'Loobun' }))).toMatchObject({ decide: 'reject' });
});

it('accepts the offer that it shows, by a plain form, and leads back', async () => {
  open(replies(), `${path}&decide=accept`);
  const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: /^Kinnita · 875,40/ });
  expect([confirm.type, confirm.form?.method]).toEqual(['submit', 'post']);
  expect(sentBy(confirm)).toEqual({
    decide: 'accept',
    offerId,
    fullName: 'Õie Jõgeväli',
    email: 'oie@rahvatants.example',
    phone: '+372 5551 2345',
  });
  expect(screen.getByRole('region', { name: 'Hind' })).toHaveTextContent('875,40');
  const back = screen.getByRole<HTMLButtonElement>('button', { name: 'Jäta nii' });
  expect([back.form?.method, sentBy(back)]).toEqual(['get', link]);
});

it('shows errors at their fields, and keeps the input', async () => {
  renderClient(
    <SentFormContext
      value={{
        values: { fullName: '', email: 'oie@rahvatants.example', phone: '12', offerId: makeId('p0') },
        missing: ['fullName'],
        messages: { phone: 'Palun sisestage korrektne telefoninumber' },
      }}
    >
      <MyTripPage />
    </SentFormContext>,
    { replies: replies(), path: `${path}&decide=accept` },
  );
  expect(await screen.findByLabelText('Täisnimi')).toHaveAccessibleDescription('Palun sisestage täisnimi');
  expect(screen.getByLabelText('Telefon')).toHaveAccessibleDescription('Palun sisestage korrektne telefoninumber');
  // The page decides on this offer, whichever was shown before.
  expect(sentBy(screen.getByRole('button', { name: /^Kinnita/ }))).toMatchObject({ phone: '12', offerId });
});

it('rejects with a reason only', async () => {
  renderClient(
    <SentFormContext value={{ values: {}, missing: ['reason'], messages: {} }}>
      <MyTripPage />
    </SentFormContext>,
    { replies: replies(), path: `${path}&decide=reject` },
  );
  expect(await screen.findByText('Palun valige põhjus')).toBeVisible();
  await userEvent.click(screen.getByLabelText('Reis jääb ära'));
  expect(sentBy(screen.getByRole('button', { name: 'Edasta' }))).toEqual({
    decide: 'reject',
    offerId,
    reason: 'trip_cancelled',
  });
});

it('asks for no money while another offer is asked for: the former one has ended', async () => {
  open(replies(replied('MyTrip', 'askedAgain').myTrip), path);
  await userEvent.click(await screen.findByRole('button', { name: /^Toitlustus/ }));
  expect((await screen.findByText(/^Toitlustus kokku/)).textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Toitlustus kokku 0,00 €',
  );
  expect(screen.queryByRole('region', { name: 'Hind' })).toBeNull();
});

it('asks for another offer by a plain form', async () => {
  open(replies(someTrip({ state: 'ended' })));
  const again = await screen.findByRole<HTMLButtonElement>('button', { name: 'Küsi uut pakkumist' });
  expect([again.type, again.form?.method, sentBy(again)]).toEqual(['submit', 'post', { decide: 'askAgain' }]);
});

it.each([
  ['accepted', 'confirmed', 'Tellimus aktsepteeritud', 1],
  ['accepted', 'offered', 'Tellimus aktsepteeritud', 0],
  ['rejected', 'rejected', 'Tagasiside edastatud', 1],
  ['asked', 'askedAgain', 'Aitäh, saime soovi kätte!', 1],
  ['before', 'rejected', 'See pakkumine on juba vastatud.', 1],
  ['nonsense', 'confirmed', 'See pakkumine on juba vastatud.', 0],
] as const)('after %s, while the trip is %s, %j is said %d times', async (done, of, words, times) => {
  open(replies({ ...replied('MyTrip', of).myTrip, id: link.id }), `${path}&done=${done}`);
  await screen.findByRole('region', { name: 'Teekond' });
  expect(screen.queryAllByText(words)).toHaveLength(times);
});

it('decides on nothing that waits for no decision', async () => {
  open(replies(someTrip({ state: 'confirmed' })), `${path}&decide=accept`);
  expect(await screen.findByText(/^Reis on kinnitatud/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Kinnita/ })).toBeNull();
});

it("begins with the server's drawing, and reads the trip again", async () => {
  const drawn = { data: { myTrip: { ...offered, passengers: 11 } } };
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'replies';
  data.textContent = JSON.stringify([['MyTrip', link, drawn]]);
  document.body.append(data);
  takeDrawnReplies();
  data.remove();
  open(replies());
  expect(screen.getByText(/11 reisijat/)).toBeVisible();
  expect(await screen.findByText(/47 reisijat/)).toBeVisible();
  forgetReplies();
});

it('opens a row that was tapped before its code came', async () => {
  document.documentElement.dataset.tapped = 'Muuda reisijate arvu';
  open(replies());
  expect(await screen.findByLabelText('Reisijate arv')).toBeVisible();
  expect(document.documentElement.dataset.tapped).toBeUndefined();
});

it('opens a row that is tapped while the page is being made', () => {
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

it('shows the price of catering before it is saved, at the prices of then', async () => {
  const [coffee] = replied('TripMenu', 'full').foodPackages;
  const ChangeTrip = jest.fn((_variables: Record<string, unknown>) => ({ data: { changeTrip: { version: 3 } } }));
  open({ ...replies(), TripMenu: () => ({ data: { foodPackages: [{ ...coffee!, price: 9 }] } }), ChangeTrip });
  await userEvent.click(await screen.findByRole('button', { name: /^Toitlustus/ }));
  const field = await screen.findByLabelText('Kohvipaus, kogus');
  await userEvent.clear(field);
  await userEvent.type(field, '10');
  expect(plain(screen.getByText(/Toitlustus kokku/).textContent)).toBe(
    'Toitlustus kokku 49,00 €. Reisi eest maksate kokku 718,60 €.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Salvesta' }));
  expect(await screen.findByText('Muudatused salvestatud!')).toBeVisible();
  expect(ChangeTrip.mock.calls[0]?.[0]).toEqual({
    ...link,
    version: 2,
    changes: { food: { items: [{ id: coffee!.id, count: 10 }], foodTotal: 49 } },
  });
});

it('shows a conflict in the second tab, with the present trip', async () => {
  let { passengers } = offered;
  const MyTrip: Replies['MyTrip'] = () => ({ data: { myTrip: { ...offered, passengers } } });
  const ChangeTrip: Replies['ChangeTrip'] = () => {
    passengers = 40;
    return refusal('staleOrder');
  };
  open({ ...replies(), MyTrip, ChangeTrip });
  await userEvent.click(await screen.findByRole('button', { name: /Muuda reisijate arvu/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Salvesta' }));
  expect(await screen.findByText(/^Keegi on tellimust vahepeal muutnud/)).toBeVisible();
  expect(await screen.findByText(/40 reisijat/)).toBeVisible();
});

describe('a change of the trip', () => {
  const confirmed = someTrip({ state: 'confirmed' });
  const priced = replied('MyChange', 'priced').myChange!;

  it('stands on top with a priced request, with one sum, the cancellation fee, and a form that needs no script', async () => {
    open({ ...replies(confirmed), MyChange: () => ({ data: { myChange: priced } }) });
    expect(await screen.findByText(/Muudatuse hind ootab teie otsust\. Seni kehtib/)).toBeVisible();
    const card = await screen.findByRole('region', { name: 'Muudatuse hind' });
    const [first] = screen.getAllByRole('region');
    expect(first).toBe(card);
    const text = plain(card.textContent);
    const sum = plain(printPrice(priced.amountDue));
    for (const words of [
      'Vedaja: Nii saab',
      `Kokku maksta${sum}`,
      `Praegu maksate kokku ${plain(printPrice(priced.amountDueNow))}.`,
    ])
      expect(text).toContain(words);
    expect(priced.foodTotal).toBeGreaterThan(0);
    expect(priced.cancellation.length).toBeGreaterThan(1);
    for (const { when, cost } of priced.cancellation) expect(text).toContain(plain(`${when}${cost}`));
    const take = screen.getByRole<HTMLButtonElement>('button', { name: /^Võtan vastu/ });
    expect(plain(take.textContent)).toBe(`Võtan vastu · ${sum}`);
    const sentBy = (button: HTMLButtonElement) => Object.fromEntries(new FormData(button.form!, button));
    expect(sentBy(take)).toEqual({ requestId: priced.id, decide: 'takeChange' });
    expect(sentBy(screen.getByRole('button', { name: 'Jääb nii, nagu oli' }))).toEqual({
      requestId: priced.id,
      decide: 'leaveChange',
    });
  });

  it('that waits for the office names the next step', async () => {
    open({ ...replies(confirmed), MyChange: () => ({ data: replied('MyChange', 'later') }) });
    expect(await screen.findByText(/muudatuse soov on meil\. Vaatame selle üle ja vastame e-kirjaga/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Muudatuse hind' })).toBeNull();
  });

  it('that was decided elsewhere meanwhile says why nothing was done', async () => {
    renderClient(
      <SentFormContext value={{ values: {}, missing: [], messages: {}, problem: 'See muudatus on juba tehtud' }}>
        <MyTripPage />
      </SentFormContext>,
      { replies: replies(confirmed), path },
    );
    expect(await screen.findByText('See muudatus on juba tehtud')).toBeVisible();
  });
});

it('shows the cancellation fee beside the sum, before the button that accepts', async () => {
  open(replies());
  const terms = await screen.findByRole('region', { name: 'Tühistamine' });
  expect(screen.getByRole('region', { name: 'Hind' })).toContainElement(terms);
  const { cancellation } = offered.price!;
  expect(cancellation.length).toBeGreaterThan(1);
  for (const { when, cost } of cancellation) expect(plain(terms.textContent)).toContain(plain(`${when}${cost}`));
  const accept = screen.getByRole('button', { name: /^Võtan vastu/ });
  expect(terms.compareDocumentPosition(accept)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it.each([
  ['after it was confirmed', 79.16, ['Päring: tehtud', 'Pakkumine: tehtud', 'Kinnitatud: tehtud', 'Sõit: ees']],
  ['before', null, ['Päring: tehtud', 'Pakkumine: tehtud', 'Kinnitatud: ees', 'Sõit: ees']],
])('a trip that was cancelled %s keeps the stations that it had come to', async (_when, cancellationFee, words) => {
  open(replies(someTrip({ state: 'cancelled', cancellationFee, acceptances: [] })));
  const line = await screen.findByRole('list', { name: 'Kus reis praegu on' });
  for (const word of words) expect(line).toHaveTextContent(word);
});

it('shows an invoice with its state, how to pay it, and its file', async () => {
  const { invoicesOfTrip } = replied('InvoicesOfTrip', 'open');
  const [invoice] = invoicesOfTrip;
  open({
    ...replies({ ...replied('MyTrip', 'quoted').myTrip, id: link.id, state: 'confirmed' }),
    InvoicesOfTrip: () => ({ data: { invoicesOfTrip } }),
  });
  const card = within(await screen.findByRole('region', { name: `Ettemaksuarve ${invoice?.number}` }));
  expect(card.getByText('ootab maksmist')).toBeVisible();
  expect(card.getByText(invoice?.referenceNumber ?? '?')).toBeVisible();
  expect(card.getByRole('link', { name: 'Laadi arve (PDF)' })).toHaveAttribute(
    'href',
    `/api/trip/${link.id}/invoice.pdf?key=${link.key}&of=${invoice?.id}`,
  );
});
